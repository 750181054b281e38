import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import { getOldBacklog, startBacklogWatch } from "./warnings.ts";

const start = new Date("2026-11-20T10:00:00Z");
let backlog: { count: number; oldest?: Date };
const store = { getBacklog: async () => backlog } as DeliveryQueue;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it("is silent up to 15 minutes, then names number and age", async () => {
  backlog = { count: 0 };
  expect(await getOldBacklog(store, start)).toBeUndefined();
  backlog = { count: 3, oldest: start };
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  expect(await getOldBacklog(store, at(14.9))).toBeUndefined();
  expect(await getOldBacklog(store, at(15))).toEqual({ count: 3, oldestMinutes: 15 });
});

it("logs a warning every quarter of an hour while it lasts", async () => {
  backlog = { count: 1, oldest: start };
  const error = vi.fn();
  const stop = startBacklogWatch(store, { now: () => new Date() }, { info: vi.fn(), error });
  await vi.advanceTimersByTimeAsync(50 * 60_000);
  const minutes = error.mock.calls.map(([, details]) => details.oldestMinutes);
  expect(minutes).toEqual([15, 30, 45]);
  backlog = { count: 0 };
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(error).toHaveBeenCalledTimes(3);
  await stop();
});
