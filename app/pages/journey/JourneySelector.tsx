import { useBehavior } from "../../engine/page-context.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import type { JourneyPage } from "./schema.ts";

type Words = JourneyPage["selector"];

/** The next step that belongs to an answer, hidden until it is chosen. */
function NextStepCard({
  answer,
  moduleLabel,
  module,
}: {
  answer: Words["options"][number];
  moduleLabel: string;
  module: Module | undefined;
}) {
  const { id, title, description, modulePath, ctaText, further } = answer;
  return (
    <div
      hidden
      data-answer={id}
      className="mt-6 flex animate-enter flex-col items-start gap-4 border border-signal-ink bg-sheet p-6 text-ink shadow-panel sm:p-8"
    >
      <h3 className="text-h3">{title}</h3>
      <p className="max-w-[30em]">{description}</p>
      {module && (
        <p className="text-small">
          <span className="tag text-graphite uppercase">{moduleLabel}</span>
          <span className="mt-1 flex items-baseline gap-2 font-medium">
            <span className="tag text-petrol">{module.tag}</span>
            {module.name}
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink tone="ink" href={modulePath} arrow>
          {ctaText}
        </ButtonLink>
        {further && <AppLink {...further} className="py-1 font-medium quiet-link" />}
      </p>
    </div>
  );
}

/** Id of the select, which its label names. */
const id = "journey-answer";

/**
 * "Where are you in the journey?": one choice, one next step (show-answer.ts). Nothing is chosen at
 * first. Without scripts all answers are shown as links.
 */
export function JourneySelector({ words, modules }: { words: Words; modules: readonly Module[] }) {
  return (
    <section aria-labelledby={`${id}-title`} className="bg-signal text-signal-ink">
      <div className="page-column grid gap-x-16 gap-y-6 py-[calc(var(--spacing-band)*0.8)] lg:grid-cols-[1.3fr_1fr]">
        <h2
          id={`${id}-title`}
          className="max-w-[7em] text-[clamp(2.5rem,1.6rem+4vw,5rem)] leading-[0.98] tracking-[-0.035em]"
        >
          <label htmlFor={id} className="noscript:cursor-auto">
            {words.label}
          </label>
        </h2>
        <div className="lg:border-l lg:border-signal-ink/40 lg:pl-10">
          <p className="max-w-[28em] text-lead">{words.text}</p>
          <AnswerSelect {...words} />
          <div role="status" className="noscript:hidden">
            {words.options.map((answer) => (
              <NextStepCard
                key={answer.id}
                answer={answer}
                moduleLabel={words.moduleLabel}
                module={modules.find(({ id }) => id === answer.recommendedModule)}
              />
            ))}
          </div>
          <p className="mt-5">
            <ButtonLink tone="ink" {...words.contact} arrow />
          </p>
          <AnswerLinks {...words} />
        </div>
      </div>
    </section>
  );
}

function AnswerSelect({ placeholder, options }: Words) {
  return (
    <div className="relative mt-6 noscript:hidden">
      <select
        id={id}
        data-answers
        {...useBehavior("journey")}
        autoComplete="off"
        className="min-h-14 w-full appearance-none rounded-md border-2 border-signal-ink bg-white py-3 pr-12 pl-4 text-body text-ellipsis text-ink forced-colors:appearance-auto"
      >
        <option value="">{placeholder}</option>
        {options.map((answer) => (
          <option key={answer.id} value={answer.id}>
            {answer.option}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 16 10"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 h-2.5 w-4 -translate-y-1/2 fill-none stroke-ink forced-colors:hidden"
        strokeWidth="2"
      >
        <path d="M1.5 1.5L8 8l6.5-6.5" />
      </svg>
    </div>
  );
}

/** All answers, for whoever has no scripts. */
function AnswerLinks({ options }: Words) {
  return (
    <ul className="mt-6 hidden border-t border-signal-ink noscript:block">
      {options.map((answer) => (
        <li key={answer.id} className="border-b border-signal-ink/40 py-3">
          <p>{answer.option}</p>
          <AppLink
            href={answer.modulePath}
            className="inline-block py-1 font-medium underline underline-offset-4"
          >
            {answer.ctaText}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
