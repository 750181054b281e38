import { expect, it } from "vitest";
import {
  countShares,
  countSubmission,
  getTotal,
  type HourlyCounter,
} from "../../leads/spam/hourly-counter.ts";

const now = new Date("2026-11-20T10:00:00Z");
const blockOf = (key: string) => [{ key, factor: 1 }];

/** What every hourly counter must do; `getCounter` gives one that has counted nothing. */
export function describeCounter(adapter: string, getCounter: () => Promise<HourlyCounter>): void {
  it(`${adapter} counts an hour's submissions, by address and in total`, async () => {
    const counter = await getCounter();
    const count = (key: string, time: string) =>
      countSubmission(counter, blockOf(key), 9, new Date(`2026-11-20T${time}Z`));
    expect(await count("192.0.2.1", "10:00:00")).toEqual({ fromAddress: 1, total: 1 });
    expect(await count("192.0.2.1", "10:59:59")).toEqual({ fromAddress: 2, total: 2 });
    expect(await count("192.0.2.2", "10:59:59")).toEqual({ fromAddress: 1, total: 3 });
    expect(await getTotal(counter, new Date("2026-11-20T10:30:00Z"))).toBe(3);
    expect(await count("192.0.2.1", "11:00:00")).toEqual({ fromAddress: 1, total: 1 });
    expect(await getTotal(counter, new Date("2026-11-20T12:00:00Z"))).toBe(0);
  });

  it(`${adapter} gives a network a few times what an address gets, however many it has`, async () => {
    const counter = await getCounter();
    const count = (key: string, network = "net") => {
      const around = { key: network, factor: 2 };
      return countShares(counter, "submission", [...blockOf(key), around], 2, now);
    };
    for (let number = 1; number <= 9; number++) await count("first");
    expect(await count("second")).toBe(2);
    expect(await count("third")).toBe(2);
    expect(await count("fourth")).toBe(3);
    expect(await count("fifth", "other")).toBe(1);
    expect(await countShares(counter, "desk", blockOf("first"), 2, now)).toBe(1);
  });

  it(`${adapter} forgets an earlier day although nobody writes on the next`, async () => {
    const counter = await getCounter();
    const late = new Date("2026-11-20T23:30:00Z");
    await counter.addCount("192.0.2.1", late);
    await counter.forgetEarlier(late);
    expect(await counter.getCount("192.0.2.1", late)).toBe(1);
    await counter.forgetEarlier(new Date("2026-11-21T01:00:00Z"));
    expect(await counter.addCount("192.0.2.1", late)).toBe(1);
  });

  it(`${adapter} counts none twice and misses none when many come at once`, async () => {
    const counter = await getCounter();
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => counter.addCount("192.0.2.1", now)),
    );
    expect(counts.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });
}
