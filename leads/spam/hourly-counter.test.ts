import { expect, it, onTestFinished, vi } from "vitest";
import { describeCounter } from "../../tests/leads/counter-contract.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { startVisitCounter } from "../visit-counter.ts";
import { createMemoryCounter, getAddressBlocks, getClientAddress } from "./hourly-counter.ts";

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

it("forgets a day's visitors within a minute of its end, also where nobody comes", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T23:59:30Z"), toFake: ["Date", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = await openTestStore();
  const seen = createMemoryCounter();
  const context = { store, clock: { now: () => new Date() }, timeZone: "UTC" };
  const { countVisit, stop } = startVisitCounter(context as never, seen);
  await countVisit({ page: "/" }, "192.0.2.1");
  const count = () => seen.getCount("192.0.2.1", new Date("2026-11-20T00:00Z"));
  expect(await count()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(await count()).toBe(0);
  await stop();
});

const forwarded = { "x-forwarded-for": "1.1.1.1, 2.2.2.2,3.3.3.3" };
const told = { "cf-connecting-ip": "4.4.4.4", ...forwarded };

it.each<[headers: Record<string, string>, trustedProxies: number, addressHeader: string, string]>([
  [forwarded, 0, "", "9.9.9.9"],
  [forwarded, 1, "", "3.3.3.3"],
  [forwarded, 2, "", "2.2.2.2"],
  [{}, 1, "", "9.9.9.9"],
  [{ "x-forwarded-for": "1.1.1.1," }, 1, "", "9.9.9.9"],
  [told, 0, "cf-connecting-ip", "4.4.4.4"],
  [told, 0, "", "9.9.9.9"],
  [forwarded, 0, "cf-connecting-ip", "9.9.9.9"],
])(
  "the address behind %j, with %i trusted proxies and the host's header %j, is %s",
  (headers, trustedProxies, addressHeader, address) => {
    const trust = { trustedProxies, addressHeader };
    expect(getClientAddress(new Headers(headers), "9.9.9.9", trust)).toBe(address);
  },
);

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["[0:0:0:0:0:ffff:c000:201]:443", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "20010db800010002/64", "20010db8000100/56", "20010db80001/48"],
  ["unknown", "unknown"],
])("the blocks of %j are %j and around it %j", (address, ...blocks) => {
  expect(getAddressBlocks(address).map(({ key }) => key)).toEqual(blocks);
});
