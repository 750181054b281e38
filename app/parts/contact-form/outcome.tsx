import { fillPattern, fillPieces } from "content-model/fill-pattern";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { getDocumentLocale } from "../ui/dates.ts";
import { AppLink } from "../ui/links.tsx";
import { thanksId } from "./asked-form.ts";
import type { ContactState } from "./contact-store.ts";
import type { ContactPage, FormWords, ThanksWords } from "./form-schema.ts";

export function NextSteps({ title, steps }: ContactPage["nextSteps"]) {
  return (
    <section aria-labelledby="next-steps-title">
      <h2 id="next-steps-title" className="text-h3">
        {title}
      </h2>
      <ol className="mt-6">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[2.25rem_1fr] gap-x-4 pb-7 before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:w-[1.5px] before:bg-ink last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className="tag grid size-9 place-items-center border-[1.5px] border-ink bg-sheet"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="mt-1.5 text-h4">{step.title}</h3>
              <p className="mt-1.5 text-detail text-text">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FurtherLinks({ words, className }: { words: ThanksWords; className: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-8 ${className}`}>
      {words.further.map((link) => (
        <li key={link.href}>
          <AppLink
            {...link}
            className="quiet-link inline-flex min-h-11 items-center font-medium text-ink"
          />
        </li>
      ))}
    </ul>
  );
}

const marks = {
  editing: "border-[1.5px] border-graphite",
  sending: "bg-signal",
  sent: "bg-cleared",
  notConfirmed: "border-[3px] border-signal-deep",
};

/** The corner of the sheet: its number and status. Screen readers get the status elsewhere. */
export function StatusStamp({ words, state }: { words: FormWords; state: ContactState }) {
  const renderStatus = (status: keyof typeof marks, className: string) => (
    <p className={classNames("grow items-center gap-2 px-4 py-2.5", className)}>
      <span className={classNames("size-2 shrink-0", marks[status])} />
      {words.status[status]}
    </p>
  );
  return (
    <div
      aria-hidden="true"
      data-uncovered
      className="tag flex min-w-26 flex-col border-ink uppercase max-[20rem]:border-t-[1.5px] min-[20rem]:border-l-[1.5px]"
    >
      <p className="border-b border-ink px-4 py-2.5 text-graphite">{words.sheet}</p>
      {renderStatus(
        state.isUnsure ? "notConfirmed" : state.phase,
        "flex in-[:not([data-live]):has(>#thank-you:target)]:hidden",
      )}
      {renderStatus("sent", "hidden in-[:not([data-live]):has(>#thank-you:target)]:flex")}
    </div>
  );
}

export function ReceiptLine(props: {
  receipt: NonNullable<ContactState["receipt"]>;
  words: FormWords["receipt"];
  thanks: ThanksWords;
}) {
  const { words } = props;
  const { at, reference } = props.receipt;
  const time = new Date(at).toLocaleTimeString(getDocumentLocale(), {
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <div
      data-uncovered
      className="border-b border-hairline bg-petrol-wash px-5 py-4 text-small text-text md:px-6"
    >
      <p>
        <strong className="text-ink">{fillPattern(words.received, { time })}</strong>{" "}
        {reference && `${fillPattern(words.reference, { number: reference })} `}
        {words.next}
      </p>
      <FurtherLinks words={props.thanks} className="in-data-[phase=sent]:hidden" />
    </div>
  );
}

/** Replaces the form when the state says so or, without scripts or before they load, when the address names it. */
export function ThankYou({ words }: { words: ThanksWords }) {
  return (
    <div
      id={thanksId}
      className="hidden scroll-mt-60 px-5 py-12 md:py-20 in-data-[phase=sent]:grid in-[:not([data-live]):has(>#thank-you:target)]:grid md:px-6"
    >
      <div role="status" data-uncovered>
        <span aria-hidden="true" className="block h-1 w-20 animate-enter bg-signal" />
        <h3 tabIndex={-1} className="mt-8 text-h1">
          {words.title}
        </h3>
        <p className="mt-6 max-w-note text-lead text-text">{words.text}</p>
      </div>
      <FurtherLinks words={words} className="mt-8" />
    </div>
  );
}

/**
 * Says, in the form, that nobody knows if the message has arrived, and how else to get in touch: by
 * an ordinary form post, and by mail. Empty and hidden until then; for ordinary posts, the server fills
 * it in.
 */
export function FormAlert(props: {
  isUnsure: boolean;
  words: FormWords["notes"];
  mailbox: string;
  /** Posts the form as a browser without scripts does. */
  onPost(): void;
}) {
  const { isUnsure, words, mailbox, onPost } = props;
  return (
    <div
      data-form-alert
      role="alert"
      tabIndex={-1}
      hidden={!isUnsure}
      // Scrolled so that the button below it is in view, too.
      className="scroll-mb-40 border-b border-l-4 border-graphite border-l-signal-deep bg-signal-wash px-5 py-5 text-small font-medium text-ink md:px-6"
    >
      {isUnsure && (
        <>
          <p className="font-head text-h4 font-strong text-signal-deep">{words.unknownTitle}</p>
          <p className="mt-2 max-w-read font-normal text-text">
            {fillPieces(words.unknownOutcome, {
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
          <p className="mt-3 max-w-read font-normal text-text">{words.plainWay.text}</p>
          <Button tone="line" size="sm" onClick={onPost} className="mt-3">
            {words.plainWay.button}
          </Button>
        </>
      )}
    </div>
  );
}
