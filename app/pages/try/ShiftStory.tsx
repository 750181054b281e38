import type { ReactNode } from "react";
import type { Question, Settlement } from "../../../plant/settle.ts";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { PhoneFold } from "../../parts/ui/Fold.tsx";
import { getOutcome } from "./choice-words.ts";
import { Outcome } from "./Outcome.tsx";
import { RecordCells } from "./RecordCells.tsx";
import { StepModule } from "./StepModule.tsx";
import type { ModuleLink, StepWords, TryPage } from "./schema.ts";
import type { ShiftFormats } from "./shift-formats.ts";
import { formatSums } from "./shift-sums.ts";

interface ShiftStoryProps {
  words: TryPage;
  modules: readonly ModuleLink[];
  /** With nothing decided. */
  settlement: Settlement;
  /** The shift decided the costliest way. */
  unseen: Settlement;
  formats: ShiftFormats;
  /** The piece of a product screen that each step is about. */
  screens: Record<Question, ReactNode>;
}

/** The four decisions with all their outcomes, folded: for whoever would rather read, or has no scripts. */
export function ShiftStory({
  words,
  modules,
  settlement,
  unseen,
  formats,
  screens,
}: ShiftStoryProps) {
  return (
    <section
      id="story"
      aria-labelledby="story-title"
      className="py-8 resuming:animate-enter resuming:[animation-delay:4s] md:py-12 print:pt-3 print:pb-0 [main:has([data-playing])_&]:hidden"
    >
      <div className="page-column">
        <PhoneFold
          isWide
          label={
            <h2 id="story-title" className="text-h3">
              {words.story}
            </h2>
          }
        >
          <ol>
            {words.steps.map((step, index) => (
              <StoryStep
                key={step.id}
                number={index + 1}
                record={words.record}
                screen={screens[step.id]}
                {...{ step, modules, settlement, formats }}
              />
            ))}
          </ol>
          <UnseenShift words={words.result} {...{ unseen, formats }} />
        </PhoneFold>
      </div>
    </section>
  );
}

interface StoryStepProps extends Pick<ShiftStoryProps, "modules" | "settlement" | "formats"> {
  step: StepWords;
  /** From 1. */
  number: number;
  record: TryPage["record"];
  screen: ReactNode;
}

/** A decision: the screen that it is about, and what comes of each choice. */
function StoryStep(props: StoryStepProps) {
  const { step, number, record, screen, modules, settlement, formats } = props;
  return (
    <li className="grid gap-x-12 gap-y-6 border-t border-ink py-7 md:py-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[5fr_7fr] print:gap-x-6 print:py-3">
      <div>
        <p className="tag text-graphite uppercase">
          {number}
          <span className="sheet-part">{step.place}</span>
        </p>
        <h3 className="mt-3 max-w-[18em] text-h3">{step.question}</h3>
        <p className="mt-3 max-w-read text-detail text-text">{step.situation}</p>
        <div className="no-print mt-5 overflow-hidden rounded-lg border border-room-edge">
          {screen}
          <div className="room @container border-t border-room-edge bg-room-panel px-4 py-3.5 text-small leading-tight text-room-text sm:px-6">
            <RecordCells
              question={step.id}
              words={record}
              decisions={{}}
              {...{ settlement, formats }}
            />
          </div>
        </div>
      </div>
      <div>
        <ul className="grid gap-y-5 print:gap-y-1.5">
          {step.choices.map((choice) => (
            <li key={choice.id} className="border-b border-hairline pb-5 print:pb-1.5">
              <p className="mb-2 text-small text-graphite print:mb-0">{choice.label}</p>
              <p>
                <Outcome {...getOutcome(choice, {})} />
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-graphite print:mt-1">
          <StepModule
            {...{ step, modules }}
            className="quiet-link inline-block py-1 font-medium text-ink"
          />
          : {step.did}
        </p>
      </div>
    </li>
  );
}

interface UnseenShiftProps extends Pick<ShiftStoryProps, "unseen" | "formats"> {
  words: TryPage["result"];
}

/** What it comes to the costliest way. */
function UnseenShift({ words, unseen, formats }: UnseenShiftProps) {
  const sums = formatSums(unseen, formats);
  return (
    <div className="grid gap-x-12 gap-y-6 border-t border-ink pt-7 md:pt-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="tag text-graphite uppercase">{words.columns.unseen}</p>
        <div className="mt-4 flex gap-x-10 text-signal-deep">
          {words.sums.map(({ id, label, one = label }) => (
            <DimensionFigure
              key={id}
              value={sums[id]}
              label={formats.noun(sums[id], { one, other: label })}
            />
          ))}
        </div>
      </div>
      <div className="max-w-read">
        <p className="text-lead">{words.text}</p>
        <p className="mt-4 text-small text-graphite">{words.model}</p>
      </div>
    </div>
  );
}
