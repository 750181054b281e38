import { useId } from "react";
import type { PersonaId } from "../../routes.ts";
import { classNames } from "../ui/class-names.ts";
import { PersonaRadio } from "./PersonaRadio.tsx";

interface PersonaPickerProps {
  legend: string;
  /** Read out when the choice changes; {persona} is replaced. */
  announcement: string;
  personas: readonly { id: PersonaId; letter: string; label: string; cardText: string }[];
}

/**
 * The choice of a persona as a bar of four sheets: radio buttons, so that arrow keys move between
 * them and the choice works before and without scripts (persona.css). The active sheet is drawn by
 * the document's persona, not by the button's own state.
 */
export function PersonaPicker({ legend, announcement, personas }: PersonaPickerProps) {
  const picker = useId();
  return (
    <div className="border-b border-hairline bg-sheet">
      <fieldset className="page-column min-w-0 max-md:px-0">
        <legend className="tag float-left w-full py-3 text-graphite uppercase max-md:px-gutter">
          {legend}
        </legend>
        <div className="clear-both grid grid-cols-2 border-hairline max-md:border-t md:grid-cols-4 md:border-x">
          {personas.map(({ id, letter, label, cardText }) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: PersonaRadio is its control
            <label
              key={id}
              data-persona-sheet={id}
              className={classNames(
                "relative flex cursor-pointer flex-col border-hairline px-gutter pt-4 pb-5 transition-colors hover:bg-paper md:border-t md:px-6 md:pt-5 md:pb-6",
                "not-first:border-l max-md:nth-[3]:border-l-0 max-md:nth-[n+3]:border-t",
                "persona-sheet has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3",
              )}
            >
              <span className="flex items-center justify-between">
                <span aria-hidden="true" className="tag text-graphite">
                  {letter}
                </span>
                <PersonaRadio
                  id={id}
                  announcement={announcement.replace("{persona}", label)}
                  aria-labelledby={`${picker}-${id}`}
                  aria-describedby={`${picker}-${id}-text`}
                  className="persona-mark size-4 appearance-none rounded-full border-[1.5px] border-graphite bg-sheet focus-visible:outline-none"
                />
              </span>
              <span id={`${picker}-${id}`} className="mt-1 font-head text-h4 font-strong">
                {label}
              </span>
              <span
                id={`${picker}-${id}-text`}
                className="mt-1 text-small text-graphite lg:text-balance"
              >
                {cardText}
              </span>
            </label>
          ))}
        </div>
        <p role="status" className="sr-only" />
      </fieldset>
    </div>
  );
}
