import type { InterestOption } from "leads/fields";
import { functionPath, honeypotField } from "leads/protocol";
import { type RefObject, useEffect, useRef, useState } from "react";
import { island } from "../../engine/island.tsx";
import { replaceFragment } from "../../platform/address.ts";
import { useStore } from "../../platform/use-store.ts";
import type { Messages } from "../toasts/schema.ts";
import { thanksId } from "./asked-form.ts";
import { ContactFields, SendRow } from "./ContactFields.tsx";
import { type ContactState, contactStore } from "./contact-store.ts";
import type { FormWords, ThanksWords } from "./form-schema.ts";
import { FormAlert, ReceiptLine, StatusStamp, ThankYou } from "./outcome.tsx";
import { useContactForm, useOutcomeFocus } from "./use-contact-form.ts";

interface ContactFormProps {
  words: FormWords;
  thanks: ThanksWords;
  outcomes: Messages["toasts"];
  /** Address for visitors who would rather write. */
  mailbox: string;
  /** Path of the page with the form, for posts without scripts. */
  sourcePage: string;
  /** Shown next to the button once it can send. */
  promise: string;
  /** Interests that the page ticks; the visitor can clear them. */
  interests?: readonly InterestOption[];
}

const action = `${import.meta.env.VITE_BACKEND_URL ?? ""}${functionPath}`;

/**
 * The contact form as a drawing sheet. Without scripts, or before they load, it is an ordinary
 * form, answered by the function with this same page (the server fills it by `data-contact-form`,
 * `data-error-for` and `data-form-alert`) or with a redirect to the thank-you panel.
 */
function ContactForm(props: ContactFormProps) {
  const { words, thanks, outcomes, mailbox, promise, interests } = props;
  const state = useStore(contactStore.state);
  const { form, consented, resetForm, postOrdinarily, handlers } = useContactForm(outcomes);
  const places = {
    form: useRef<HTMLDivElement>(null),
    title: useRef<HTMLHeadingElement>(null),
    thanks: useRef<HTMLHeadingElement>(null),
    alert: useRef<HTMLDivElement>(null),
    onSent: resetForm,
  };
  const isLive = useThanksFromAddress();
  useOutcomeFocus(state, places);
  return (
    <div
      ref={places.form}
      data-phase={state.phase}
      data-live={isLive || undefined}
      className="border-[1.5px] border-ink bg-sheet shadow-panel max-md:border-x-0"
    >
      <FormHead titleRef={places.title} {...{ words, thanks, state }} />
      <ThankYou headingRef={places.thanks} words={thanks} />
      <form
        ref={form}
        data-contact-form
        method="post"
        action={action}
        noValidate
        aria-label={words.title}
        aria-busy={state.phase === "sending" || undefined}
        className="in-data-[phase=sent]:hidden in-[:not([data-live]):has(>#thank-you:target)]:hidden"
        {...handlers}
      >
        <HiddenFields sourcePage={props.sourcePage} />
        <ContactFields
          words={words}
          interests={interests}
          faults={state.faults}
          isSending={state.phase === "sending"}
        />
        <FormAlert
          alertRef={places.alert}
          trouble={state.trouble}
          failedTitle={outcomes.failed.title}
          notes={words.notes}
          mailbox={mailbox}
          onPost={postOrdinarily}
        />
        <SendRow
          words={words}
          promise={promise}
          state={state}
          canSend={consented}
          onStop={contactStore.stop}
        />
      </form>
    </div>
  );
}

interface FormHeadProps {
  titleRef: RefObject<HTMLHeadingElement | null>;
  words: FormWords;
  thanks: ThanksWords;
  state: ContactState;
}

/** What the form is for, what became of it, and below that the line of the last message. */
function FormHead({ titleRef, words, thanks, state }: FormHeadProps) {
  return (
    <>
      <header className="grid grid-cols-1 min-[20rem]:grid-cols-[1fr_auto] border-b-[1.5px] border-ink">
        <div className="px-5 py-5 md:px-6 md:py-6">
          <h2 ref={titleRef} tabIndex={-1} className="text-h3">
            {words.title}
          </h2>
          <p className="mt-1.5 text-small text-graphite in-data-[phase=sent]:invisible in-[:not([data-live]):has(>#thank-you:target)]:invisible">
            {words.requiredNote}
          </p>
        </div>
        <StatusStamp sheet={words.sheet} labels={words.status} state={state} />
      </header>
      {state.receipt && (
        <ReceiptLine receipt={state.receipt} words={words.receipt} thanks={thanks} />
      )}
    </>
  );
}

function HiddenFields({ sourcePage }: Pick<ContactFormProps, "sourcePage">) {
  return (
    <>
      <input type="hidden" name="submissionId" />
      <input type="hidden" name="sourcePage" defaultValue={sourcePage} />
      <Honeypot />
    </>
  );
}

/**
 * A field for bots that fill in every one (docs/decisions/0026): visually hidden, out of the tab order
 * and the accessibility tree, ignored by autofill.
 */
function Honeypot() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label>
        {honeypotField}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore
        />
      </label>
    </div>
  );
}

/**
 * Shows the thank-you panel to a visitor the server redirected to it. Its fragment is then removed
 * from the address, so that a reload shows the form.
 *
 * @returns whether React has taken over; from then on, only the state decides what is shown
 */
function useThanksFromAddress(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    if (window.location.hash !== `#${thanksId}`) return;
    contactStore.showThanks();
    replaceFragment("");
  }, []);
  return isLive;
}

export default island("ContactForm", ContactForm);
