import type { ReactNode } from "react";
import {
  type Decisions,
  type Question,
  questions,
  type Settlement,
} from "../../../plant/settle.ts";
import { Screen } from "../../parts/figures/Screen.tsx";
import { StateMark } from "../../parts/figures/StateMark.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { TryPage } from "./schema.ts";
import type { ShiftFormats } from "./shift-formats.ts";

interface ShiftRecordProps {
  words: TryPage["record"];
  settlement: Settlement;
  decisions: Decisions;
  formats: ShiftFormats;
  /** The part that the step is about: lit, and on a phone the only one. */
  active?: Question | undefined;
}

/** The record of the shift: what the four questions are about, and what it adds up to. */
export function ShiftRecord({ words, settlement, decisions, formats, active }: ShiftRecordProps) {
  const { total, kpis } = settlement;
  const { sums } = words;
  return (
    <Screen title={words.title} meta={words.meta} className="shadow-panel">
      {questions.map((question) => (
        <RecordRow
          key={question}
          name={words.rows[question]}
          number={getNumber(question, settlement)}
          isActive={question === active}
          className={classNames(active && question !== active && "max-md:hidden")}
        >
          <RecordCells {...{ question, words, settlement, decisions, formats }} />
        </RecordRow>
      ))}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 px-4 py-4 sm:px-6 @min-[26rem]:grid-cols-3 @min-[34rem]:grid-cols-[1.5fr_1.2fr_1.2fr]">
        <Sum
          label={sums.avoidable}
          value={formats.money(total.avoidable)}
          isBad={total.avoidable > 0}
        />
        <Sum label={sums.held} value={formats.money(total.held)} />
        <Sum label={sums.paid} value={formats.money(total.paid)} />
        <Sum label={sums.breaches} value={formats.count(kpis.breaches)} isBad={kpis.breaches > 0} />
        <Sum label={sums.exceptions} value={formats.count(kpis.openExceptions)} />
        <Sum label={sums.idleDays} value={formats.count(kpis.idleDays)} />
      </dl>
    </Screen>
  );
}

/** What the question is about, by its number. */
const getNumber = (question: Question, { certificate, hours, scaffold, line }: Settlement) =>
  ({
    certificate: certificate.worker,
    hours: hours.worker,
    scaffold: scaffold.tag,
    line: line.order,
  })[question];

interface RecordRowProps {
  name: string;
  number: string;
  isActive?: boolean;
  className?: string;
  children: ReactNode;
}

function RecordRow({ name, number, isActive = false, className, children }: RecordRowProps) {
  return (
    <div
      className={classNames(
        "border-b border-l-4 border-b-room-line py-3.5 pr-4 pl-3 transition-colors sm:pr-6 sm:pl-5",
        isActive ? "border-l-signal bg-signal/10" : "border-l-transparent",
        className,
      )}
    >
      <p className={classNames("tag uppercase", isActive ? "text-white" : "text-room-mute")}>
        {name}
        <span className="sheet-part">{number}</span>
      </p>
      {children}
    </div>
  );
}

type RecordCellsProps = Required<Omit<ShiftRecordProps, "active">> & { question: Question };

/** What the record says about one of the four. */
export function RecordCells({ question, words, settlement, decisions, formats }: RecordCellsProps) {
  const { columns } = words;
  const { hours, money, count, day } = formats;
  const { certificate, hours: difference, scaffold, line } = settlement;
  const isDecided = decisions[question] !== undefined;
  const none = "–";
  const cells: Record<Question, ReactNode> = {
    certificate: (
      <>
        <Cell
          label={columns.order}
          value={certificate.line?.order ?? certificate.order}
          isDecided={isDecided}
        />
        <Cell label={columns.badgeIn} value={certificate.line?.in ?? none} isDecided={isDecided} />
        <Cell
          label={columns.payable}
          value={certificate.line ? hours(certificate.line.payable) : none}
          isDecided={isDecided}
        />
        <Cell
          label={columns.missing}
          value={hours(certificate.missingHours)}
          isDecided={isDecided}
        />
        <Cell
          label={columns.state}
          value={words.states[decisions.certificate ?? "open"]}
          tone={isDecided && certificate.isCompliant ? "good" : "bad"}
          isDecided={isDecided}
        />
      </>
    ),
    hours: (
      <>
        <Cell label={columns.gate} value={hours(difference.gate)} />
        <Cell label={columns.contract} value={hours(difference.rule)} />
        <Cell label={columns.timesheet} value={hours(difference.claim)} />
        <Cell
          label={columns.paidHours}
          value={isDecided ? hours(difference.paidHours) : none}
          isDecided={isDecided}
        />
        <Cell
          label={columns.amount}
          value={isDecided ? money(difference.pay.total) : none}
          tone={difference.overpaid > 0 ? "bad" : undefined}
          isDecided={isDecided}
        />
      </>
    ),
    scaffold: (
      <>
        <Cell label={columns.idle} value={count(scaffold.idleDays)} isDecided={isDecided} />
        <Cell label={columns.perDay} value={money(scaffold.perDay)} />
        <Cell
          label={columns.until}
          value={scaffold.until ? day(scaffold.until) : none}
          isDecided={isDecided}
        />
        <Cell
          label={columns.days}
          value={isDecided ? count(scaffold.days) : none}
          isDecided={isDecided}
        />
        <Cell
          label={columns.cost}
          value={isDecided ? money(scaffold.cost) : none}
          tone={scaffold.avoidable > 0 ? "bad" : undefined}
          isDecided={isDecided}
        />
      </>
    ),
    line: (
      <>
        <Cell label={columns.claimed} value={money(line.claimed)} />
        <Cell label={columns.byContract} value={money(line.payable)} />
        <Cell
          label={columns.asDecided}
          value={decisions.hours ? money(line.settled) : none}
          isDecided={decisions.hours !== undefined}
        />
        <Cell
          label={columns.held}
          value={isDecided ? money(line.held) : none}
          isDecided={isDecided}
        />
        <Cell
          label={columns.paid}
          value={isDecided ? money(line.paid) : none}
          tone={line.overpaid > 0 ? "bad" : undefined}
          isDecided={isDecided}
        />
      </>
    ),
  };
  return (
    <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-2.5 @min-[34rem]:grid-cols-[1.1fr_1fr_1fr_1fr_1.3fr]">
      {cells[question]}
    </dl>
  );
}

interface CellProps {
  label: string;
  value: string;
  /** Whether it is what a decision led to. */
  isDecided?: boolean;
  tone?: "good" | "caution" | "bad" | undefined;
}

function Cell({ label, value, isDecided, tone }: CellProps) {
  return (
    <div>
      <dt className="text-label text-room-mute">{label}</dt>
      {/* Another value is another element, so that it fades in. */}
      <dd
        key={value}
        className={classNames(
          "mt-0.5 flex items-center gap-2 font-mono tabular-nums",
          isDecided && "animate-enter font-semibold text-white",
        )}
      >
        {tone && <StateMark tone={tone} />}
        {value}
      </dd>
    </div>
  );
}

interface SumProps {
  label: string;
  value: string;
  isBad?: boolean;
}

function Sum({ label, value, isBad = false }: SumProps) {
  return (
    <div>
      <dt className="text-label text-room-mute">{label}</dt>
      <dd
        className={classNames(
          "mt-1 font-head text-h4 font-strong tabular-nums",
          isBad ? "text-signal" : "text-white",
        )}
      >
        {value}
      </dd>
    </div>
  );
}
