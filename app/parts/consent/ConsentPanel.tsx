import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { Button } from "../ui/Button.tsx";
import { CloseIcon } from "../ui/CloseIcon.tsx";
import { classNames } from "../ui/class-names.ts";
import { Tooltip } from "../ui/Tooltip.tsx";
import { useEdgeCover } from "../ui/use-edge-cover.ts";
import { ConsentChoices } from "./ConsentChoices.tsx";
import type { OfferedCategory } from "./consent-rules.ts";
import { closeConsentSettings, saveConsent } from "./consent-store.ts";
import type { Consent } from "./schema.ts";
import { useBorrowedFocus } from "./use-borrowed-focus.ts";
import { useSeen } from "./use-seen.ts";

interface ConsentPanelProps {
  content: Consent;
  /** Opened by the visitor: takes focus and shows the choices right away. */
  isReopened: boolean;
  /** At the end of the page, since a blocker hides what is fixed to the window's edge. */
  isInPage?: boolean;
  isDecided: boolean;
  /** How the switches are at first. */
  initial: Record<OfferedCategory, boolean>;
  onSaved: (confirmation: string) => void;
  /** Called if it is not seen. */
  onHidden?: () => void;
}

/** The banner: a named region at the bottom edge that leaves the page usable. */
export function ConsentPanel(props: ConsentPanelProps) {
  const { content, isReopened, isInPage, isDecided, initial, onSaved, onHidden } = props;
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const [isExpanded, setExpanded] = useState(isReopened);
  const [choice, setChoice] = useState(initial);
  const noCover = useRef(null);
  useEdgeCover(isInPage ? noCover : panel, "--consent-cover");
  useBorrowedFocus(panel, isReopened, !isInPage);
  useSeen(panel, !isInPage, onHidden);

  const save = (made: Record<OfferedCategory, boolean>, confirmation: string) => {
    saveConsent(made);
    onSaved(confirmation);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") closeConsentSettings();
  };
  // With its choices, the panel leaves too little of a phone's page for the focused element.
  const foldWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setExpanded(false);
  };
  const { confirmations } = content;

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={isInPage ? content.title : content.accessibleName}
      onKeyDown={closeOnEscape}
      onBlur={foldWhenLeft}
      className={classNames(
        "no-print border-t border-ink bg-sheet",
        isInPage
          ? "relative"
          : "fixed inset-x-0 bottom-0 z-40 animate-enter overflow-y-auto overscroll-contain shadow-raised",
        isExpanded
          ? !isInPage && "max-h-[85svh]"
          : "max-h-[45svh] flat-phone:max-h-[70svh] flat-phone:scroll-pb-30",
        isDecided && "md:pt-7", // a separate row for the close icon and its tooltip
      )}
    >
      <div className="page-column grid gap-x-12 gap-y-4 py-4 md:py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-read">
          <h2 className="font-head text-body leading-tight tracking-tight">{content.title}</h2>
          <p
            className={classNames("mt-1.5 text-small text-graphite", isExpanded && "max-md:hidden")}
          >
            {content.text}{" "}
            <AppLink
              {...content.policyLink}
              className="whitespace-nowrap text-ink underline underline-offset-3 hover:decoration-2"
            />
          </p>
        </div>
        {isExpanded && (
          <ConsentChoices
            content={content}
            id={`${id}-choices`}
            choice={choice}
            onChange={(category, isOn) => setChoice({ ...choice, [category]: isOn })}
          />
        )}
        <div
          className={classNames(
            "-mb-4 grid grid-cols-2 content-start gap-2 bg-sheet pb-4 md:-mb-5 md:pb-5 md:max-lg:grid-cols-4 lg:static lg:col-start-2 lg:row-start-1",
            // Sticky, it would cover the choices.
            isExpanded ? "lg:w-88" : "sticky bottom-0 lg:w-88 xl:w-132 xl:grid-cols-3",
          )}
        >
          <Button
            size="sm"
            className="px-2! py-1.5"
            onClick={() => save({ functional: false, analytics: false }, confirmations.rejected)}
          >
            {content.rejectNonEssential}
          </Button>
          <Button
            size="sm"
            className="px-2! py-1.5"
            onClick={() => save({ functional: true, analytics: true }, confirmations.accepted)}
          >
            {content.acceptAll}
          </Button>
          <Button
            tone="line"
            size="sm"
            className={classNames("px-2! py-1.5", !isExpanded && "max-xl:col-span-2")}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${id}-choices` : undefined}
            onClick={() => setExpanded(!isExpanded)}
          >
            {content.manageChoices}
          </Button>
          {isExpanded && (
            <Button
              tone="line"
              size="sm"
              className="px-2! py-1.5"
              onClick={() => save(choice, confirmations.saved)}
            >
              {content.savePreferences}
            </Button>
          )}
        </div>
      </div>
      {isDecided && (
        <Tooltip label={content.close} className="absolute! top-1 right-1">
          <button
            type="button"
            aria-label={content.close}
            onClick={closeConsentSettings}
            className="grid size-11 place-items-center text-graphite hover:text-ink"
          >
            <CloseIcon />
          </button>
        </Tooltip>
      )}
    </section>
  );
}
