import type { ReactNode } from "react";
import type { Persona } from "../../parts/persona/schema.ts";
import { Actions } from "../../parts/sections/PageHero.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HomePage } from "./schema.ts";

interface PersonaHeroProps {
  personas: readonly Persona[];
  page: HomePage;
  /** The persona's picture with its callouts, one for each persona. */
  scenes: ReactNode;
}

/**
 * The opening of the home page: headline, what it means, three ways on, the plant itself. What can be
 * pressed is above the consent banner of a first visit.
 */
export function PersonaHero({ personas, page, scenes }: PersonaHeroProps) {
  const { first, primary, secondary } = page.hero;
  return (
    <section className="sheet-grid overflow-hidden border-b border-hairline">
      <div
        data-parts
        className="page-column grid lg:min-h-[40rem] 2xl:min-h-[46rem] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]"
      >
        <div className="relative z-1 pt-3 md:pt-9">
          {personas.map(({ id, eyebrow }) => (
            <div key={id} data-for-persona={id}>
              <SheetLabel parts={[page.sheet, eyebrow]} />
            </div>
          ))}
          <h1 className="mt-2.5 max-w-[10.4em] text-[clamp(1.875rem,8.6vw,2.5rem)] leading-none tracking-[-0.035em] sm:max-w-[12em] sm:text-h1 md:mt-4 lg:max-w-[8.1em] lg:max-xl:text-[3.5rem]">
            {personas.map((persona) => (
              <span key={persona.id} data-for-persona={persona.id}>
                <UnderlinedText text={persona.headline} underline={persona.underline} />
              </span>
            ))}
          </h1>
          {personas.map(({ id, subheadline }) => (
            <p
              key={id}
              data-for-persona={id}
              className="mt-3 max-w-[27em] font-medium text-balance md:mt-4 md:text-lead"
            >
              {subheadline}
            </p>
          ))}
          <Actions className="mt-4 md:mt-6">
            <ButtonLink tone="signal" {...first} arrow />
            {/* Two of equal rank share the next row of a phone. */}
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 sm:contents">
              <ButtonLink tone="line" {...primary} className="max-sm:px-2!" />
              <ButtonLink tone="line" {...secondary} className="max-sm:px-2!" />
            </div>
          </Actions>
        </div>
        {/* After the words in the document, which must arrive first. */}
        <div className="grid">{scenes}</div>
      </div>
    </section>
  );
}

function UnderlinedText({ text, underline }: { text: string; underline: string }) {
  const [before, after] = text.split(underline);
  return (
    <>
      {before}
      <span className="underline decoration-signal decoration-[0.075em] underline-offset-[0.13em] [text-decoration-skip-ink:none]">
        {underline}
      </span>
      {after}
    </>
  );
}
