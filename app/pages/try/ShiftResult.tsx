import { fillPattern } from "content-model/fill-pattern";
import type { ReactNode } from "react";
import type { Settlement } from "../../../plant/settle.ts";
import { headRowStyle, rowInset, Screen, StateMark } from "../../parts/figures/Screen.tsx";
import { Button } from "../../parts/ui/Button.tsx";
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

/** What it came to, and whether the line is still held: then nothing of it is paid. */
function getTitle(words: TryPage["result"], { total, kpis, line }: Settlement): string {
  const [onTime, late] =
    total.avoidable > 0 ? [words.costly, words.costlyAndLate] : [words.clean, words.late];
  const cameTo = kpis.late > 0 ? late : onTime;
  return line.paid === 0 ? `${cameTo} ${words.held}` : cameTo;
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
