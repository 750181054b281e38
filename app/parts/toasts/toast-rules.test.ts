import { expect, test } from "vitest";
import { getNextToasts, type StoredToast } from "./toast-rules.ts";

const first: StoredToast = { id: "1", title: "first", isOpen: true };
const second: StoredToast = { id: "2", title: "second", isOpen: true };

test("a new message takes the place of the one before it", () => {
  expect(getNextToasts([first], { type: "add", toast: second })).toEqual([second]);
});

test("a dismissed message stays in the store, closed", () => {
  expect(getNextToasts([first], { type: "dismiss", id: "1" })).toEqual([
    { ...first, isOpen: false },
  ]);
});

test("a removed message is gone", () => {
  expect(getNextToasts([first], { type: "remove", id: "1" })).toEqual([]);
});

test("what concerns another message changes nothing", () => {
  expect(getNextToasts([first], { type: "dismiss", id: "2" })).toEqual([first]);
  expect(getNextToasts([first], { type: "remove", id: "2" })).toEqual([first]);
});
