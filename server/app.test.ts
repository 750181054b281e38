import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHealthListener } from "./app.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

async function ask(listener: ReturnType<typeof createHealthListener>, url = "/healthz") {
  const writeHead = vi.fn();
  await listener({ url }, { writeHead, end: vi.fn() });
  return writeHead.mock.calls[0]?.[0];
}

it("asks the store once a second, however many ask", async () => {
  const checkHealth = vi.fn(async () => ({}));
  const listener = createHealthListener(checkHealth);
  const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(listener)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(checkHealth).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_001);
  await ask(listener);
  expect(checkHealth).toHaveBeenCalledTimes(2);
});

it("asks again at once after a failure", async () => {
  const checkHealth = vi.fn(async () => ({}));
  checkHealth.mockRejectedValueOnce(new Error("The disk is full"));
  const listener = createHealthListener(checkHealth);
  expect([await ask(listener), await ask(listener)]).toEqual([503, 200]);
});
