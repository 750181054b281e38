import { type Question, questions } from "../../../plant/settle.ts";
import { Screen, StateMark } from "../../parts/figures/Screen.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { WholeWords } from "../../parts/ui/texts.tsx";
import type { TryPage } from "./schema.ts";
import { type getOutcome, none, printSum, type Shift } from "./shift.ts";
import type { Play } from "./use-shift.ts";

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
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 px-4 py-4 sm:px-6 @min-[26rem]:grid-cols-3 @min-[34rem]:grid-cols-[1.5fr_1.2fr_1.2fr]">
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

interface RecordCell {
  label: string;
  /** Undefined until it is decided. */
  value: string | undefined;
  /** Whether it is what a decision led to. */
  isDecided?: boolean;
  tone?: "good" | "bad" | undefined;
}

/** What the record says about one of the four: five cells. */
function listRecordCells(
  question: Question,
  { columns, states }: TryPage["record"],
  { settled, decisions, print }: Shift,
): RecordCell[] {
  const { certificate, hours, scaffold, line } = settled;
  const isDecided = decisions[question] !== undefined;
  /** A value that there is only once it is decided. */
  const outcome = (label: string, value?: string, isBad = false): RecordCell => ({
    label,
    value: isDecided ? value : undefined,
    isDecided,
    tone: isBad ? "bad" : undefined,
  });

  switch (question) {
    case "certificate": {
      const { line: worker, order, missingHours, floatLeft } = certificate;
      const value = states[decisions.certificate ?? "open"];
      return [
        { label: columns.order, value: order },
        { label: columns.state, value, isDecided, tone: worker ? "good" : "bad" },
        outcome(columns.badgeIn, worker?.in ?? none),
        outcome(columns.missing, print.hours(missingHours)),
        outcome(columns.floatLeft, print.hours(floatLeft)),
      ];
    }
    case "hours":
      return [
        { label: columns.gate, value: print.hours(hours.gate) },
        { label: columns.contract, value: print.hours(hours.payable) },
        { label: columns.timesheet, value: print.hours(hours.claimed) },
        outcome(columns.paidHours, print.hours(hours.paidHours)),
        outcome(columns.amount, print.money(hours.pay), hours.overpaid > 0),
      ];
    case "scaffold":
      return [
        { label: columns.perHour, value: print.money(scaffold.perHour) },
        { label: columns.float, value: print.hours(scaffold.float) },
        outcome(columns.startsAt, scaffold.startsAt),
        outcome(columns.late, print.count(scaffold.late), scaffold.late > 0),
        outcome(columns.waitingCost, print.money(scaffold.waitingCost), scaffold.avoidable > 0),
      ];
    case "line":
      return [
        { label: columns.claimed, value: print.money(line.claimed) },
        { label: columns.byContract, value: print.money(line.payable) },
        {
          label: columns.asDecided,
          value: decisions.hours && print.money(line.settled),
          isDecided: true,
        },
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
