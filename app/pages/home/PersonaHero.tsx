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

/** The opening of the home page: headline, what it means, two ways on, and the plant itself. */
export function PersonaHero({ personas, page, scenes }: PersonaHeroProps) {
  const sheet = page.sheet;
  return (
    <section className="sheet-grid overflow-hidden border-b border-hairline">
      <div className="page-column grid lg:min-h-[43.5rem] 2xl:min-h-[48.5rem] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]">
        <div className="relative z-1 pt-9 pb-8 md:pt-16 lg:pb-16">
          {personas.map(({ id, eyebrow }) => (
            <div key={id} data-for-persona={id}>
              <SheetLabel parts={[sheet, eyebrow]} />
            </div>
          ))}
          <h1 className="mt-5 max-w-[8.1em] text-h1 md:mt-6">
            {personas.map((persona) => (
              <span key={persona.id} data-for-persona={persona.id}>
                <UnderlinedText text={persona.headline} underline={persona.underline} />
              </span>
            ))}
          </h1>
          {personas.map(({ id, subheadline, description }) => (
            <div key={id} data-for-persona={id} className="max-w-[27em] text-lead text-text">
              <p className="mt-5 font-medium text-balance text-ink md:mt-7">{subheadline}</p>
              <p className="mt-3 text-body">{description}</p>
            </div>
          ))}
          <div className="mt-7 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-3 md:mt-9">
            <ButtonLink tone="signal" {...page.hero.primary} arrow />
            <ButtonLink tone="line" {...page.hero.secondary} />
          </div>
        </div>
        {scenes}
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
