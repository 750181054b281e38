import type { Persona } from "../../parts/persona/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { DayTimeline } from "./DayTimeline.tsx";
import { DayToggle } from "./DayToggle.tsx";
import type { PersonasPage } from "./schema.ts";

interface DaySectionProps {
  personas: readonly Pick<Persona, "id" | "role">[];
  page: PersonasPage;
}

/**
 * The same day twice for each persona. The toggle is a pair of radio buttons and the style sheet does
 * the rest, so it works without scripts and keeps its position when another persona is chosen.
 */
export function DaySection({ personas, page }: DaySectionProps) {
  const { day, days } = page;
  return (
    <section
      aria-labelledby="day-title"
      className="group/day room sheet-grid bg-room py-[calc(var(--spacing-band)*0.7)] text-white"
    >
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <SectionHead
            id="day-title"
            eyebrow={day.eyebrow}
            title={personas.map(({ id, role }) => (
              <span key={id} data-for-persona={id}>
                {day.title.replace("{role}", role)}
              </span>
            ))}
          />
          <DayToggle legend={day.toggle} without={day.without} withLabel={day.with} />
        </div>
        {days.map(({ persona, items }) => (
          <div key={persona} data-for-persona={persona}>
            <DayTimeline items={items} ruler={day.ruler} />
          </div>
        ))}
      </div>
    </section>
  );
}
