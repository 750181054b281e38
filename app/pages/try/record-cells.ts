import type { Decisions, Question, Settlement } from "../../../plant/settle.ts";
import type { TryPage } from "./schema.ts";
import { none, type ShiftFormats } from "./shift-formats.ts";

/** A value of the record with its name. */
export interface RecordCell {
  label: string;
  /** undefined until it is decided */
  value: string | undefined;
  /** Whether it is what a decision led to. */
  isDecided?: boolean;
  tone?: "good" | "bad" | undefined;
}

export interface RecordState {
  words: TryPage["record"];
  settlement: Settlement;
  decisions: Decisions;
  formats: ShiftFormats;
}

/** What the record says about one of the four: five cells. */
export function listRecordCells(question: Question, state: RecordState): RecordCell[] {
  const { words, settlement, decisions, formats } = state;
  const { columns, states } = words;
  const { hours, money, count } = formats;
  const { certificate, hours: difference, scaffold, line } = settlement;
  const isDecided = decisions[question] !== undefined;
  const given = (label: string, value: string): RecordCell => ({ label, value });
  /** A value that the decision changes. */
  const answer = (label: string, value?: string, tone?: RecordCell["tone"]): RecordCell => ({
    label,
    value,
    isDecided,
    tone,
  });
  /** A value that there is only once it is decided. */
  const outcome = (label: string, value: string, isBad = false) =>
    answer(label, isDecided ? value : undefined, isBad ? "bad" : undefined);

  switch (question) {
    case "certificate": {
      const { line: worker, order, missingHours, floatLeft } = certificate;
      const state = states[decisions.certificate ?? "open"];
      return [
        given(columns.order, order),
        answer(columns.state, state, worker ? "good" : "bad"),
        outcome(columns.badgeIn, worker?.in ?? none),
        outcome(columns.missing, hours(missingHours)),
        outcome(columns.floatLeft, hours(floatLeft)),
      ];
    }
    case "hours":
      return [
        given(columns.gate, hours(difference.gate)),
        given(columns.contract, hours(difference.payable)),
        given(columns.timesheet, hours(difference.claimed)),
        outcome(columns.paidHours, hours(difference.paidHours)),
        outcome(columns.amount, money(difference.pay), difference.overpaid > 0),
      ];
    case "scaffold":
      return [
        given(columns.perHour, money(scaffold.perHour)),
        given(columns.float, hours(scaffold.float)),
        answer(columns.startsAt, scaffold.startsAt),
        outcome(columns.late, count(scaffold.late), scaffold.late > 0),
        outcome(columns.waitingCost, money(scaffold.waitingCost), scaffold.avoidable > 0),
      ];
    case "line":
      return [
        given(columns.claimed, money(line.claimed)),
        given(columns.byContract, money(line.payable)),
        {
          label: columns.asDecided,
          value: decisions.hours && money(line.settled),
          isDecided: decisions.hours !== undefined,
        },
        outcome(columns.held, money(line.held)),
        outcome(columns.paid, money(line.paid), line.overpaid > 0),
      ];
  }
}
