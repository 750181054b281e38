import { fillPattern } from "content-model/fill-pattern";
import { useMemo } from "react";
import type { Plant } from "../../../plant/schema.ts";
import { unseen } from "../../../plant/settle.ts";
import { island } from "../../engine/island.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { Arrow } from "../../parts/ui/icons.tsx";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { Outcome, ResultPanel, ResultScreen, ShiftRecord } from "./ShiftRecord.tsx";
import type { ShiftStep, ShiftWords } from "./schema.ts";
import { getOutcome, openShift, resultStep } from "./shift.ts";
import { type Play, useShift } from "./use-shift.ts";

/** "Settle one shift": questions on the left, the record that answers on the right. */
function SettleShift({ plant, words }: { plant: Plant; words: ShiftWords }) {
  const shown = useShift();
  const { role: persona, step, decisions } = shown.state;
  const shift = useMemo(() => openShift(plant, decisions), [plant, decisions]);
  const role = words.roles.find((each) => each.persona === persona);
  if (!role) throw new Error(`no role ${persona}`);
  const steps = role.order.flatMap((question) => words.steps.filter(({ id }) => id === question));
  const play: Play = { ...shown, words, role, steps, shift };
  const current = steps[step - 1];
  const costliest = step === resultStep ? openShift(plant, unseen) : undefined;
  const phase = costliest ? "result" : "step";

  return (
    <>
      <div data-playing={step > 0 ? phase : undefined}>
        {step === 0 ? <StartPanel {...play} /> : <StepRail {...play} />}
        {current && <StepPanel key={current.id} {...play} step={current} />}
        {costliest && <ResultPanel {...play} costliest={costliest} />}
      </div>
      {/* The record while it is decided; then what the role takes away. */}
      <figure
        aria-label={costliest ? role.last.title : words.record.title}
        className="print:[zoom:0.75] print:group-not-has-data-playing/try:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {costliest ? <ResultScreen {...play} costliest={costliest} /> : <ShiftRecord {...play} />}
      </figure>
    </>
  );
}

/** Four ways to begin, each with the name of its first step. */
function StartPanel({ words: { start, roles, steps }, heading, changeShift }: Play) {
  return (
    <div className="no-print">
      <h2 ref={heading} tabIndex={-1} className="font-medium">
        <span className="noscript:hidden">{start.legend}</span>
        <span className="hidden noscript:inline">{start.withoutScripts}</span>
      </h2>
      <ul className="mt-4 grid border-t border-ink sm:grid-cols-2 noscript:hidden">
        {roles.map(({ persona, label, order: [first] }) => (
          <li key={persona} className="border-b border-hairline sm:odd:border-r">
            <button
              type="button"
              onClick={() => void changeShift({ role: persona, step: 1 })}
              className="group/card flex size-full min-h-18 items-start justify-between gap-2 px-3 py-3 text-left transition-colors hover:bg-sheet"
            >
              <span>
                <span className="block font-head text-h4 font-strong">
                  {fillPattern(start.begin, { role: label })}
                </span>
                <span className="mt-0.5 block tag text-graphite">
                  {fillPattern(start.first, {
                    step: steps.find(({ id }) => id === first)?.name ?? "",
                  })}
                </span>
              </span>
              <Arrow className="text-h4 text-signal-deep" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-graphite noscript:hidden">{start.note}</p>
    </div>
  );
}

/** The steps in their order, and the result as the last one. */
function StepRail({ words: { labels }, steps, state, changeShift }: Play) {
  return (
    <nav aria-label={labels.steps} className="no-print mb-6">
      <ol className="flex border-b border-hairline sm:grid sm:grid-cols-5">
        {[...steps, undefined].map((step, index) => {
          const name = step?.name ?? labels.result;
          const isCurrent = index + 1 === state.step;
          return (
            <li key={name} className={isCurrent ? "flex-auto" : "flex-1"}>
              <button
                type="button"
                aria-current={isCurrent ? "step" : undefined}
                onClick={() => changeShift({ step: index + 1 })}
                className={classNames(
                  "flex min-h-11 w-full flex-col items-start gap-0.5 border-t-4 px-2 py-1.5 text-left text-label leading-tight transition-colors hover:bg-sheet",
                  isCurrent ? "border-signal font-semibold" : "border-hairline text-graphite",
                )}
              >
                <span className="tag">
                  {index + 1}
                  {step && state.decisions[step.id] && (
                    <>
                      <span aria-hidden="true"> ✓</span>
                      <span className="sr-only"> {labels.decided}</span>
                    </>
                  )}
                </span>
                {/* On a phone, there is space for the name of one. */}
                <span className={classNames(!isCurrent && "max-sm:sr-only")}>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** One decision: the situation, three ways out, and what comes of the chosen one. Enter goes on. */
function StepPanel({ step, ...play }: Play & { step: ShiftStep }) {
  const { steps, heading, changeShift } = play;
  const { labels } = play.words;
  const { step: number, decisions } = play.state;
  const { settled, print } = play.shift;
  const choice = step.choices.find(({ id }) => id === decisions[step.id]);
  const next = steps[number];
  const soFar = fillPattern(labels.soFar, {
    avoidable: print.wholeMoney(settled.total.avoidable),
    late: print.count(settled.kpis.late),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void changeShift({ step: number + 1 });
      }}
    >
      <p className="tag text-graphite uppercase">
        {fillPattern(labels.step, { number, total: steps.length })}
        <span className="sheet-part">{step.place}</span>
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-3 max-w-[18em] text-h3">
        <WholeWords>{step.question}</WholeWords>
      </h2>
      <p className="mt-3 max-w-read text-detail text-text">
        <WholeWords>{step.situation}</WholeWords>
      </p>
      <fieldset className="mt-5 border-t border-ink">
        <legend className="sr-only">{step.question}</legend>
        {step.choices.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3.5 border-b border-hairline px-3 py-2.5 font-medium transition-colors hover:bg-sheet has-checked:bg-sheet has-checked:[box-shadow:inset_4px_0_0_var(--color-signal)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3"
          >
            <input
              type="radio"
              name={step.id}
              value={id}
              // Not controlled: a press shows at once, before it is a decision.
              defaultChecked={id === choice?.id}
              onChange={() => changeShift({ decisions: { ...decisions, [step.id]: id } })}
              className="size-4 flex-none accent-ink focus-visible:outline-none"
            />
            <WholeWords>{label}</WholeWords>
          </label>
        ))}
      </fieldset>
      {/* One paragraph: a screen reader would read paragraphs one by one, and then all of them again. */}
      <p role="status" className="mt-5 md:min-h-32">
        {choice && <Outcome key={choice.id} of={getOutcome(choice, decisions)} soFar={soFar} />}
      </p>
      <div className="no-print mt-5 flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" tone={choice ? "signal" : "line"} className="button-arrow">
          {next ? fillPattern(labels.next, { step: next.name }) : labels.finish}
        </Button>
        <Button tone="quiet" onClick={() => changeShift({ step: number - 1 })}>
          {labels.back}
        </Button>
      </div>
    </form>
  );
}

export default island("SettleShift", SettleShift);
