import { describe, expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { buildInvoice, compareBids, estimatePackage } from "./commerce.ts";
import { buildFacts, getClearance, getTask } from "./facts.ts";
import { price, roundHalf } from "./money.ts";
import { costScaffold, measureScaffold } from "./scaffolds.ts";

/** The cases of docs/plant.md. */

test("halves are rounded away from zero, also those that a float misses", () => {
  expect([roundHalf(0.5), roundHalf(-0.5), price(1.005, 100), price(3.5, 15411)]).toEqual([
    1, -1, 101, 53939,
  ]);
});

test("who isn't cleared or comes later has not badged in when the roster is looked at, nor in the crew", () => {
  const { shift } = smallPlant;
  const count = (rosterAt: string) => {
    const { crews, ...facts } = buildFacts({ ...smallPlant, shift: { ...shift, rosterAt } });
    return [facts.shift.badged, crews["Crew 1"]?.cleared, crews["Crew 1"]?.badged];
  };
  expect(count(shift.rosterAt)).toEqual([2, 2, 2]);
  expect(count("05:50")).toEqual([0, 2, 1]);
});

test("an estimate keeps what was added after freeze apart", () => {
  expect(estimatePackage(smallPlant, "E-1")).toMatchObject({
    frozen: { hours: 31.05, cost: 193752 },
    added: { hours: 20.7, cost: 137034 },
    forecast: { hours: 51.75, cost: 330786 },
    frozenRate: 6240,
  });
});

test("a scaffold costs erection and use; what is overbuilt and idle counts once", () => {
  expect(costScaffold(smallPlant, "S-1")).toMatchObject({
    state: "idle",
    overbuiltPercent: 50,
    days: 41,
    idleDays: 17,
    perDay: 1620,
    erectionCost: 201600,
    useCost: 66420,
    total: 268020,
    idleCost: 27540,
    overbuiltErection: 67200,
    overbuiltUse: 22140,
    idleRequested: 18360,
    avoidable: 107700,
  });
  expect(costScaffold(smallPlant, "S-2").state).toBe("overbuilt");
});

test("a scaffold is measured by its sides", () => {
  expect(measureScaffold(smallPlant, "S-3")).toMatchObject({
    requestedVolume: 150,
    builtVolume: 148.5,
    volumeDifference: -1.5,
    amount: 166320,
    amountDifference: -1680,
    hoursPerUnit: 0.21,
  });
});

test("an invoice pays what is verified, holds what is claimed beyond, and keeps retention of lump sums", () => {
  const { lines, ...sums } = buildInvoice(smallPlant, "1");
  expect(lines.map(({ amount }) => amount)).toEqual([166320, 1150800, 109600, 5040000]);
  expect(sums).toMatchObject({ retentionAmount: 252000, held: 109600, due: 6105120 });
});

test("a bid is compared with its exclusions priced", () => {
  const { bids } = compareBids(smallPlant, "RFQ-1");
  expect(bids.map(({ total, difference }) => [total, difference.toFixed(1)])).toEqual([
    [39850000, "-3.3"],
    [40540000, "-1.6"],
  ]);
});

describe("a certificate", () => {
  const on = (expires: string) => ({
    ...smallPlant,
    shift: {
      ...smallPlant.shift,
      certificates: [{ worker: "W-3", name: "Confined space", expires }],
    },
  });

  test.each([
    ["2025-11-16", "stopped"],
    ["2025-11-17", "expiring"],
    ["2025-12-01", "expiring"],
    ["2025-12-02", "cleared"],
  ])("that expires on %s: %s on November 17", (expires, state) => {
    expect(getClearance(on(expires), "W-3", "WO-2")).toBe(state);
  });

  test("that the work order does not ask for stops nobody", () => {
    expect(getClearance(on("2025-11-14"), "W-3", "WO-3")).toBe("cleared");
  });
});

const task = { crew: "Crew 1", remaining: 1, float: 1, lost: 0, percent: 0 };

test("a task is due its remaining hours after the handoff, and has earned its share of the budget", () => {
  expect(getTask(smallPlant, "WO-1")).toMatchObject({ due: "07:30", earned: 180 });
});

test("a task has at the handoff what the shift left of its float: less the hours it waited, was short or lost, and its pause", () => {
  const paused = { ...task, float: 12, lost: 1, until: "21:00" };
  const orders = smallPlant.site.orders.map((order) =>
    order.id === "WO-3" ? { ...order, task: paused } : order,
  );
  const plant = { ...smallPlant, site: { ...smallPlant.site, orders } };
  const left = orders.map(({ id }) => getTask(plant, id)?.floatLeft);
  expect(left).toEqual([-5, 5, 7.5]);
});

test("hours above the band are priced at the site's average", () => {
  const { kpis } = smallPlant.commerce;
  const given = { name: "North", days: 28, lines: 1, hours: 1000, rate: 7000, mix: [], trend: [] };
  const rest = { approval: 1, disputed: 0, added: 0, idle: 0, waiting: 0 };
  const price = (ratio: number) => {
    const sites = [{ ...given, ...rest, ratio }];
    const commerce = { ...smallPlant.commerce, kpis: { ...kpis, sites } };
    return buildFacts({ ...smallPlant, commerce }).kpis.sites.North;
  };
  expect(price(1.14)).toMatchObject({ beyond: 60, beyondCost: 420000 });
  expect(price(1.06)).toMatchObject({ beyond: 0, beyondCost: 0 });
});

test("of a shift, only what can come back is projected, over the day shifts of the turnaround", () => {
  const { shift } = smallPlant;
  const measure = (...oneOffs: string[]) =>
    buildFacts({ ...smallPlant, shift: { ...shift, event: { ...shift.event, oneOffs } } }).event;
  expect(measure()).toMatchObject({
    days: 21,
    oneOff: 0,
    recurring: { workers: 2, disputed: 10275, overEvent: 181525 },
  });
  expect(measure("Crew 1")).toMatchObject({
    oneOff: 10275,
    recurring: { workers: 1, disputed: 0, overEvent: 0 },
  });
});

test("the pilot in a turnaround follows from the hours gap's sample", () => {
  // 40 people × 21 days × 1 of 2 lines × 1.00 h × $86.44, or half of it; 60 h at $65.
  expect(buildFacts(smallPlant).pilot).toMatchObject({
    hours: 624,
    cost: 390_000,
    half: 1_820_000,
    full: 3_630_000,
  });
});

test("hours bring back nothing for people whom no contract pays by the hour", () => {
  // A third line of the shift, paid by unit: two of three, so 27 of 40 people.
  const [contract] = smallPlant.contracts.contracts;
  const [line] = smallPlant.shift.workers;
  if (!contract || !line) throw new Error("the small plant has no contract or no worker");
  const byUnit = { ...contract, id: "MSA-2", billing: "Unit Rate", rates: { SC: 0 } } as const;
  const facts = buildFacts({
    ...smallPlant,
    contracts: { ...smallPlant.contracts, contracts: [contract, byUnit] },
    shift: {
      ...smallPlant.shift,
      workers: [...smallPlant.shift.workers, { ...line, worker: "W-4", class: "SC" }],
    },
  });
  // 27 people × 21 days × 1 of 2 lines × 1.00 h × $86.44.
  expect(facts.pilot).toMatchObject({ byTheHour: 27, full: 2_450_000 });
});

test("each day of the event has the straight time that the workweek before it leaves", () => {
  // From a Saturday on, with 11 h a day and workweeks from Friday, ten days end at straight time.
  const facts = buildFacts(smallPlant);
  expect(facts.gap).toMatchObject({ straight: 10, overtime: 11, hourRate: 8644 });
  expect(facts.shift).toMatchObject({ weekHours: 33, straightLeft: 8 });
});
