import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import type { Integrations } from "../../parts/hub/schema.ts";
import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { IntegrationsBand } from "./schema.ts";

interface SystemTerminalsProps {
  band: IntegrationsBand<"systems">;
  place: Place;
  categories: Integrations["categories"];
  /** Name of the product, where all wires end. */
  product: string;
}

/** The systems by kind, as the terminals of a marshalling cabinet. */
export function SystemTerminals({ band, place, categories, product }: SystemTerminalsProps) {
  const { title, text, systemsLabel, other } = band;
  return (
    <Section {...place} className={`sheet-grid ${place.className}`} title={title} text={text}>
      <div className="mt-6 grid border-t border-ink md:mt-10 lg:grid-cols-[1fr_7rem]">
        <ol>
          {categories.map((category, index) => (
            <li
              key={category.id}
              className="grid gap-x-10 gap-y-2.5 border-b border-hairline py-3.5 md:grid-cols-2 md:items-center lg:grid-cols-[23rem_1fr] lg:py-6"
            >
              <div className="flex gap-4 lg:gap-5">
                <ModuleBubble
                  tag={`${category.icon}-0${index + 1}`}
                  className="text-ink max-lg:size-11"
                />
                <div>
                  <h3 className="text-h4">{category.title}</h3>
                  <p className="mt-1 max-w-[26em] text-small text-graphite">{category.text}</p>
                </div>
              </div>
              <Terminals systems={category.systems} label={`${category.title}: ${systemsLabel}`} />
            </li>
          ))}
        </ol>
        <p
          aria-hidden="true"
          className="flex items-center justify-center border-2 border-ink bg-ink font-head text-h4 text-white max-lg:hidden"
        >
          {product}
        </p>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-2 border border-dashed border-ink bg-sheet p-4 sm:p-6 lg:grid-cols-[21rem_1fr_auto] lg:items-center">
        <h3 className="text-h3">{other.title}</h3>
        <p className="max-w-[34em] text-detail text-text">{other.text}</p>
        <AppLink
          {...other.link}
          className="inline-flex min-h-11 items-center justify-self-start font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink"
        />
      </div>
    </Section>
  );
}

/** Terminals below one wire, each with its own stub: a plant has one of them or the other. */
function Terminals({ systems, label }: { systems: readonly string[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap gap-2 lg:gap-x-5 lg:gap-y-6 lg:overflow-x-clip lg:pt-4"
    >
      {systems.map((system) => (
        <li
          key={system}
          className="relative border border-ink bg-sheet px-3 py-1 font-medium max-lg:text-small lg:px-4 lg:py-2 lg:before:absolute lg:before:-top-4 lg:before:left-1/2 lg:before:h-4 lg:before:w-screen lg:before:border-t lg:before:border-l lg:before:border-ink lg:after:terminal lg:after:-top-1 lg:after:left-[calc(50%-4px)]"
        >
          {system}
        </li>
      ))}
    </ul>
  );
}
