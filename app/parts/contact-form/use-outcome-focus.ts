import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { thanksId } from "./asked-form.ts";
import type { ContactState } from "./contact-state.ts";
import { openFilledFolds } from "./open-folds.ts";

interface Places {
  /** The form with its panel. */
  form: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
  thanks: RefObject<HTMLElement | null>;
  alert: RefObject<HTMLElement | null>;
  onSent(): void;
}

/**
 * Moves focus to the outcome: the first faulty field or the alert, the thank-you panel and, only if
 * focus was still there when it closed, back to the form.
 */
export function useOutcomeFocus({ phase, refusals }: ContactState, places: Places): void {
  const { form, title, thanks, alert, onSent } = places;
  const lastRefusals = useRef(refusals);
  const lastPhase = useRef(phase);

  useEffect(() => {
    if (refusals === lastRefusals.current) return;
    lastRefusals.current = refusals;
    if (form.current) openFilledFolds(form.current);
    const faulty = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (faulty ?? alert.current)?.focus();
  }, [refusals, form, alert]);

  useLayoutEffect(() => {
    const wasSent = lastPhase.current === "sent";
    lastPhase.current = phase;
    if (phase === "sent" && !wasSent) {
      onSent();
      thanks.current?.focus({ preventScroll: true });
      // The form was tall and the panel is not: without this, the page would end up scrolled below
      // it.
      form.current?.scrollIntoView({ block: "nearest" });
    } else if (phase !== "sent" && wasSent) {
      // The panel is hidden by now; until the next frame the browser leaves the focus in it.
      const panel = thanks.current?.closest(`#${thanksId}`);
      if (panel?.contains(document.activeElement)) title.current?.focus();
    }
  });
}
