import { Button } from "../ui/Button.tsx";
import type { ContactState } from "./contact-state.ts";
import type { FormWords } from "./form-schema.ts";

interface SendRowProps {
  words: FormWords;
  promise: string;
  state: ContactState;
  /** Whether the consent box is checked. */
  canSend: boolean;
  onStop(): void;
}

const hintId = "contact-send-hint";

/**
 * The button, why it cannot send yet, and what delays it. It is never `disabled`: it keeps focus,
 * explains itself, and posts the form where scripts are late or fail. A browser without scripts has a
 * button of its own, since nothing would tell the first that the box is checked.
 */
export function SendRow({ words, promise, state, canSend, onStop }: SendRowProps) {
  const isSending = state.phase === "sending";
  return (
    <div className="flex flex-col gap-x-5 gap-y-4 px-5 py-5 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between md:px-6 md:py-6">
      <div className="text-small text-graphite">
        <p id={hintId} className="in-[form:has([name=consent]:checked)]:hidden">
          {words.sendHint}
        </p>
        {!state.delay && (
          <p className="in-[form:has([name=consent]:not(:checked))]:hidden">{promise}</p>
        )}
        <p role="status" className="max-w-note text-text empty:hidden">
          {state.delay && words.notes[state.delay]}
        </p>
        {state.delay && (
          <Button tone="quiet" size="sm" onClick={onStop}>
            {words.notes.stopWaiting}
          </Button>
        )}
      </div>
      <Button
        type="submit"
        tone="signal"
        aria-disabled={isSending || !canSend || undefined}
        aria-describedby={canSend ? undefined : hintId}
        className={`noscript:hidden in-[[data-phase=editing]_form:has([name=consent]:checked)]:bg-signal! in-[[data-phase=editing]_form:has([name=consent]:checked)]:text-signal-ink! ${size}`}
      >
        {isSending ? words.sending : words.send}
      </Button>
      <noscript>
        <Button type="submit" tone="signal" className={size}>
          {words.send}
        </Button>
      </noscript>
    </div>
  );
}

const size = "min-h-14 w-full max-w-full sm:w-56";
