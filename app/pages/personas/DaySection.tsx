import { fillPattern } from "content-model/fill-pattern";
import type { Persona } from "../../parts/persona/schema.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { DayTimeline } from "./DayTimeline.tsx";
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
                {fillPattern(day.title, { role })}
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

interface DayToggleProps {
  legend: string;
  without: string;
  withLabel: string;
}

/** Without or with: two radio buttons as one switch. `group/day` around it reads which is checked. */
function DayToggle({ legend, without, withLabel }: DayToggleProps) {
  const options = [
    { id: "day-without", label: without, isDefault: true },
    { id: "day-with", label: withLabel, isDefault: false },
  ];
  return (
    <fieldset className="w-full sm:w-auto">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 border border-room-mute p-1">
        {options.map(({ id, label, isDefault }) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center justify-center px-3 sm:min-w-28 sm:px-6 font-medium text-room-text transition-colors hover:text-white has-checked:bg-signal has-checked:text-signal-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-white"
          >
            <input
              type="radio"
              name="day"
              id={id}
              value={id}
              defaultChecked={isDefault}
              className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
