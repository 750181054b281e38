import { expect, test, vi } from "vitest";
import { dismissToast, showToast, toastStore } from "./toast-store.ts";

test("a message takes the place of the one before it; dismissed, it is closed, and removed later", () => {
  vi.useFakeTimers();
  showToast({ title: "first", tone: "default" });
  const { id = "" } = toastStore.get() ?? {};
  showToast({ title: "second", tone: "default" });
  dismissToast(id);
  expect(toastStore.get()).toMatchObject({ title: "second", isOpen: true });
  dismissToast(toastStore.get()?.id ?? "");
  expect(toastStore.get()).toMatchObject({ title: "second", isOpen: false });
  vi.advanceTimersByTime(1_000_000);
  expect(toastStore.get()).toBeUndefined();
  vi.useRealTimers();
});
