import type { Persona } from "../../parts/persona/schema.ts";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
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
      className="group/day room sheet-grid bg-room pt-[calc(var(--spacing-band)*0.7)] pb-band text-white [--sheet-line:var(--color-room-grid)]"
    >
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <div>
            <SheetLabel parts={[day.eyebrow]} className="text-room-mute" />
            <h2 id="day-title" className="mt-5 max-w-[11em] text-h2">
              {personas.map(({ id, role }) => (
                <span key={id} data-for-persona={id}>
                  {day.title.replace("{role}", role)}
                </span>
              ))}
            </h2>
          </div>
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
