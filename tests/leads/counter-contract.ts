import { expect, it } from "vitest";
import type { SubmissionCounter } from "../../leads/spam/submission-counter.ts";

/** What every submission counter must do; `getCounter` gives one that has counted nothing. */
export function describeCounter(
  adapter: string,
  getCounter: () => Promise<SubmissionCounter>,
): void {
  it(`${adapter} counts an hour's submissions, by address and in total`, async () => {
    const counter = await getCounter();
    const count = (block: string, time: string) =>
      counter.countSubmission(block, 9, new Date(`2026-11-20T${time}Z`));
    expect(await count("192.0.2.1", "10:00:00")).toEqual({ fromAddress: 1, total: 1 });
    expect(await count("192.0.2.1", "10:59:59")).toEqual({ fromAddress: 2, total: 2 });
    expect(await count("192.0.2.2", "10:59:59")).toEqual({ fromAddress: 1, total: 3 });
    expect(await counter.getTotal(new Date("2026-11-20T10:30:00Z"))).toBe(3);
    expect(await count("192.0.2.1", "11:00:00")).toEqual({ fromAddress: 1, total: 1 });
    expect(await counter.getTotal(new Date("2026-11-20T12:00:00Z"))).toBe(0);
  });

  it(`${adapter} counts no address toward the total beyond its own limit`, async () => {
    const counter = await getCounter();
    const count = (block: string) =>
      counter.countSubmission(block, 2, new Date("2026-11-20T10:00:00Z"));
    for (let number = 1; number <= 5; number++) await count("192.0.2.1");
    expect(await count("192.0.2.1")).toEqual({ fromAddress: 6, total: 2 });
    expect(await count("192.0.2.2")).toEqual({ fromAddress: 1, total: 3 });
  });

  it(`${adapter} starts over when its clock is set back, and does not fail`, async () => {
    const counter = await getCounter();
    const count = (day: string) =>
      counter.countSubmission("192.0.2.1", 9, new Date(`${day}T10:00:00Z`));
    expect(await count("2026-11-21")).toEqual({ fromAddress: 1, total: 1 });
    expect(await count("2026-11-20")).toEqual({ fromAddress: 1, total: 1 });
  });

  it(`${adapter} forgets an earlier day although nobody writes on the next`, async () => {
    const counter = await getCounter();
    const now = new Date("2026-11-20T23:30:00Z");
    await counter.countSubmission("192.0.2.1", 9, now);
    await counter.forgetEarlier(now);
    expect(await counter.getTotal(now)).toBe(1);
    await counter.forgetEarlier(new Date("2026-11-21T01:00:00Z"));
    expect(await counter.countSubmission("192.0.2.1", 9, now)).toEqual({
      fromAddress: 1,
      total: 1,
    });
  });

  it(`${adapter} counts none twice and misses none when many come at once`, async () => {
    const counter = await getCounter();
    const now = new Date("2026-11-20T10:00:00Z");
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => counter.countSubmission("192.0.2.1", 99, now)),
    );
    const seen = counts.map(({ fromAddress }) => fromAddress).sort((a, b) => a - b);
    expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
}
