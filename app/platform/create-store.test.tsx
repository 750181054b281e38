import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { createStore, type Store } from "./create-store.ts";
import { useStore } from "./use-store.ts";

const Value = ({ store }: { store: Store<string> }) => <p>{useStore(store)}</p>;

test("what is drawn is the initial value, whatever the store holds by then", () => {
  const store = createStore("drawn");
  store.set("changed");
  expect(renderToString(<Value store={store} />)).toBe("<p>drawn</p>");
});

test("a listener that throws keeps nothing from the others until they leave, and is reported", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
  const store = createStore(1);
  const error = new Error("refused");
  const listener = vi.fn();
  store.subscribe(() => {
    throw error;
  });
  const leave = store.subscribe(listener);
  store.set(2);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(error);
});
