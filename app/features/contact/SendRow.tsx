import { Button } from "../../ui/Button.tsx";
import type { ContactFormCopy } from "./contact-copy.ts";
import type { ContactState } from "./contact-store.ts";

interface SendRowProps {
  copy: ContactFormCopy;
  state: ContactState;
  consented: boolean;
  onStop(): void;
}

const hintId = "contact-send-hint";

/**
 * The button, why it does not send yet, and what holds it up. It is never `disabled`: it keeps the
 * focus, explains itself, and is an ordinary submit button without scripts. The look of the
 * unavailable button follows the consent box by style, so that it does not change as React arrives.
 */
export function SendRow({ copy, state, consented, onStop }: SendRowProps) {
  const isSending = state.phase === "sending";
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-5 md:px-6 md:py-6">
      <Button
        type="submit"
        tone="signal"
        aria-disabled={isSending || !consented || undefined}
        aria-describedby={consented ? undefined : hintId}
        className="min-h-14 w-full in-[form:has([name=consent]:not(:checked))]:bg-hairline in-[form:has([name=consent]:not(:checked))]:text-graphite sm:w-56"
      >
        {isSending ? copy.sending : copy.send}
      </Button>
      <p
        id={hintId}
        className="text-small text-graphite in-[form:has([name=consent]:checked)]:hidden"
      >
        {copy.sendHint}
      </p>
      <div role="status" className="max-w-container-note text-small text-text empty:hidden">
        {state.delay && copy.notes[state.delay]}
      </div>
      {state.delay === "offline" && (
        <Button tone="line" size="sm" onClick={onStop}>
          {copy.notes.stopWaiting}
        </Button>
      )}
    </div>
  );
}
