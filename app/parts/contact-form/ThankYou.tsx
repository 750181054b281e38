import type { RefObject } from "react";
import { thanksId } from "./asked-form.ts";
import { FurtherLinks } from "./FurtherLinks.tsx";
import type { ThanksWords } from "./form-schema.ts";

interface ThankYouProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  words: ThanksWords;
}

/**
 * Replaces the form when the state says so or, without scripts or before they load, when the
 * address names it.
 */
export function ThankYou({ headingRef, words }: ThankYouProps) {
  return (
    <div
      id={thanksId}
      className="hidden scroll-mt-60 px-5 py-12 md:py-20 in-data-[phase=sent]:grid in-[:not([data-live]):has(>#thank-you:target)]:grid md:px-6"
    >
      <div role="status" data-uncovered>
        <span aria-hidden="true" className="block h-1 w-20 animate-enter bg-signal" />
        <h3 ref={headingRef} tabIndex={-1} className="mt-8 text-h1">
          {words.title}
        </h3>
        <p className="mt-6 max-w-note text-lead text-text">{words.text}</p>
      </div>
      <FurtherLinks links={words.further} className="mt-8" />
    </div>
  );
}
