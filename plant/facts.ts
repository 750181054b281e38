import { buildInvoice, compareBids, estimatePackage } from "./commerce.ts";
import { addDays, countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import { costPilot, takeSample } from "./gap.ts";
import {
  getContract,
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
import { costScaffold, measureScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { choices, costWaiting, questions, settlePlant, unseen } from "./settle.ts";

/** A certificate that expires within so many days is announced to its holder's contractor. */
const announcedDays = 14;

/** The certificates of a worker that are on file: each is valid through the day that it expires. */
const getCertificates = ({ shift }: Plant, worker: string) =>
  shift.certificates
    .filter((each) => each.worker === worker)
    .map((each) => ({
      ...each,
      /** on the day of the shift; negative after that */
      daysLeft: countDays(shift.date, each.expires),
      announced: addDays(each.expires, -announcedDays),
    }));

/** Whether a worker may go in for a work order: the worst state of the certificates that it asks for. */
export function getClearance(plant: Plant, worker: string, order: string) {
  const { requires } = findRecord(plant.site.orders, "id", order);
  const asked = getCertificates(plant, worker).filter(({ name }) => requires.includes(name));
  const least = Math.min(...asked.map(({ daysLeft }) => daysLeft));
  if (least < 0) return "stopped";
  return least <= announcedDays ? "expiring" : "cleared";
}

type Task = NonNullable<Plant["site"]["orders"][number]["task"]>;

/** Waiting if something is missing, paused if it has a time to go on, otherwise active. */
function getTaskState({ missing, until }: Task) {
  if (missing !== undefined) return "waiting";
  return until === undefined ? "active" : "paused";
}

/**
 * Hours of float at the handoff, below 0 if the order is late: what the schedule gave it at the shift's start,
 * less what it lost in the shift as nobody looked, and what its pause takes after the handoff.
 */
function countFloatLeft(plant: Plant, id: string, { float, lost, until }: Task) {
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
  const { task, tag } = findRecord(plant.site.orders, "id", id);
  if (!task) return;
  const end = toMinutes(plant.shift.handoff) + task.remaining * 60;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return {
    ...task,
    tag,
    dayCrew: task.crew.replace(/N$/, ""),
    floatLeft: countFloatLeft(plant, id, task),
    earned: roundQuantity(((task.budget ?? 0) * task.percent) / 100),
    state: getTaskState(task),
    due: `${pad((end / 60) % 24)}:${pad(end % 60)}`,
  };
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

/** What `getValue` says of each item, by the value of one of its fields. */
const indexAs = <T, K extends keyof T, V>(
  items: readonly T[],
  key: K,
  getValue: (item: T) => V,
): Record<string, V> =>
  Object.fromEntries(items.map((item) => [String(item[key]), getValue(item)]));

const indexBy = <T, K extends keyof T>(items: readonly T[], key: K) =>
  indexAs(items, key, (item) => item);

/**
 * The shift in the whole turnaround: what recurs, over its day shifts (nights are other crews), and what doesn't,
 * counted once.
 */
function measureEvent(plant: Plant, disputed: Cents) {
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
    recurring: { ...recurring, overEvent: sum([...Array(days).keys()], getDisputed) },
    oneOff: disputed - recurring.disputed,
  };
}

/** What each choice of "Settle one shift" leads to by itself, by question and choice. */
const settleEach = (plant: Plant) =>
  Object.fromEntries(
    questions.map((question) => {
      const settle = (choice: string) => settlePlant(plant, { [question]: choice })[question];
      const settled = choices[question].map((choice) => [choice, settle(choice)]);
      return [question, Object.fromEntries(settled)];
    }),
  );

/** Who is on the roster, at work or stopped at the gate: hours, contract, certificates. */
function listWorkers(plant: Plant, lines: readonly SettledLine[]) {
  const getPapers = ({ worker, order }: { worker: string; order: string }) => ({
    certificates: indexBy(getCertificates(plant, worker), "name"),
    clearance: getClearance(plant, worker, order),
  });
  return {
    ...indexAs(lines, "worker", (line) => ({ ...line, ...getPapers(line) })),
    ...indexAs(plant.shift.stopped, "worker", (stopped) => ({
      ...stopped,
      ...getPapers(stopped),
      craft: plant.contracts.crafts[stopped.class],
      contract: getContract(plant, stopped.class),
    })),
  };
}

/** The scaffolds that stand, by tag, and what they come to, also in each zone. */
function listScaffolds(plant: Plant) {
  const { standing, measured, overbuiltFrom, idleAfter } = plant.scaffolds;
  const costs = standing.map(({ tag }) => costScaffold(plant, tag));
  const countState = (counted: string) => costs.filter(({ state }) => state === counted).length;
  return {
    ...indexBy(costs, "tag"),
    ...indexAs(measured, "tag", ({ tag }) => measureScaffold(plant, tag)),
    standing: costs.length,
    total: {
      cost: sum(costs, ({ total }) => total),
      overbuilt: sum(costs, ({ overbuilt }) => overbuilt),
      overbuiltCost: sum(costs, (each) => each.overbuiltErection + each.overbuiltUse),
      avoidable: sum(costs, ({ avoidable }) => avoidable),
    },
    overbuiltFrom,
    idleAfter,
    states: {
      inUse: countState("inUse"),
      idle: countState("idle"),
      overbuilt: countState("overbuilt"),
    },
    zones: indexAs(costs, "zone", ({ zone }) => {
      const here = costs.filter((each) => each.zone === zone);
      return { standing: here.length, larger: here.filter((each) => each.overbuilt > 0).length };
    }),
  };
}

/** How many of some workers come after the roster was looked at. */
const countLate = (rosterAt: string, lines: readonly { in: string }[]) =>
  lines.filter((line) => line.in > rosterAt).length;

/**
 * Everything that content may refer to, given and derived, by kind and number: `workers.W-0774.payable`,
 * `scaffolds.S-04217.idleCost`. Money in cents, hours decimal, days as ISO 8601.
 */
export function buildFacts(plant: Plant) {
  const { site, contracts, shift, catalog, commerce } = plant;
  const lines = settleShift(plant);
  const byTheHour = totalLines(lines.filter(isByTheHour));
  const stopped = sum(site.crews, ({ planned, cleared }) => planned - cleared);
  const costliest = settlePlant(plant, unseen);
  const event = measureEvent(plant, byTheHour.disputed);
  const { band } = commerce.kpis;
  return {
    unit: site.unit,
    rules: contracts.rules,
    shift: {
      ...shift,
      // Who isn't cleared doesn't get in, and some come later.
      badged: shift.planned - stopped - countLate(shift.rosterAt, lines),
      weekHours: getWeekHours(plant),
      straightLeft: getShiftRules(plant).overtimeFrom,
      total: totalLines(lines),
      // What a payable hour comes to, overtime, per diem and equipment included.
      byTheHour: { ...byTheHour, rate: roundHalf(byTheHour.amount / byTheHour.payable) },
    },
    waiting: costWaiting(plant),
    event,
    gap: { ...shift.gap, ...takeSample(plant) },
    pilot: costPilot(plant, event.days),
    contracts: indexBy(contracts.contracts, "id"),
    crews: indexAs(site.crews, "name", (crew) => {
      const own = lines.filter((line) => line.crew === crew.name);
      // Of those cleared, some come later.
      return { ...crew, ...totalLines(own), badged: crew.cleared - countLate(shift.rosterAt, own) };
    }),
    contractors: indexAs(contracts.contracts, "contractor", ({ contractor }) =>
      totalLines(lines.filter(({ contract }) => contract.contractor === contractor)),
    ),
    orders: indexAs(site.orders, "id", (order) => ({
      ...order,
      ...totalLines(lines.filter((line) => line.order === order.id)),
      task: getTask(plant, order.id),
    })),
    workers: listWorkers(plant, lines),
    fieldChanges: indexBy(site.fieldChanges, "tag"),
    catalog: indexBy(catalog.items, "id"),
    packages: indexAs(catalog.packages, "id", ({ id }) => {
      const estimated = estimatePackage(plant, id);
      return { ...estimated, lines: indexBy(estimated.lines, "item") };
    }),
    scaffolds: listScaffolds(plant),
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
      unseen: {
        total: costliest.total,
        kpis: costliest.kpis,
        /** of what is avoidable, the late start's part */
        lateShare: costliest.scaffold.lateCost / costliest.total.avoidable,
      },
    },
    kpis: {
      ...commerce.kpis,
      sites: indexAs(commerce.kpis.sites, "name", (each) => {
        /** hours above the band, and what they cost */
        const beyond = roundQuantity(Math.max(0, each.ratio - band.high) * each.hours);
        return { ...each, beyond, beyondCost: price(beyond, each.rate) };
      }),
    },
  };
}
