import { Button } from "../ui/Button.tsx";
import type { ContactState } from "./contact-state.ts";
import type { FormWords } from "./form-schema.ts";

interface SendRowProps {
  words: FormWords;
  promise: string;
  state: ContactState;
  /** Whether the button can send: always true until scripts have loaded. */
  canSend: boolean;
  onStop(): void;
}

const hintId = "contact-send-hint";

/**
 * The button, why it cannot send yet, and what delays it. It is never `disabled`: it keeps focus,
 * explains itself, and is an ordinary submit button without scripts. CSS styles it as unavailable
 * while the consent box is unchecked, so that nothing changes when React takes over.
 */
export function SendRow({ words, promise, state, canSend, onStop }: SendRowProps) {
  const isSending = state.phase === "sending";
  return (
    <div className="flex flex-col gap-x-5 gap-y-4 px-5 py-5 sm:flex-row sm:items-center sm:justify-between md:px-6 md:py-6">
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
          <Button tone="quiet" size="sm" onClick={onStop} className="-ml-4">
            {words.notes.stopWaiting}
          </Button>
        )}
      </div>
      <Button
        type="submit"
        tone="signal"
        aria-disabled={isSending || !canSend || undefined}
        aria-describedby={canSend ? undefined : hintId}
        className="min-h-14 in-[form:has([name=consent]:not(:checked))]:bg-hairline in-[form:has([name=consent]:not(:checked))]:text-graphite sm:w-56 sm:shrink-0"
      >
        {isSending ? words.sending : words.send}
      </Button>
    </div>
  );
}
