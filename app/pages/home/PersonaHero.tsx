import type { ReactNode } from "react";
import type { Persona } from "../../parts/persona/schema.ts";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HomePage } from "./schema.ts";

interface PersonaHeroProps {
  personas: readonly Persona[];
  page: HomePage;
  /** The persona's picture with its callouts, one for each persona. */
  scenes: ReactNode;
}

/**
 * The opening of the home page: headline, the plant itself, what it means, two ways on. On phones
 * headline and plant come first, above the consent banner of a first visit.
 */
export function PersonaHero({ personas, page, scenes }: PersonaHeroProps) {
  return (
    <section className="sheet-grid overflow-hidden border-b border-hairline">
      <div
        data-parts
        className="page-column grid lg:min-h-[40rem] 2xl:min-h-[46rem] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="relative z-1 pt-4 md:pt-9">
          {personas.map(({ id, eyebrow }) => (
            <div key={id} data-for-persona={id}>
              <SheetLabel parts={[page.sheet, eyebrow]} />
            </div>
          ))}
          <h1 className="mt-2.5 max-w-[10.4em] text-[clamp(1.875rem,8.6vw,2.5rem)] leading-none tracking-[-0.035em] sm:max-w-[8.1em] sm:text-h1 md:mt-4 lg:max-xl:text-[3.5rem]">
            {personas.map((persona) => (
              <span key={persona.id} data-for-persona={persona.id}>
                <UnderlinedText text={persona.headline} underline={persona.underline} />
              </span>
            ))}
          </h1>
        </div>
        <div className="relative z-1 order-1 pb-8 lg:order-none lg:pb-14">
          {personas.map(({ id, subheadline, description }) => (
            <div
              key={id}
              data-for-persona={id}
              className="max-w-[27em] text-lead text-text lg:mt-5"
            >
              <p className="font-medium text-balance text-ink">{subheadline}</p>
              <p className="mt-3 text-body">{description}</p>
            </div>
          ))}
          <div className="mt-6 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-3">
            <ButtonLink tone="signal" {...page.hero.primary} />
            <ButtonLink tone="line" {...page.hero.secondary} />
          </div>
        </div>
        {/* After the words in the document, which must arrive first. */}
        <div className="grid max-lg:mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">{scenes}</div>
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
