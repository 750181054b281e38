import type { RefObject } from "react";
import type { ThanksCopy } from "./contact-copy.ts";

/** The function redirects to it after an ordinary post (functions/submit-contact/answer-form.ts). */
export const thanksId = "thank-you";

interface ThankYouProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  copy: ThanksCopy;
}

/**
 * Takes the form's place: when the state says so, or, before scripts arrive and without them, when
 * the address names it.
 */
export function ThankYou({ headingRef, copy }: ThankYouProps) {
  return (
    <div
      id={thanksId}
      role="status"
      className="hidden scroll-mt-60 in-data-[phase=sent]:grid in-[:not([data-live]):has(>#thank-you:target)]:grid"
    >
      <div className="sheet-grid grid min-h-120 content-center px-5 py-16 md:px-10">
        <div className="max-w-container-note animate-enter border-t-4 border-signal bg-sheet pt-6">
          <h3 ref={headingRef} tabIndex={-1} className="text-h2">
            {copy.title}
          </h3>
          <p className="mt-4 text-lead text-text">{copy.text}</p>
        </div>
      </div>
    </div>
  );
}
