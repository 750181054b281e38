import { compareBids } from "./bids.ts";
import { getCertificates, getClearance } from "./clearance.ts";
import { addDays, countDays } from "./days.ts";
import { estimatePackage } from "./estimate.ts";
import { costPilot, takeSample } from "./gap.ts";
import { buildInvoice } from "./invoice.ts";
import { judgeSite, measureShift } from "./kpis.ts";
import { type Cents, price, roundHalf, sum } from "./money.ts";
import { costScaffold, measureScaffold, type ScaffoldCost } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { choices, questions, type Settlement, settlePlant, unseen } from "./settle.ts";
import {
  countBadged,
  countCrewBadged,
  getShiftRules,
  getWeekHours,
  isByTheHour,
  listRecurring,
  type SettledLine,
  settleShift,
  totalLines,
} from "./shift.ts";
import { getTask } from "./tasks.ts";
import { costWaiting } from "./waiting.ts";

/** Items by the value of one of their fields. */
const indexBy = <T, K extends keyof T>(items: readonly T[], key: K) =>
  indexAs(items, key, (item) => item);

/** What `getValue` says of each item, by the value of one of its fields. */
const indexAs = <T, K extends keyof T, V>(
  items: readonly T[],
  key: K,
  getValue: (item: T) => V,
): Record<string, V> =>
  Object.fromEntries(items.map((item) => [String(item[key]), getValue(item)]));

const getSums = ({ total, kpis }: Settlement) => ({ total, kpis });

/**
 * The shift in the whole turnaround: what recurs, over its day shifts (nights are other crews), what doesn't,
 * counted once, and the waiting on record so far.
 */
function measureEvent(
  plant: Plant,
  disputed: Cents,
  { crewRate, craneRate }: { crewRate: Cents; craneRate: Cents },
) {
  const { event } = plant.shift;
  const days = countDays(event.from, event.to) + 1;
  const recurring = totalLines(listRecurring(plant));
  /** On a day of the event, with the straight time that its workweek leaves. */
  const getDisputed = (day: number) => {
    const shift = { ...plant.shift, date: addDays(event.from, day) };
    return totalLines(listRecurring({ ...plant, shift })).disputed;
  };
  return {
    ...event,
    days,
    recurring: {
      ...recurring,
      overEvent: sum([...Array(days).keys()], getDisputed),
    },
    oneOff: disputed - recurring.disputed,
    waitingCost: price(event.waited, crewRate) + price(event.craneWaited, craneRate),
  };
}

/** What each choice of "Settle one shift" leads to by itself, by question and choice. */
const settleEach = (plant: Plant) =>
  Object.fromEntries(
    questions.map((question) => [
      question,
      Object.fromEntries(
        choices[question].map((choice) => [
          choice,
          settlePlant(plant, { [question]: choice })[question],
        ]),
      ),
    ]),
  );

/** Who is on the roster, at work or stopped at the gate: hours, contract, certificates. */
function listWorkers(plant: Plant, lines: readonly SettledLine[]) {
  const { contracts, shift } = plant;
  const getPapers = ({ worker, order }: { worker: string; order: string }) => ({
    certificates: indexBy(getCertificates(plant, worker), "name"),
    clearance: getClearance(plant, worker, order),
  });
  return {
    ...indexAs(lines, "worker", (line) => ({ ...line, ...getPapers(line) })),
    ...indexAs(shift.stopped, "worker", (stopped) => ({
      ...stopped,
      ...getPapers(stopped),
      craft: contracts.crafts[stopped.class],
      contract: contracts.contracts.find(({ rates }) => stopped.class in rates),
    })),
  };
}

/** The scaffolds that stand, by tag, and what they come to, also in each zone. */
function listScaffolds(plant: Plant, costs: readonly ScaffoldCost[]) {
  const { scaffolds } = plant;
  return {
    ...indexBy(costs, "tag"),
    ...indexAs(scaffolds.measured, "tag", ({ tag }) => measureScaffold(plant, tag)),
    standing: costs.length,
    total: {
      cost: sum(costs, ({ total }) => total),
      overbuilt: sum(costs, ({ overbuilt }) => overbuilt),
      overbuiltCost: sum(costs, (each) => each.overbuiltErection + each.overbuiltUse),
      avoidable: sum(costs, ({ avoidable }) => avoidable),
    },
    overbuiltFrom: scaffolds.overbuiltFrom,
    idleAfter: scaffolds.idleAfter,
    states: {
      inUse: costs.filter(({ state }) => state === "inUse").length,
      idle: costs.filter(({ state }) => state === "idle").length,
      overbuilt: costs.filter(({ state }) => state === "overbuilt").length,
    },
    zones: indexAs(costs, "zone", ({ zone }) => {
      const here = costs.filter((each) => each.zone === zone);
      return { standing: here.length, larger: here.filter((each) => each.overbuilt > 0).length };
    }),
  };
}

/**
 * Everything that content may refer to, given and derived, by kind and number: `workers.W-0774.payable`,
 * `scaffolds.S-04217.idleCost`. Money in cents, hours decimal, days as ISO 8601.
 */
export function buildFacts(plant: Plant) {
  const { site, contracts, shift, catalog, scaffolds, commerce } = plant;
  const lines = settleShift(plant);
  const totalOf = (isMeant: (line: (typeof lines)[number]) => boolean) =>
    totalLines(lines.filter(isMeant));
  const costs = scaffolds.standing.map(({ tag }) => costScaffold(plant, tag));
  const byTheHour = totalLines(lines.filter(isByTheHour));
  const waiting = costWaiting(plant);
  const costliest = settlePlant(plant, unseen);
  const event = measureEvent(plant, byTheHour.disputed, waiting);
  return {
    unit: site.unit,
    rules: contracts.rules,
    shift: {
      ...shift,
      badged: countBadged(plant),
      weekHours: getWeekHours(plant),
      straightLeft: getShiftRules(plant).overtimeFrom,
      total: { ...totalLines(lines), ...measureShift(lines, costs) },
      // What a payable hour comes to, overtime, per diem and equipment included.
      byTheHour: { ...byTheHour, rate: roundHalf(byTheHour.amount / byTheHour.payable) },
    },
    waiting,
    event,
    gap: { ...shift.gap, ...takeSample(plant) },
    pilot: costPilot(plant, event.days),
    contracts: indexBy(contracts.contracts, "id"),
    crews: indexAs(site.crews, "name", (crew) => ({
      ...crew,
      badged: countCrewBadged(plant, crew),
      ...totalOf((line) => line.crew === crew.name),
    })),
    contractors: indexAs(contracts.contracts, "contractor", ({ contractor }) =>
      totalOf(({ contract }) => contract.contractor === contractor),
    ),
    orders: indexAs(site.orders, "id", (order) => ({
      ...order,
      ...totalOf((line) => line.order === order.id),
      task: getTask(plant, order.id),
    })),
    workers: listWorkers(plant, lines),
    fieldChanges: indexBy(site.fieldChanges, "tag"),
    catalog: indexBy(catalog.items, "id"),
    packages: indexAs(catalog.packages, "id", ({ id }) => {
      const estimated = estimatePackage(plant, id);
      return { ...estimated, lines: indexBy(estimated.lines, "item") };
    }),
    scaffolds: listScaffolds(plant, costs),
    invoices: indexAs(commerce.invoices, "number", ({ number }) => {
      const built = buildInvoice(plant, number);
      return { ...built, lines: indexBy(built.lines, "order") };
    }),
    rfqs: indexAs(commerce.rfqs, "id", ({ id }) => {
      const compared = compareBids(plant, id);
      return { ...compared, bids: indexBy(compared.bids, "name") };
    }),
    settled: {
      ...settleEach(plant),
      open: getSums(settlePlant(plant, {})),
      unseen: {
        ...getSums(costliest),
        /** of what is avoidable, the late start's part */
        lateShare: costliest.scaffold.lateCost / costliest.total.avoidable,
      },
    },
    kpis: {
      ...commerce.kpis,
      sites: indexAs(commerce.kpis.sites, "name", (each) => judgeSite(each, commerce.kpis)),
    },
  };
}
