import { fillPattern } from "content-model/fill-pattern";
import type { PersonaId } from "../../routes.ts";
import { PersonaRadio } from "./PersonaRadio.tsx";

interface PersonaSwitchProps {
  legend: string;
  /** Read out when the choice changes; {persona} is replaced. */
  announcement: string;
  personas: readonly { id: PersonaId; label: string }[];
}

/** The choice of a persona in one line. Works as PersonaPicker does, scripts or not. */
export function PersonaSwitch({ legend, announcement, personas }: PersonaSwitchProps) {
  return (
    <fieldset className="max-sm:w-full">
      <legend className="tag py-2 text-graphite uppercase lg:float-left lg:mr-6 lg:py-3.5">
        {legend}
      </legend>
      <div className="grid grid-cols-2 border border-ink sm:grid-cols-4">
        {personas.map(({ id, label }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: PersonaRadio is its control
          <label
            key={id}
            data-persona-sheet={id}
            className="persona-sheet relative flex min-h-11 cursor-pointer items-center justify-center overflow-hidden border-hairline bg-sheet px-4 text-small font-medium transition-colors not-first:border-l hover:bg-paper max-sm:nth-[3]:border-l-0 max-sm:nth-[n+3]:border-t"
          >
            <PersonaRadio
              id={id}
              announcement={fillPattern(announcement, { persona: label })}
              className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
      <p role="status" className="sr-only" />
    </fieldset>
  );
}
