import { fillPattern } from "content-model/fill-pattern";
import type { ReactNode } from "react";
import { type Question, questions, type Settlement } from "../../../plant/settle.ts";
import { headRowStyle, rowInset, Screen, StateMark } from "../../parts/figures/Screen.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import { WholeWords } from "../../parts/ui/texts.tsx";
import type { ShiftStep, TryPage } from "./schema.ts";
import { countOpen, getOutcome, none, openingState, printSum, type Shift } from "./shift.ts";
import type { Play } from "./use-shift.ts";

/** With the shift decided the costliest way, beside what was decided. */
type ResultProps = Play & { costliest: Shift };

/** What the shift came to, or how much of it is open; then what to do next. */
export function ResultPanel(props: ResultProps) {
  const { heading, shift, changeShift } = props;
  const { settled, print } = shift;
  const words = props.words.result;
  const { next } = props.role;
  const open = countOpen(shift.decisions);
  return (
    <div>
      <p className="tag text-graphite uppercase">{words.place}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-3 max-w-[14em] text-h2">
        {fillPattern(open > 0 ? words.unfinished : getTitle(words, settled), {
          avoidable: print.wholeMoney(settled.total.avoidable),
          late: print.count(settled.kpis.late),
          held: print.money(settled.total.held),
          open: print.count(open),
        })}
      </h2>
      {open === 0 && (
        <>
          <div className="@container mt-6 max-w-read print:mt-3 print:max-w-none">
            <table className="stacked-table w-full border-t border-ink tabular-nums">
              <ColumnHeads
                words={props.words}
                className="tag text-left text-graphite *:border-b *:border-hairline *:py-2 *:pr-3 *:font-medium"
              />
              <tbody>
                {words.sums.map(({ id, label }, index) => (
                  <OutcomeRow
                    key={id}
                    {...props}
                    head={<span className="font-text text-small text-graphite">{label}</span>}
                    draw={(each) => printSum(each, id)}
                    className={`*:border-b *:border-hairline *:py-2 *:pr-3 text-left *:last:text-signal-deep print:*:py-1 ${index === 0 ? "font-head text-h3 font-strong" : "font-medium"}`}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-4 max-w-read text-detail text-text print:max-w-none">
            <WholeWords>{words.text}</WholeWords>
          </p>
          <div className="no-print mt-7">
            <p className="font-head text-h4 font-strong">{next.title}</p>
            <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
              <ButtonLink tone="signal" {...next.primary} arrow />
              <ButtonLink tone="line" {...next.module} />
              <ButtonLink tone="quiet" {...next.calculator} />
            </div>
          </div>
          <p className="mt-6 max-w-read text-small text-graphite print:mt-2 print:max-w-none">
            {words.model}
          </p>
          <div className="no-print mt-2 flex flex-wrap gap-x-6">
            <Button tone="quiet" size="sm" onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button tone="quiet" size="sm" onClick={() => changeShift(openingState)}>
              {words.again}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What it came to, and whether anything of the line is still held. */
function getTitle(words: TryPage["result"], { total, kpis, line }: Settlement): string {
  const [onTime, late] =
    total.avoidable > 0 ? [words.costly, words.costlyAndLate] : [words.clean, words.late];
  const cameTo = kpis.late > 0 ? late : onTime;
  return line.held > 0 ? `${cameTo} ${words.held}` : cameTo;
}

/** What is paid, as it adds up. */
const partIds = ["line", "others", "added", "waiting", "scaffold"] as const;

const screenRow = `*:border-b *:border-room-line *:px-2 *:first:text-left ${rowInset}`;
const sumRow = `${screenRow} align-baseline font-mono tabular-nums *:py-2.5 print:*:py-1.5 *:first:w-[34%] *:nth-2:text-white`;

/**
 * The last screen of a role: the sums that it takes away, then the four decisions, each with the module
 * that brings it up, and the parts of what is paid; all beside the costliest way. As long as a step is open,
 * only the decisions: the rest would give away what is still to be found.
 */
export function ResultScreen(props: ResultProps) {
  const { role, steps, shift } = props;
  const { result: words, record } = props.words;
  const isSettled = countOpen(shift.decisions) === 0;
  const drawSum = (label: string, draw: (shift: Shift) => string, isTotal = false) => (
    <OutcomeRow
      key={label}
      {...props}
      head={
        <span className={`font-text ${isTotal ? "font-semibold text-white" : "text-room-mute"}`}>
          {label}
        </span>
      }
      draw={draw}
      className={`${sumRow} ${isTotal ? "font-semibold" : ""}`}
    />
  );
  return (
    <Screen title={role.last.title} meta={record.meta} className="shadow-panel">
      <table className="outcome-table w-full">
        {isSettled && (
          <>
            <ColumnHeads words={props.words} className={headRowStyle} />
            <tbody>
              {role.last.sums.map(({ id, label }) => drawSum(label, (each) => printSum(each, id)))}
            </tbody>
          </>
        )}
        <tbody className="align-top">
          {steps.map((step, index) => (
            <StepRow key={step.id} {...props} step={step} number={index + 1} />
          ))}
        </tbody>
        {isSettled && (
          <tbody data-shift-sums>
            {partIds.map((id) =>
              drawSum(
                fillPattern(words.parts[id], { workers: shift.settled.parts[id].workers }),
                ({ settled: { parts }, print }) =>
                  // Nobody works in place of the stopped worker.
                  id === "added" && parts.added.workers === 0 ? none : print.money(parts[id].paid),
              ),
            )}
            {drawSum(words.parts.paid, (each) => printSum(each, "paid"), true)}
            {drawSum(words.parts.held, (each) => printSum(each, "held"))}
          </tbody>
        )}
      </table>
      {isSettled && (
        <p className="px-4 py-3.5 text-label text-room-mute sm:px-6">{words.counted}</p>
      )}
    </Screen>
  );
}

function ColumnHeads({ words, className }: Pick<Play, "words"> & { className: string }) {
  const { yours, unseen } = words.result.columns;
  return (
    <thead>
      <tr className={className}>
        <td />
        <th scope="col">{yours}</th>
        <th scope="col">{unseen}</th>
      </tr>
    </thead>
  );
}

/** Something of what was decided and, once all of it is, of the costliest way. */
function OutcomeRow(
  props: ResultProps & { head: ReactNode; draw: (shift: Shift) => ReactNode; className: string },
) {
  const { shift, draw } = props;
  const { yours, unseen } = props.words.result.columns;
  return (
    <tr className={props.className}>
      <th scope="row" className="font-normal">
        {props.head}
      </th>
      <td data-column={yours}>{draw(shift)}</td>
      {countOpen(shift.decisions) === 0 && <td data-column={unseen}>{draw(props.costliest)}</td>}
    </tr>
  );
}

/** A decision: what came of it, or the way to it, beside the costliest one. */
function StepRow({ step, number, ...props }: ResultProps & { step: ShiftStep; number: number }) {
  const { open, decide } = props.words.result;
  return (
    <OutcomeRow
      {...props}
      className={`${screenRow} *:py-4 print:*:py-2`}
      head={
        <>
          <span className="block font-medium text-white">{step.name}</span>
          <AppLink
            {...step.link}
            className="inline-block py-1 text-label text-room-mute underline underline-offset-4 hover:text-white"
          />
          <span className="mt-1 block text-label text-room-mute">
            <WholeWords>{step.did}</WholeWords>
          </span>
        </>
      }
      draw={({ decisions }) => {
        const choice = step.choices.find(({ id }) => id === decisions[step.id]);
        if (!choice) {
          return (
            <>
              <span className="block whitespace-nowrap text-room-mute">{open}</span>
              <button
                type="button"
                onClick={() => props.changeShift({ step: number })}
                className="no-print min-h-6 py-1 text-white underline underline-offset-4"
              >
                {decide}
                <span className="sr-only">: {step.name}</span>
              </button>
            </>
          );
        }
        const { tone, outcome, label } = getOutcome(choice, decisions);
        return (
          <span className="flex w-full items-baseline gap-2 text-white">
            <StateMark tone={tone} />
            <span>
              {outcome}
              <span className="mt-1 block text-label text-room-mute">{label}</span>
            </span>
          </span>
        );
      }}
    />
  );
}

/** The record of the shift: what the four questions are about, and what it adds up to. */
export function ShiftRecord({ words: { record: words, result }, steps, state, shift }: Play) {
  /** The part that the step is about: lit, and on a phone the only one. */
  const active = steps[state.step - 1]?.id;
  const { certificate, hours, scaffold, line, total, kpis } = shift.settled;
  const numbers: Record<Question, string> = {
    certificate: certificate.worker,
    hours: hours.crew,
    scaffold: scaffold.order,
    line: line.order,
  };
  return (
    <Screen title={words.title} meta={words.meta} className="shadow-panel">
      {questions.map((question) => {
        const isActive = question === active;
        return (
          <div
            key={question}
            className={classNames(
              "border-b border-l-4 border-b-room-line py-3.5 pr-4 pl-3 transition-colors sm:pr-6 sm:pl-5",
              isActive ? "border-l-signal bg-signal/10" : "border-l-transparent",
              active && !isActive && "max-md:hidden",
            )}
          >
            <p className={classNames("tag uppercase", isActive ? "text-white" : "text-room-mute")}>
              {words.rows[question]}
              <span className="sheet-part">{numbers[question]}</span>
            </p>
            <RecordCells {...{ question, words, shift }} open={result.open} />
          </div>
        );
      })}
      <dl className="grid grid-cols-2 items-end gap-4 p-4 sm:px-6 @min-[26rem]:grid-cols-3 @min-[34rem]:grid-cols-[1.1fr_1.2fr_1fr]">
        {words.sums.map(({ id, label }) => {
          const isBad =
            (id === "avoidable" && total.avoidable > 0) || (id === "late" && kpis.late > 0);
          return (
            <div key={id}>
              <dt className="text-label text-room-mute">
                <WholeWords>{label}</WholeWords>
              </dt>
              <dd
                className={classNames(
                  "mt-1 font-head text-h4 font-strong tabular-nums",
                  isBad ? "text-signal" : "text-white",
                )}
              >
                {printSum(shift, id)}
              </dd>
            </div>
          );
        })}
      </dl>
    </Screen>
  );
}

/** What the record says about one of the four: five cells. */
function listRecordCells(
  question: Question,
  { columns, states }: TryPage["record"],
  { settled, decisions, print }: Shift,
) {
  const { certificate, hours, scaffold, line } = settled;
  const isDecided = decisions[question] !== undefined;
  const cell = (
    label: string,
    value?: string,
    more: { tone?: "good" | "bad" | undefined; isDecided?: boolean } = {},
  ) => ({ label, value, ...more });
  /** A value that there is only once it is decided. */
  const outcome = (label: string, value?: string, isBad = false) =>
    cell(label, isDecided ? value : undefined, { isDecided, tone: isBad ? "bad" : undefined });

  switch (question) {
    case "certificate": {
      const { line: worker, order, missingHours, floatLeft } = certificate;
      const value = states[decisions.certificate ?? "open"];
      return [
        cell(columns.order, order),
        cell(columns.state, value, { isDecided, tone: worker ? "good" : "bad" }),
        outcome(columns.badgeIn, worker?.in ?? none),
        outcome(columns.missing, print.hours(missingHours)),
        outcome(columns.floatLeft, print.hours(floatLeft)),
      ];
    }
    case "hours":
      return [
        cell(columns.gate, print.hours(hours.gate)),
        cell(columns.contract, print.hours(hours.payable)),
        cell(columns.timesheet, print.hours(hours.claimed)),
        outcome(columns.paidHours, print.hours(hours.paidHours)),
        outcome(columns.amount, print.money(hours.pay), hours.overpaid > 0),
      ];
    case "scaffold":
      return [
        cell(columns.perHour, print.money(scaffold.perHour)),
        cell(columns.float, print.hours(scaffold.float)),
        outcome(columns.startsAt, scaffold.startsAt),
        outcome(columns.late, print.count(scaffold.late), scaffold.late > 0),
        outcome(columns.waitingCost, print.money(scaffold.waitingCost), scaffold.avoidable > 0),
      ];
    case "line":
      return [
        cell(columns.claimed, print.money(line.claimed)),
        cell(columns.byContract, print.money(line.payable)),
        cell(columns.asDecided, decisions.hours && print.money(line.settled), { isDecided: true }),
        outcome(columns.held, print.money(line.held)),
        outcome(columns.paid, print.money(line.paid), line.overpaid > 0),
      ];
  }
}

const spans = ["", "col-span-1", "col-span-2", "col-span-3"] as const;

/** What the record says about one of the four. Its undecided values are adjacent, and drawn as one field. */
export function RecordCells(props: {
  question: Question;
  words: TryPage["record"];
  shift: Shift;
  /** In place of values that nobody has decided yet; without it, they are left out. */
  open?: string;
}) {
  const { open } = props;
  const cells = listRecordCells(props.question, props.words, props.shift);
  const undecided = cells.filter(({ value }) => value === undefined);
  return (
    <dl
      className={classNames(
        "mt-2 grid gap-x-4 gap-y-2.5",
        open
          ? "grid-cols-3 @min-[34rem]:grid-cols-[1.1fr_1fr_1fr_1fr_1.3fr]"
          : "grid-flow-col auto-cols-fr",
      )}
    >
      {cells.map((cell) => {
        const { label, value, isDecided, tone } = cell;
        if (value !== undefined) {
          return (
            <div key={label}>
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
        if (!open || cell !== undecided[0]) return null;
        return (
          <div
            key={label}
            className={classNames("grid grid-cols-subgrid", spans[undecided.length])}
          >
            {undecided.map((each) => (
              <dt key={each.label} className="text-label text-room-mute">
                {each.label}
              </dt>
            ))}
            <dd className="col-span-full mt-1 px-2 text-label text-room-mute outline outline-dashed">
              {open}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const tones = { good: "bg-cleared", caution: "bg-caution", bad: "bg-signal" } as const;

/** What comes of a choice, and why, as the text of a paragraph. The words say what the mark does. */
export function Outcome(props: {
  of: ReturnType<typeof getOutcome>;
  /** What the shift comes to by now: the record says it, too, but not in view on a phone. */
  soFar?: string;
}) {
  const { soFar } = props;
  const { tone, outcome, text } = props.of;
  return (
    <span className="block animate-enter">
      <span className="flex items-baseline gap-3 font-head text-h4 font-strong">
        <span aria-hidden="true" className={classNames("size-2.5 flex-none", tones[tone])} />
        {outcome}
        <span className="sr-only">.&nbsp;</span>
      </span>
      <span className="mt-2 block max-w-read text-detail text-text">
        <WholeWords>{text}</WholeWords>
      </span>
      {soFar && (
        <span className="mt-2 block font-mono text-label text-graphite lg:sr-only">
          <span className="sr-only">&nbsp;</span>
          {soFar}
        </span>
      )}
    </span>
  );
}
