import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

test("what is said before the toaster is there is delivered in order, once", async () => {
  const { deliverNotices, showNotice } = await import("./notices.ts");
  showNotice("first");
  showNotice("second");
  const deliver = vi.fn();
  deliverNotices(deliver);
  deliverNotices(deliver);
  expect(deliver.mock.calls).toEqual([["first"], ["second"]]);
});

test("what is said afterwards is delivered at once", async () => {
  const { deliverNotices, showNotice } = await import("./notices.ts");
  const deliver = vi.fn();
  deliverNotices(deliver);
  showNotice("third");
  expect(deliver.mock.calls).toEqual([["third"]]);
});
