import { fillPattern } from "content-model/fill-pattern";
import { type Ref, startTransition, useOptimistic } from "react";
import type { Decisions } from "../../../plant/settle.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { getOutcome } from "./choice-words.ts";
import { Outcome } from "./Outcome.tsx";
import type { StepWords, TryPage } from "./schema.ts";

interface StepPanelProps {
  step: StepWords;
  labels: TryPage["labels"];
  /** Of the step in the order of the role, from 1. */
  number: number;
  total: number;
  /** What comes next, as its button says. */
  next: string;
  decisions: Decisions;
  /** What the shift comes to by now: the record says it, too, but not in view on a phone. */
  soFar: string;
  heading: Ref<HTMLHeadingElement>;
  /** Resolves once the choice is a decision. */
  onChoose: (choice: string) => Promise<void>;
  onNext: () => void;
  onBack: () => void;
}

/** One decision: the situation, three ways out, and what comes of the chosen one. Enter goes on. */
export function StepPanel(props: StepPanelProps) {
  const { step, labels, number, total, next, decisions, soFar, heading, onChoose, onNext, onBack } =
    props;
  const choice = step.choices.find(({ id }) => id === decisions[step.id]);
  const place = fillPattern(labels.step, { number, total });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <p className="tag text-graphite uppercase">
        {place}
        <span className="sheet-part">{step.place}</span>
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-3 max-w-[18em] text-h3">
        <WholeWords>{step.question}</WholeWords>
      </h2>
      <p className="mt-3 max-w-read text-detail text-text">
        <WholeWords>{step.situation}</WholeWords>
      </p>
      <ChoiceList {...{ step, onChoose }} chosen={choice?.id} />
      {/* One paragraph: a screen reader would read paragraphs one by one, and then all of them again. */}
      <p role="status" className="mt-5 md:min-h-32">
        {choice && <Outcome key={choice.id} {...getOutcome(choice, decisions)} soFar={soFar} />}
      </p>
      <div className="no-print mt-5 flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" tone={choice ? "signal" : "line"}>
          {next}
          <span
            aria-hidden="true"
            className={classNames("transition-transform group-hover/button:translate-x-1")}
          >
            →
          </span>
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {labels.back}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceListProps extends Pick<StepPanelProps, "step" | "onChoose"> {
  /** Id of the choice that is a decision. */
  chosen: string | undefined;
}

/** The ways out. A press shows at once, before it is a decision. */
function ChoiceList({ step, chosen, onChoose }: ChoiceListProps) {
  const [pressed, setPressed] = useOptimistic(chosen);
  const choose = (id: string) =>
    startTransition(() => {
      setPressed(id);
      return onChoose(id);
    });
  return (
    <fieldset className="mt-5 border-t border-ink">
      <legend className="sr-only">{step.question}</legend>
      {step.choices.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-center gap-3.5 border-b border-hairline px-3 py-2.5 font-medium transition-colors hover:bg-sheet has-checked:bg-sheet has-checked:shadow-[inset_4px_0_0_var(--color-signal)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3"
        >
          <input
            type="radio"
            name={step.id}
            value={id}
            checked={id === pressed}
            onChange={() => choose(id)}
            className="size-4 flex-none accent-ink focus-visible:outline-none"
          />
          <WholeWords>{label}</WholeWords>
        </label>
      ))}
    </fieldset>
  );
}
