import { expect, it } from "vitest";
import { describeCounter } from "../../tests/leads/counter-contract.ts";
import { createMemoryCounter } from "./hourly-counter.ts";

describeCounter("the memory", async () => createMemoryCounter());

it("lets those that came up longest ago make room when keys come without end", async () => {
  const counter = createMemoryCounter();
  const now = new Date("2026-11-20T10:00:00Z");
  await counter.addCount("idle", now);
  for (let number = 0; number < 30_000; number++) {
    await counter.addCount(`2001:db8:${number}::/64`, now);
    if (number % 10_000 === 0) await counter.addCount("busy", now);
  }
  expect(await counter.addCount("busy", now)).toBe(4);
  expect(await counter.addCount("late", now)).toBe(1);
  expect(await counter.addCount("late", now)).toBe(2);
  expect(await counter.getCount("idle", now)).toBe(0);
});
