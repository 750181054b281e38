import { countDays } from "./days.ts";
import { find } from "./find.ts";
import { type Cents, price, roundQuantity, sum } from "./money.ts";
import { costScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { payFor, type SettledLine, settleLine, settleShift, totalLines } from "./shift.ts";

/** What can be decided in "Settle one shift", in the order of the day. */
export const choices = {
  /** The worker at the gate with an expired certificate. */
  certificate: ["admit", "renew", "reassign"],
  /** The hours that gate, contract and timesheet see differently. */
  hours: ["claim", "gate", "rule"],
  /** The idle scaffold. */
  scaffold: ["leave", "dismantle", "keep"],
  /** The contractor's invoice line. */
  line: ["approve", "hold", "correct"],
} as const;

export type Question = keyof typeof choices;

export const questions = Object.keys(choices) as Question[];

/** What a visitor decides. What is left out is not decided yet. */
export type Decisions = { [Q in Question]?: (typeof choices)[Q][number] | undefined };

/** What happens when nobody looks. */
export const unseen = {
  certificate: "admit",
  hours: "claim",
  scaffold: "leave",
  line: "approve",
} as const satisfies Decisions;

/** A line of the roster: hours with two decimals, money in cents, with per diem and equipment. */
export type RosterRow = SettledLine & {
  /** what the contractor claims for it */
  claimedPay: Cents;
  /** what the decided hours come to: the payable ones unless decided otherwise */
  settledPay: Cents;
};

/** What is paid for some lines, and what of their claims is not. */
interface Amounts {
  /** how many workers */
  workers: number;
  paid: Cents;
  held: Cents;
}

/**
 * One shift with a visitor's decisions. Each decision changes its own record and what is added up from
 * it; no decision changes the hours of another worker.
 */
export function settle(plant: Plant, decisions: Decisions) {
  const lines = settleShift(plant);
  const certificate = settleCertificate(plant, decisions.certificate);
  const hours = settleDifference(plant, decisions.hours);
  const scaffold = settleScaffold(plant, decisions.scaffold);

  const roster = [...lines, ...(certificate.line ? [certificate.line] : [])].map(
    (line): RosterRow => {
      const decidedHours = line.worker === hours.worker ? hours.paidHours : line.payable;
      return {
        ...line,
        claimedPay: payFor(plant, line, line.claimed).total,
        settledPay: payFor(plant, line, decidedHours).total,
      };
    },
  );
  const line = settleInvoiceLine(plant, roster, decisions.line);
  const others = roster.filter(({ order }) => order !== line.order);
  const isStopped = ({ worker }: RosterRow) => worker === certificate.worker;
  /** What the total is made of; a line of the roster is in one of the first three. */
  const parts = {
    line: { workers: line.workers, paid: line.paid, held: line.held },
    others: addUp(others.filter((row) => !isStopped(row))),
    stopped: addUp(others.filter(isStopped)),
    scaffold: { workers: 0, paid: scaffold.cost, held: 0 },
  } satisfies Record<string, Amounts>;
  const overpaid = decisions.line ? line.overpaid : hours.overpaid;
  return {
    roster,
    certificate,
    hours,
    scaffold,
    line,
    parts,
    total: {
      /** paid for the shift, and for the scaffold until it comes down */
      paid: sum(Object.values(parts), ({ paid }) => paid),
      /** claimed and not paid, on the decided line and wherever else a claim is more than the contract says */
      held: sum(Object.values(parts), ({ held }) => held),
      /**
       * paid beyond the contract: until the line is decided, by the decided hours, then by the line that
       * pays them
       */
      overpaid,
      /** that, and what is paid for days on which nobody needs the scaffold */
      avoidable: overpaid + scaffold.avoidable,
    },
    kpis: {
      /** lines that differ from the timesheet and are not decided */
      openExceptions: totalLines(roster).exceptions - (decisions.hours ? 1 : 0),
      /** at work without a certificate that the work order asks for */
      breaches: certificate.isCompliant ? 0 : 1,
    },
  };
}
export type Settlement = ReturnType<typeof settle>;
export type Part = keyof Settlement["parts"];

/** Lines that are paid by their hours. */
function addUp(rows: readonly RosterRow[]): Amounts {
  return {
    workers: rows.length,
    paid: sum(rows, ({ settledPay }) => settledPay),
    held: sum(rows, ({ claimedPay, settledPay }) => Math.max(0, claimedPay - settledPay)),
  };
}

/** The worker that is stopped: no hours until somebody decides, then those of the decision. */
function settleCertificate(plant: Plant, decision: Decisions["certificate"]) {
  const { certificate: times } = plant.shift.decisions;
  const stopped = find(plant.shift.stopped, "worker", times.worker);
  const work = (order: string, from: string): SettledLine => {
    const timesheet = {
      ...stopped,
      order,
      in: from,
      out: times.out,
      standby: 0,
      equipmentHours: 0,
    };
    const { payable } = settleLine(plant, { ...timesheet, equipment: undefined, claimed: 0 });
    return settleLine(plant, { ...timesheet, equipment: undefined, claimed: payable });
  };
  const planned = work(stopped.order, times.admittedAt);
  const line = {
    admit: planned,
    renew: work(stopped.order, times.renewedAt),
    reassign: work(times.reassignedTo, times.reassignedAt),
  };
  const chosen = decision && line[decision];
  const float = find(plant.site.orders, "id", stopped.order).task?.float ?? 0;
  const onPlannedOrder = chosen?.order === stopped.order ? chosen.payable : 0;
  const missingHours = roundQuantity(planned.payable - onPlannedOrder);
  return {
    worker: stopped.worker,
    order: stopped.order,
    crew: stopped.crew,
    /** the worker's line; undefined while the worker is outside the gate */
    line: chosen,
    /** hours that the planned work order lacks */
    missingHours,
    /** of that work order, in hours, if it waits for this worker; below 0 it is late */
    floatLeft: roundQuantity(float - missingHours),
    isCompliant: decision !== "admit",
  };
}

/** The worker for whom gate, contract and timesheet differ: the contract's hours until decided. */
function settleDifference(plant: Plant, decision: Decisions["hours"]) {
  const { worker } = plant.shift.decisions.hours;
  const timesheet = find(plant.shift.workers, "worker", worker);
  const line = settleLine(plant, timesheet);
  const choices = { claim: line.claimed, gate: line.gate, rule: line.payable };
  const paidHours = choices[decision ?? "rule"];
  const pay = payFor(plant, timesheet, paidHours);
  return {
    worker,
    ...choices,
    paidHours,
    pay,
    /** beyond what the contract says */
    overpaid: pay.total - line.pay.total,
  };
}

/** The idle scaffold: what it costs from the day of the shift until it comes down. */
function settleScaffold(plant: Plant, decision: Decisions["scaffold"]) {
  const { tag, leftUntil, dismantledOn, neededUntil } = plant.shift.decisions.scaffold;
  const from = plant.scaffolds.asOf;
  const until = { leave: leftUntil, dismantle: dismantledOn, keep: neededUntil };
  const scaffold = costScaffold(plant, tag);
  const days = decision ? countDays(from, until[decision]) : 0;
  const cost = price(days, scaffold.perDay);
  const soonest = price(countDays(from, dismantledOn), scaffold.perDay);
  return {
    tag,
    perDay: scaffold.perDay,
    /** ISO 8601 day on which it comes down; undefined while nobody has decided */
    until: decision && until[decision],
    days,
    cost,
    /** unused by the day of the shift */
    idleDays: scaffold.idleDays,
    /** of the days to come, those without use; a scaffold that is kept for work is in use again */
    idleAhead: decision === "keep" ? 0 : days,
    /** more than an order to dismantle today costs */
    avoidable: decision === "leave" ? cost - soonest : 0,
  };
}

/** The contractor's line for an order: as claimed, until somebody decides nothing of it is paid. */
function settleInvoiceLine(
  plant: Plant,
  roster: readonly RosterRow[],
  decision: Decisions["line"],
) {
  const { order } = plant.shift.decisions.line;
  const lines = roster.filter((each) => each.order === order);
  const claimed = sum(lines, ({ claimedPay }) => claimedPay);
  const settled = sum(lines, ({ settledPay }) => settledPay);
  const payable = sum(lines, ({ pay }) => pay.total);
  const paid = decision === "approve" ? claimed : decision === "correct" ? settled : 0;
  return {
    order,
    isDecided: decision !== undefined,
    workers: lines.length,
    claimedHours: sum(lines, (each) => each.claimed),
    payableHours: sum(lines, (each) => each.payable),
    claimed,
    settled,
    payable,
    paid,
    /** not paid yet */
    held: decision ? claimed - paid : 0,
    /** beyond what the contract says */
    overpaid: Math.max(0, paid - payable),
  };
}
