import { fillPattern } from "content-model/fill-pattern";
import { type ComponentProps, useId } from "react";
import { Scene } from "../figures/Scene.tsx";
import { classNames, coverControl } from "../ui/class-names.ts";
import { defaultPersona, personaFieldName } from "./active-persona.ts";
import type { Persona } from "./schema.ts";

/** The text alternative carries the callouts' words too; what most visitors see first has `priority`. */
export function HeroScene({ persona, priority }: { persona: Persona; priority: boolean }) {
  const { picture, alt, callouts } = persona.photo
    ? { ...persona.photo, callouts: [] }
    : { ...persona, alt: persona.pictureAlt ?? "" };
  const notes = callouts.map(({ tag, text }) => `${tag}: ${text}.`);
  return (
    // The room is reserved here: an image in a <picture> has no size until its source is chosen.
    <div
      data-for-persona={persona.id}
      className={classNames(
        "relative aspect-5/4 self-center mb-2 max-lg:mx-auto md:mb-4 max-lg:w-full max-lg:max-w-[46rem] max-md:mt-3 max-md:max-w-[17rem]",
        // A scene's sheet goes on behind the words; a photo has an edge.
        !persona.photo && "lg:mr-[-5%] xl:ml-[-9%]",
      )}
    >
      <Scene
        picture={picture}
        alt={[alt, ...notes].join(" ")}
        sizes="(min-width: 100rem) 860px, (min-width: 80rem) 760px, (min-width: 64rem) 58vw, (min-width: 48rem) 46rem, 100vw"
        priority={priority}
        callouts={callouts}
      />
    </div>
  );
}

/** The radio button behind every choice of a persona (active-persona.ts, persona.css). */
function PersonaRadio({
  persona: { id, label },
  announcement,
  ...rest
}: ComponentProps<"input"> & { persona: Persona; announcement: string }) {
  return (
    <input
      {...rest}
      type="radio"
      name={personaFieldName}
      id={`${personaFieldName}-${id}`}
      value={id}
      defaultChecked={id === defaultPersona}
      data-announcement={fillPattern(announcement, { persona: label })}
    />
  );
}

interface ChoiceProps {
  legend: string;
  /** Read out when the choice changes; {persona} is replaced. */
  announcement: string;
  personas: readonly Persona[];
}

/** The choice of a persona in one line. Works as PersonaPicker does, scripts or not. */
export function PersonaSwitch({ legend, announcement, personas }: ChoiceProps) {
  return (
    <fieldset className="max-sm:w-full">
      <legend className="tag py-2 text-graphite uppercase lg:float-left lg:mr-6 lg:py-3.5">
        {legend}
      </legend>
      <div className="grid grid-cols-2 border border-ink sm:grid-cols-4">
        {personas.map((persona) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: PersonaRadio is its control
          <label
            key={persona.id}
            data-persona-sheet={persona.id}
            className="persona-sheet relative flex min-h-11 cursor-pointer items-center justify-center overflow-hidden border-hairline bg-sheet px-4 text-small font-medium transition-colors not-first:border-l hover:bg-paper max-sm:nth-[3]:border-l-0 max-sm:nth-[n+3]:border-t"
          >
            <PersonaRadio
              persona={persona}
              announcement={announcement}
              className={`${coverControl} focus-visible:outline-none`}
            />
            {persona.label}
          </label>
        ))}
      </div>
      <p role="status" className="sr-only" />
    </fieldset>
  );
}

/**
 * The choice of a persona as the tabs of four sheets: radio buttons, so that arrow keys move between
 * them and the choice works before and without scripts (persona.css). The active sheet is drawn by
 * the document's persona, not by the button's own state.
 */
export function PersonaPicker({ legend, announcement, personas }: ChoiceProps) {
  const picker = useId();
  return (
    <div className="bg-sheet [box-shadow:inset_0_-1px_0_var(--color-hairline)]">
      <fieldset className="page-column min-w-0 max-md:px-0">
        <legend className="tag float-left py-1.5 text-balance text-graphite uppercase max-lg:w-full max-md:px-gutter lg:w-44 lg:py-4 lg:pr-8 xl:w-52">
          {legend}
        </legend>
        <div className="grid grid-cols-2 border-hairline min-[22rem]:grid-cols-[repeat(4,auto)] md:grid-cols-4 max-lg:clear-both max-lg:border-t md:border-x">
          {personas.map((persona) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: PersonaRadio is its control
            <label
              key={persona.id}
              data-persona-sheet={persona.id}
              className="persona-sheet relative grid min-h-11 cursor-pointer content-center border-hairline transition-colors not-first:border-l hover:bg-paper max-md:justify-center max-md:first:pl-3 max-md:last:pr-3 md:grid-cols-[1fr_auto] md:content-start md:items-center md:gap-x-2.5 md:px-4 md:py-3"
            >
              <span
                id={`${picker}-${persona.id}`}
                className="text-[0.8125rem] leading-tight font-medium md:font-head md:text-small md:font-strong md:tracking-tight lg:text-body"
              >
                {persona.label}
              </span>
              {/* On phones the whole sheet is the button. */}
              <PersonaRadio
                persona={persona}
                announcement={announcement}
                aria-labelledby={`${picker}-${persona.id}`}
                aria-describedby={`${picker}-${persona.id}-text`}
                className="persona-mark size-4 appearance-none rounded-full border-[1.5px] border-graphite bg-sheet focus-visible:outline-none max-md:not-forced-colors:absolute max-md:not-forced-colors:opacity-0"
              />
              <span
                id={`${picker}-${persona.id}-text`}
                className="col-span-full mt-1 text-small leading-snug text-balance text-graphite max-lg:hidden"
              >
                {persona.cardText}
              </span>
            </label>
          ))}
        </div>
        <p role="status" className="sr-only" />
      </fieldset>
    </div>
  );
}
