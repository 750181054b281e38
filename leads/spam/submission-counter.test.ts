import { expect, it } from "vitest";
import { describeCounter } from "../../tests/leads/counter-contract.ts";
import { createMemoryCounter } from "./submission-counter.ts";

describeCounter("the memory", async () => createMemoryCounter());

it("counts on, without growing, when addresses come without end", async () => {
  const counter = createMemoryCounter();
  const now = new Date("2026-11-20T10:00:00Z");
  for (let number = 0; number < 20_000; number++) {
    await counter.countSubmission(`2001:db8:${number}::/64`, 9, now);
  }
  const late = () => counter.countSubmission("192.0.2.1", 9, now);
  expect(await late()).toEqual({ fromAddress: 1, total: 20_001 });
  expect(await late()).toEqual({ fromAddress: 1, total: 20_002 });
  const early = await counter.countSubmission("2001:db8:0::/64", 9, now);
  expect(early.fromAddress).toBe(2);
});
