import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

test("a new message takes the place of the one before it", async () => {
  const { showToast, toastStore } = await import("./toast-store.ts");
  showToast({ title: "first" });
  showToast({ title: "second" });
  expect(toastStore.get()).toMatchObject([{ title: "second", isOpen: true }]);
});

test("a dismissed message stays in the store, closed, and is removed later", async () => {
  const { dismissToast, showToast, toastStore } = await import("./toast-store.ts");
  showToast({ title: "first" });
  dismissToast(toastStore.get()[0]?.id ?? "");
  expect(toastStore.get()).toMatchObject([{ title: "first", isOpen: false }]);
  vi.advanceTimersByTime(1_000_000);
  expect(toastStore.get()).toEqual([]);
});

test("dismissing one that was replaced changes nothing", async () => {
  const { dismissToast, showToast, toastStore } = await import("./toast-store.ts");
  showToast({ title: "first" });
  const [first] = toastStore.get();
  showToast({ title: "second" });
  dismissToast(first?.id ?? "");
  vi.runAllTimers();
  expect(toastStore.get()).toMatchObject([{ title: "second", isOpen: true }]);
});

beforeEach(() => vi.resetModules());

test("what is said before the toaster is there is delivered in order, once", async () => {
  const { deliverNotices, showNotice } = await import("./toast-store.ts");
  showNotice("first");
  showNotice("second");
  const deliver = vi.fn();
  deliverNotices(deliver);
  deliverNotices(deliver);
  expect(deliver.mock.calls).toEqual([["first"], ["second"]]);
});

test("what is said afterwards is delivered at once", async () => {
  const { deliverNotices, showNotice } = await import("./toast-store.ts");
  const deliver = vi.fn();
  deliverNotices(deliver);
  showNotice("third");
  expect(deliver.mock.calls).toEqual([["third"]]);
});
