import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFragment, parseFragment } from "./fragment.ts";

const example = { requested: "120", list: "" };

test("whatever is typed comes back from the address", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (requested, list) => {
      const values = { requested, list };
      expect(parseFragment(buildFragment(values), example)).toEqual(values);
    }),
  );
});

test("a field that the address does not name has the example's value; other names are ignored", () => {
  expect(parseFragment("#requested=80&other=1", example)).toEqual({ requested: "80", list: "" });
  expect(parseFragment("#by-hand", example)).toBeUndefined();
  expect(parseFragment("", example)).toBeUndefined();
});
