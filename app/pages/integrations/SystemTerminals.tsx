import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import type { Integrations } from "../../parts/hub/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { IntegrationsPage } from "./schema.ts";

interface SystemTerminalsProps {
  page: IntegrationsPage;
  categories: Integrations["categories"];
}

/** The systems by kind, as the terminals of a marshalling cabinet. */
export function SystemTerminals({ page, categories }: SystemTerminalsProps) {
  const { systemsLabel, other } = page.categories;
  return (
    <Section id="systems" className="sheet-grid py-band" sheet={page.sheet} {...page.categories}>
      <ol className="mt-12 border-t border-ink md:mt-16">
        {categories.map((category, index) => (
          <li
            key={category.id}
            className="grid gap-x-10 gap-y-5 border-b border-hairline bg-paper py-7 lg:grid-cols-[23rem_1fr] lg:items-center"
          >
            <div className="flex gap-5">
              <ModuleBubble tag={`${category.icon}-0${index + 1}`} className="text-ink" />
              <div>
                <h3 className="text-h4">{category.title}</h3>
                <p className="mt-1.5 max-w-[22em] text-small text-graphite">{category.text}</p>
              </div>
            </div>
            <Terminals systems={category.systems} label={`${category.title}: ${systemsLabel}`} />
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-10 gap-y-4 border border-dashed border-ink bg-sheet p-6 sm:p-8 lg:grid-cols-[21rem_1fr_auto] lg:items-center">
        <h3 className="text-h3">{other.title}</h3>
        <p className="max-w-[34em] text-text">{other.text}</p>
        <AppLink
          {...other.link}
          className="justify-self-start py-1 font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink"
        />
      </div>
    </Section>
  );
}

/** Terminals on one wire. */
function Terminals({ systems, label }: { systems: readonly string[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="relative flex flex-wrap gap-3 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-ink max-sm:before:hidden"
    >
      {systems.map((system) => (
        <li
          key={system}
          className="relative flex items-center gap-3 border border-ink bg-sheet py-2.5 pr-4 pl-3 font-medium"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-ink">
            <circle cx="8" cy="8" r="7" className="fill-petrol-wash" strokeWidth="1.25" />
            <path d="M3.5 12.5l9-9" strokeWidth="1.5" />
          </svg>
          {system}
        </li>
      ))}
    </ul>
  );
}
