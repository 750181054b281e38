import { useBehavior } from "../../engine/page-context.ts";
import { getModule, type Module } from "../../parts/modules/schema.ts";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import type { JourneyPage } from "./schema.ts";

/**
 * "Where are you in the journey?": one choice, one next step (journey.behavior.ts). Nothing is chosen at
 * first. Without scripts there is no choice, and all next steps are shown.
 */
export function JourneySelector({
  words: { label, text, placeholder, moduleLabel, contact, options },
  modules,
}: {
  words: JourneyPage["selector"];
  modules: readonly Module[];
}) {
  return (
    <section aria-labelledby="selector-title" className="bg-signal text-signal-ink">
      <div className="page-column grid gap-x-16 gap-y-6 py-[calc(var(--spacing-band)*0.8)] lg:grid-cols-[1.3fr_1fr]">
        <h2
          id="selector-title"
          className="max-w-[7em] text-[clamp(2.5rem,1.6rem+4vw,5rem)] leading-[0.98] tracking-[-0.035em]"
        >
          <label htmlFor="journey-answer" className="noscript:cursor-auto">
            {label}
          </label>
        </h2>
        <div className="lg:border-l lg:border-signal-ink/40 lg:pl-10">
          <p className="max-w-[28em] text-lead">{text}</p>
          <div className="relative mt-6 after:pointer-events-none after:absolute after:top-4.5 after:right-5 after:size-3 after:rotate-45 after:border-r-2 after:border-b-2 after:border-ink forced-colors:after:hidden noscript:hidden">
            <select
              id="journey-answer"
              data-answers
              {...useBehavior("journey")}
              autoComplete="off"
              className="min-h-14 w-full appearance-none rounded-md border-2 border-signal-ink bg-white py-3 pr-12 pl-4 text-body text-ellipsis text-ink forced-colors:appearance-auto"
            >
              <option value="">{placeholder}</option>
              {options.map(({ id, option }) => (
                <option key={id} value={id}>
                  {option}
                </option>
              ))}
            </select>
          </div>
          <div role="status">
            {options.map((answer) => {
              const module =
                answer.recommendedModule && getModule(modules, answer.recommendedModule);
              return (
                <div
                  key={answer.id}
                  data-answer={answer.id}
                  className="mt-6 hidden animate-enter flex-col items-start gap-4 border border-signal-ink bg-sheet p-6 text-ink shadow-panel data-shown:flex noscript:flex sm:p-8"
                >
                  <h3 className="text-h3">{answer.title}</h3>
                  <p className="max-w-[30em]">{answer.description}</p>
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
                    <ButtonLink tone="ink" href={answer.modulePath} arrow>
                      {answer.ctaText}
                    </ButtonLink>
                    {answer.further && (
                      <AppLink {...answer.further} className="py-1 font-medium quiet-link" />
                    )}
                  </p>
                </div>
              );
            })}
          </div>
          <p className="mt-5">
            <ButtonLink tone="ink" {...contact} arrow />
          </p>
        </div>
      </div>
    </section>
  );
}
