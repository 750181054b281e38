import { fillPieces } from "content-model/fill-pattern";
import type { RefObject } from "react";
import { Button } from "../ui/Button.tsx";
import type { Trouble } from "./contact-state.ts";
import type { FormWords } from "./form-schema.ts";

interface FormAlertProps {
  alertRef: RefObject<HTMLDivElement | null>;
  trouble: Trouble | undefined;
  failedTitle: string;
  notes: FormWords["notes"];
  mailbox: string;
  /** Posts the form as a browser without scripts does. */
  onPost(): void;
}

/**
 * Says, in the form, that sending failed or may have failed, and how else to get in touch: by mail,
 * and, unless the function itself could not take the message, by an ordinary form post. Empty and
 * hidden until then; for ordinary posts, the server fills it in.
 */
export function FormAlert({
  alertRef,
  trouble,
  failedTitle,
  notes,
  mailbox,
  onPost,
}: FormAlertProps) {
  const title = trouble === "unknown" ? notes.unknownTitle : failedTitle;
  const text = trouble === "unknown" ? notes.unknownOutcome : notes.failed;
  return (
    <div
      ref={alertRef}
      data-form-alert
      role="alert"
      tabIndex={-1}
      hidden={!trouble}
      // Scrolled so that the button below it is in view, too.
      className="scroll-mb-40 border-b border-l-4 border-graphite border-l-signal-deep bg-signal-wash px-5 py-5 text-small font-medium text-ink md:px-6"
    >
      {trouble && (
        <>
          <p className="font-head text-h4 font-strong text-signal-deep">{title}</p>
          <p className="mt-2 max-w-read font-normal text-text">
            {fillPieces(text, {
              email: (
                <a
                  key="email"
                  href={`mailto:${mailbox}`}
                  className="font-medium text-ink underline underline-offset-3"
                >
                  {mailbox}
                </a>
              ),
            })}
          </p>
          {trouble !== "failed" && (
            <>
              <p className="mt-3 max-w-read font-normal text-text">{notes.plainWay.text}</p>
              <Button tone="line" size="sm" onClick={onPost} className="mt-3">
                {notes.plainWay.button}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}
