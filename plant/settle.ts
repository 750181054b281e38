import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import {
  getContract,
  getRate,
  priceHours,
  type SettledLine,
  settleHours,
  settleLine,
  settleShift,
  totalLines,
} from "./hours.ts";
import { type Cents, price, roundQuantity, sum } from "./money.ts";
import { costScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";

/** What can be decided in "Settle one shift", in the order of the day. */
export const choices = {
  /** Who comes for the worker whom an expired certificate stops at the gate. */
  certificate: ["nobody", "renew", "replace"],
  /** The crew's hours that gate, contract and timesheet see differently. */
  hours: ["claim", "gate", "rule"],
  /** The crew and crane that wait for a scaffold, while another one is idle. */
  scaffold: ["leave", "dismantle", "move"],
  line: ["approve", "hold", "correct"],
} as const;

export type Question = keyof typeof choices;

export const questions = Object.keys(choices) as Question[];

/** What a visitor decides. What is left out is not decided yet. */
export type Decisions = { [Q in Question]?: (typeof choices)[Q][number] | undefined };

/** What happens when nobody looks: the costliest of all ways to decide. */
export const unseen = {
  certificate: "nobody",
  hours: "claim",
  scaffold: "leave",
  line: "approve",
} as const satisfies Decisions;

/**
 * One shift with a visitor's decisions. Each decision changes its own record and what is added up from
 * it; no decision changes the hours of another worker. Hours with two decimals, money in cents.
 */
export function settlePlant(plant: Plant, decisions: Decisions) {
  const certificate = settleCertificate(plant, decisions.certificate);
  const hours = settleDifference(plant, decisions.hours);
  const scaffold = settleWaiting(plant, decisions.scaffold);

  const added = certificate.line ? [certificate.line] : [];
  const isAdded = ({ worker }: SettledLine) => worker === certificate.line?.worker;
  const roster = [...settleShift(plant), ...added].map((line) => ({
    ...line,
    /** what the decided hours come to: the payable ones unless decided otherwise */
    settledPay: line.due[line.crew === hours.crew && !isAdded(line) ? hours.record : "payable"],
  }));
  const line = settleInvoiceLine(plant, roster, decisions.line);
  const others = roster.filter(({ order }) => order !== line.order);
  const addUp = (rows: typeof roster) => ({
    workers: rows.length,
    paid: sum(rows, ({ settledPay }) => settledPay),
    held: sum(rows, ({ due, settledPay }) => Math.max(0, due.claimed - settledPay)),
  });
  /** What the total is made of; a line of the roster is in one of the first three. */
  const parts = {
    line: { workers: line.workers, paid: line.paid, held: line.held },
    others: addUp(others.filter((row) => !isAdded(row))),
    added: addUp(others.filter(isAdded)),
    waiting: { workers: 0, paid: scaffold.waitingCost, held: 0 },
    scaffold: { workers: 0, paid: scaffold.rental, held: 0 },
  };
  const overpaid = decisions.line ? line.overpaid : hours.overpaid;
  const isPaid = decisions.line === "approve" || decisions.line === "correct";
  const isOpen = (row: (typeof roster)[number]) =>
    row.difference !== 0 &&
    !(decisions.hours && row.crew === hours.crew && !isAdded(row)) &&
    !(isPaid && row.order === line.order);
  return {
    roster,
    certificate,
    hours,
    scaffold,
    line,
    parts,
    total: {
      /** paid for the shift, the waiting in it, and the scaffold until it comes down */
      paid: sum(Object.values(parts), ({ paid }) => paid),
      /** claimed and not paid, on the decided line and wherever else a claim is more than the contract says */
      held: sum(Object.values(parts), ({ held }) => held),
      /** beyond the contract: by the decided hours until their line is decided, then by that line */
      overpaid,
      /** that, and waiting, late start and rental beyond the soonest way to end them */
      avoidable: overpaid + scaffold.avoidable,
    },
    kpis: {
      /** lines that differ from the timesheet and are neither decided nor paid */
      openExceptions: roster.filter(isOpen).length,
      /** hours that the waiting work order starts after its float is used up */
      late: scaffold.late,
    },
  };
}
export type Settlement = ReturnType<typeof settlePlant>;

/** Hours of float of a work order as of the schedule at the shift's start. */
const getFloat = (plant: Plant, order: string) =>
  findRecord(plant.site.orders, "id", order).task?.float ?? 0;

/** Who works in place of the stopped worker: nobody until somebody decides, then as the decision says. */
function settleCertificate(plant: Plant, decision: Decisions["certificate"]) {
  const { certificate: given } = plant.shift.decisions;
  const stopped = findRecord(plant.shift.stopped, "worker", given.worker);
  const work = (worker: string, from: string) => {
    const timesheet = { ...stopped, worker, in: from, out: given.out, standby: 0 };
    const line = { ...timesheet, equipment: undefined, equipmentHours: 0, claimed: 0 };
    return settleLine(plant, { ...line, claimed: settleLine(plant, line).payable });
  };
  const planned = work(given.worker, plant.contracts.rules.windowStart);
  const ways = {
    nobody: undefined,
    renew: work(given.worker, given.renewedAt),
    replace: work(given.replacement, given.replacedAt),
  };
  const line = decision && ways[decision];
  const missingHours = roundQuantity(planned.payable - (line?.payable ?? 0));
  const { worker, order } = stopped;
  return {
    worker,
    order,
    /** the line of who works instead; undefined while that is nobody */
    line,
    /** hours that the planned work order lacks */
    missingHours,
    /** of that work order, in hours, if it waits for this worker; below 0 it is late */
    floatLeft: roundQuantity(getFloat(plant, order) - missingHours),
  };
}

/** Which hours of a line each choice pays. */
const records = { claim: "claimed", gate: "gate", rule: "payable" } as const;

/** The crew for whom gate, contract and timesheet differ: the contract's hours until decided. */
function settleDifference(plant: Plant, decision: Decisions["hours"]) {
  const { crew } = plant.shift.decisions.hours;
  const lines = settleShift(plant).filter((line) => line.crew === crew);
  const record = records[decision ?? "rule"];
  const pay = sum(lines, ({ due }) => due[record]);
  return {
    crew,
    ...totalLines(lines),
    /** which of its hours are paid */
    record,
    paidHours: sum(lines, (line) => line[record]),
    /** what the decided hours come to */
    pay,
    /** beyond what the contract says */
    overpaid: pay - sum(lines, ({ due }) => due.payable),
  };
}

/** The contractor's line for an order: as claimed, until somebody decides nothing of it is paid. */
function settleInvoiceLine(
  plant: Plant,
  roster: readonly (SettledLine & { settledPay: Cents })[],
  decision: Decisions["line"],
) {
  const { order } = plant.shift.decisions.line;
  const lines = roster.filter((each) => each.order === order);
  const claimed = sum(lines, ({ due }) => due.claimed);
  const settled = sum(lines, ({ settledPay }) => settledPay);
  const hours = totalLines(lines);
  const paid = decision ? { approve: claimed, hold: 0, correct: settled }[decision] : 0;
  return {
    order,
    workers: hours.workers,
    claimedHours: hours.claimed,
    payableHours: hours.payable,
    ratio: hours.claimed / hours.payable,
    claimed,
    settled,
    payable: hours.amount,
    paid,
    /** not paid yet */
    held: decision ? claimed - paid : 0,
    /** beyond what the contract says */
    overpaid: Math.max(0, paid - hours.amount),
  };
}

/** Hours that pass at a shift's start until a time: in the paid window, less the break. */
const countHours = ({ contracts: { rules }, shift }: Plant, until: string) =>
  settleHours({ in: shift.waiting.from, out: until, standby: 0 }, { ...rules, minimumCall: 0 })
    .payable;

/**
 * What the contract pays a crew on standby and its crane that waits with it, by the hour and in all
 * (docs/plant.md). Hours decimal, money in cents.
 *
 * @param released when the crew gets other work; the crane is paid its minimum call at least
 * @param started when the work order starts, which decides what is left of its float
 */
export function costWaiting(
  plant: Plant,
  released = plant.shift.waiting.until,
  started = plant.shift.waiting.startsAt,
) {
  const { rules } = plant.contracts;
  const { order, crew, workers, equipment } = plant.shift.waiting;
  const crewRate = sum(workers, ({ class: of, count }) =>
    priceHours({ standby: count }, getRate(plant, of), rules),
  );
  const craneRate = getContract(plant, workers[0]?.class ?? "").equipment[equipment] ?? 0;
  const hours = countHours(plant, released);
  const craneHours = Math.max(hours, rules.minimumCall);
  const [crewCost, craneCost] = [price(hours, crewRate), price(craneHours, craneRate)];
  const float = getFloat(plant, order);
  const floatLeft = roundQuantity(float - countHours(plant, started));
  const late = Math.max(0, -floatLeft);
  const rate = getRate(plant, plant.shift.event.lateClass);
  const lateRate = priceHours({ straight: 1, premium: 1 }, rate, rules);
  const overtimeRate = priceHours({ overtime: 1, premium: 1 }, rate, rules);
  // The night shift stays as much longer, and the crane: the least that keeps running.
  const priceHour = (rate: Cents) => price(plant.shift.night.planned, rate) + craneRate;
  const lateHour = priceHour(lateRate);
  return {
    order,
    crew,
    hours,
    craneHours,
    craneRate,
    perHour: crewRate + craneRate,
    crewCost,
    craneCost,
    cost: crewCost + craneCost,
    float,
    /** below 0 if the order is late */
    floatLeft,
    /** hours that the order starts after its float is used up */
    late,
    /** of each one of the night shift, in each hour that the event ends later: straight time and premium */
    lateRate,
    /** the night shift and the crane for such an hour; no production lost */
    lateHour,
    /** what `late` costs if the event ends as much later; not a part of `cost` */
    lateCost: price(late, lateHour),
    /** the same with everyone past the workweek's straight time */
    overtimeCost: price(late, priceHour(overtimeRate)),
  };
}

/**
 * The scaffold step of "Settle one shift": a crew and a crane wait for a scaffold that lacks the material of
 * an idle one. What the waiting costs, and the idle scaffold from the day of the shift until it comes down.
 */
function settleWaiting(plant: Plant, decision: Decisions["scaffold"]) {
  const { tag, leftUntil, dismantledOn, readyAt, movedAt } = plant.shift.decisions.scaffold;
  const { startsAt } = plant.shift.waiting;
  const { perDay } = costScaffold(plant, tag);
  const rent = (until: string) => price(countDays(plant.scaffolds.asOf, until), perDay);
  const longest = costWaiting(plant);
  const ways = {
    leave: { ...longest, startsAt, until: leftUntil },
    dismantle: { ...costWaiting(plant, readyAt, readyAt), startsAt: readyAt, until: dismantledOn },
    move: { ...costWaiting(plant, movedAt), startsAt, until: dismantledOn },
  };
  const way = decision && ways[decision];
  const { cost = 0, lateCost = 0, hours = 0, craneHours = 0, late = 0 } = way ?? {};
  const rental = way ? rent(way.until) : 0;
  const beyond = (cost: Cents, soonest: Cents) => Math.max(0, cost - soonest);
  return {
    order: longest.order,
    perHour: longest.perHour,
    float: longest.float,
    /** when the waiting work order starts */
    startsAt: way?.startsAt,
    /** ISO 8601 day on which the idle scaffold comes down */
    until: way?.until,
    /** hours of the crew and of the crane */
    waited: hours,
    craneWaited: craneHours,
    waitingCost: cost,
    rental,
    /** more than the soonest start and the soonest dismantling cost, the late start included */
    avoidable:
      beyond(cost + lateCost, ways.dismantle.cost + ways.dismantle.lateCost) +
      beyond(rental, rent(dismantledOn)),
    floatLeft: way?.floatLeft ?? longest.float,
    late,
    lateCost,
  };
}
