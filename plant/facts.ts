import { buildInvoice, compareBids, estimatePackage, judgeSite, measureShift } from "./commerce.ts";
import { addDays, countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import { costPilot, takeSample } from "./gap.ts";
import {
  countBadged,
  countCrewBadged,
  getShiftRules,
  getWeekHours,
  isByTheHour,
  listRecurring,
  type SettledLine,
  settleShift,
  toMinutes,
  totalLines,
} from "./hours.ts";
import { type Cents, price, roundHalf, roundQuantity, sum, toDollars } from "./money.ts";
import { costScaffold, measureScaffold, type ScaffoldCost } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { choices, costWaiting, questions, type Settlement, settlePlant, unseen } from "./settle.ts";

/** A certificate that expires within so many days is announced. */
const announcedDays = 14;

type ClearanceState = "stopped" | "expiring" | "cleared";

/** A worker's certificate on the day of the shift: valid through the day that it expires. */
type Certificate = Plant["shift"]["certificates"][number] & {
  /** days until it expires; negative after that */
  daysLeft: number;
  /** ISO 8601 day on which its holder's contractor is warned */
  announced: string;
  state: ClearanceState;
};

/** The certificates of a worker that are on file, on the day of the shift. */
function getCertificates({ shift }: Plant, worker: string): Certificate[] {
  return shift.certificates
    .filter((each) => each.worker === worker)
    .map((each) => {
      const daysLeft = countDays(shift.date, each.expires);
      const announced = addDays(each.expires, -announcedDays);
      return { ...each, daysLeft, announced, state: getState(daysLeft) };
    });
}

function getState(daysLeft: number): ClearanceState {
  if (daysLeft < 0) return "stopped";
  return daysLeft <= announcedDays ? "expiring" : "cleared";
}

/** Whether a worker may go in for a work order: the worst state of the certificates that it asks for. */
export function getClearance(plant: Plant, worker: string, order: string): ClearanceState {
  const { requires } = findRecord(plant.site.orders, "id", order);
  const states = getCertificates(plant, worker)
    .filter(({ name }) => requires.includes(name))
    .map(({ state }) => state);
  if (states.includes("stopped")) return "stopped";
  return states.includes("expiring") ? "expiring" : "cleared";
}

type Order = Plant["site"]["orders"][number];

type TaskState = "active" | "paused" | "waiting";

/** Waiting if something is missing, paused if it has a time to go on, otherwise active. */
export function getTaskState({ missing, until }: NonNullable<Order["task"]>): TaskState {
  if (missing !== undefined) return "waiting";
  return until === undefined ? "active" : "paused";
}

/**
 * Hours of float at the handoff, below 0 if the order is late: what the schedule gave it at the shift's start,
 * less what it lost in the shift as nobody looked, and what its pause takes after the handoff.
 */
function countFloatLeft(
  plant: Plant,
  id: string,
  { float, lost, until }: NonNullable<Order["task"]>,
) {
  const { certificate, scaffold } = settlePlant(plant, unseen);
  if (id === scaffold.order) return scaffold.floatLeft;
  if (id === certificate.order) return certificate.floatLeft;
  const paused = until === undefined ? 0 : toMinutes(until) - toMinutes(plant.shift.handoff);
  return roundQuantity(float - lost - paused / 60);
}

/**
 * The task of a work order at the handoff: its state, the crews on either side, the float that is left, the
 * hours that its progress is worth by the norms, and the time at which its remaining hours are over.
 */
export function getTask(plant: Plant, id: string) {
  const { site, shift } = plant;
  const { task, tag } = findRecord(site.orders, "id", id);
  if (!task) return;
  const end = toMinutes(shift.handoff) + task.remaining * 60;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, "0");
  const due = `${pad((end / 60) % 24)}:${pad(end % 60)}`;
  const dayCrew = task.crew.replace(/N$/, "");
  const floatLeft = countFloatLeft(plant, id, task);
  const earned = roundQuantity(((task.budget ?? 0) * task.percent) / 100);
  return { ...task, tag, dayCrew, floatLeft, earned, state: getTaskState(task), due };
}

/**
 * The shift as a CSV file for visitors to check: each line with its own inputs and what follows from
 * them. Hours and amounts in dollars have two decimals.
 */
export function writeShiftFile(plant: Plant): string {
  const { shift, contracts } = plant;
  const { rules } = contracts;
  const rows = settleShift(plant).map((line) => ({
    date: shift.date,
    shift: shift.shift,
    worker: line.worker,
    class: line.class,
    contract: line.contract.id,
    billing: line.contract.billing,
    work_order: line.order,
    gate_in: line.in,
    gate_out: line.out,
    window_start: rules.windowStart,
    window_end: rules.windowEnd,
    break_h: rules.break,
    break_from_h: rules.breakFrom,
    minimum_call_h: rules.minimumCall,
    gate_h: line.gate,
    payable_h: line.payable,
    claimed_h: line.claimed,
    difference_h: line.difference,
    standby_h: line.standby,
    standby_reason: line.standbyReason ?? "",
    straight_h: line.straight,
    overtime_h: line.overtime,
    week_before_h: getWeekHours(plant),
    overtime_from_week_h: rules.overtimeFrom,
    rate_usd: toDollars(line.rate),
    overtime_factor: rules.overtimeFactor,
    standby_factor: rules.standbyFactor,
    labor_usd: toDollars(line.pay.labor),
    per_diem_usd: toDollars(line.pay.perDiem),
    equipment: line.equipment ?? "",
    equipment_h: line.equipmentHours,
    equipment_rate_usd: toDollars(line.equipmentRate),
    equipment_usd: toDollars(line.pay.equipment),
    total_usd: toDollars(line.pay.total),
  }));
  const write = (value: string | number) => (typeof value === "number" ? value.toFixed(2) : value);
  const lines = rows.map((row) => Object.values(row).map(write).join(","));
  return `${[Object.keys(rows[0] ?? {}).join(","), ...lines].join("\n")}\n`;
}

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
