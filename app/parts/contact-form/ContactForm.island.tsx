import { type InterestOption, textFields } from "leads/fields";
import { functionPath, honeypotField } from "leads/protocol";
import { cleanAddress } from "leads/schema";
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { island } from "../../engine/island.tsx";
import { getAddress, replaceFragment, replaceParameter } from "../../platform/address.ts";
import { findClosest } from "../../platform/dom.ts";
import { useStore } from "../../platform/use-store.ts";
import type { Messages } from "../toasts/schema.ts";
import { showToast } from "../toasts/toast-store.ts";
import { thanksId } from "./asked-form.ts";
import { ContactFields, SendRow } from "./ContactFields.tsx";
import {
  type ContactState,
  checkField,
  contactState,
  getAdded,
  getDraftValues,
  saveDraft,
  showReceipt,
  submit,
} from "./contact-store.ts";
import type { FormWords, ThanksWords } from "./form-schema.ts";
import { fillForm, parseInterests, parseMessage, readFormValues } from "./form-values.ts";
import { FormAlert, ReceiptLine, StatusStamp, ThankYou } from "./outcome.tsx";
import { loadClient } from "./send-submission.ts";

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
 * `data-error-for` and `data-form-alert`) or with a redirect to the thank-you panel. The controls stay
 * uncontrolled: what was typed before React took over is never touched.
 */
function ContactForm(props: ContactFormProps) {
  const { words, thanks, outcomes, mailbox, sourcePage, promise, interests } = props;
  const state = useStore(contactState);
  const isSending = state.phase === "sending";
  const sheet = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [canSend, setCanSend] = useState(false);
  // From then on, only the state decides what is shown.
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    if (window.location.hash === `#${thanksId}`) {
      showReceipt();
      // So that a reload shows the form.
      replaceFragment("");
    }
    if (form.current) setCanSend(restoreForm(form.current));
  }, []);
  useOutcomeFocus(state, sheet, () => {
    form.current?.reset();
    setCanSend(false);
  });

  function followInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const values = readFormValues(new FormData(currentTarget));
    saveDraft(values);
    checkField(values, (target as HTMLInputElement).name, false);
    openFilledFolds(currentTarget);
    forgetBrought();
    setCanSend(values.consent);
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const notice = await submit(readFormValues(new FormData(event.currentTarget)));
    if (notice) showToast({ ...outcomes[notice], tone: tones[notice] });
  }

  return (
    <div
      ref={sheet}
      data-phase={state.phase}
      data-live={isLive || undefined}
      className="border-[1.5px] border-ink bg-sheet shadow-panel max-md:border-x-0"
    >
      <header className="grid grid-cols-1 min-[20rem]:grid-cols-[1fr_auto] border-b-[1.5px] border-ink">
        <div className="px-5 py-5 md:px-6 md:py-6">
          <h2 tabIndex={-1} className="text-h3">
            {words.title}
          </h2>
          <p className="mt-1.5 text-small text-graphite in-data-[phase=sent]:invisible in-[:not([data-live]):has(>#thank-you:target)]:invisible">
            {words.requiredNote}
          </p>
        </div>
        <StatusStamp words={words} state={state} />
      </header>
      {state.receipt && (
        <ReceiptLine receipt={state.receipt} words={words.receipt} thanks={thanks} />
      )}
      <ThankYou words={thanks} />
      <form
        ref={form}
        data-contact-form
        method="post"
        action={action}
        noValidate
        aria-label={words.title}
        aria-busy={isSending || undefined}
        className="in-data-[phase=sent]:hidden in-[:not([data-live]):has(>#thank-you:target)]:hidden"
        onFocusCapture={prepareToSend}
        onInput={followInput}
        onBlur={leaveField}
        onClickCapture={(event) => {
          // Checkboxes have no read-only state.
          if (isSending && findClosest(event.target, "[type=checkbox]")) event.preventDefault();
        }}
        onSubmit={send}
      >
        <input type="hidden" name="submissionId" />
        <input type="hidden" name="sourcePage" defaultValue={sourcePage} />
        <Honeypot />
        <ContactFields words={words} interests={interests} state={state} />
        <FormAlert
          isUnsure={state.isUnsure}
          words={words.notes}
          mailbox={mailbox}
          onPost={() => form.current && postForm(form.current)}
        />
        <SendRow words={words} promise={promise} state={state} canSend={canSend} />
      </form>
    </div>
  );
}

const tones = {
  missingFields: "attention",
  missingConsent: "attention",
  failed: "destructive",
  sent: "default",
} as const;

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

/** To the first fault or the alert, to the thank-you panel and, if focus was still there when it closed, back. */
function useOutcomeFocus(
  state: ContactState,
  sheet: RefObject<HTMLElement | null>,
  onSent: () => void,
): void {
  const last = useRef(state);
  useLayoutEffect(() => {
    const { phase, refusals } = last.current;
    last.current = state;
    if (!sheet.current) return;
    const find = (selector: string) => sheet.current?.querySelector<HTMLElement>(selector);
    if (state.refusals > refusals) {
      openFilledFolds(sheet.current);
      find("[aria-invalid=true], [data-form-alert]")?.focus();
    }
    if (state.phase === phase) return;
    if (state.phase === "sent") {
      onSent();
      find(`#${thanksId} h3`)?.focus({ preventScroll: true });
      // The form was tall and the panel is not: without this, the page would end up scrolled below
      // it.
      sheet.current.scrollIntoView({ block: "nearest" });
    }
    // The panel is hidden by now; until the next frame the browser leaves the focus in it.
    const hasFocus = find(`#${thanksId}`)?.contains(document.activeElement);
    if (phase === "sent" && hasFocus) find("h2")?.focus();
  });
}

/**
 * Opens what is folded where a control in it is filled in or faulty: by a draft, an address that asks
 * for an interest, a browser that fills in, a refusal. It closes nothing.
 */
function openFilledFolds(form: HTMLElement): void {
  for (const fold of form.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    fold.open = [...fold.querySelectorAll("input")].some(({ ariaInvalid, checked, type, value }) =>
      type === "checkbox" ? checked : value !== "" || ariaInvalid === "true",
    );
  }
}

/**
 * Shows in a form that just appeared what was typed earlier, and what its address asks for. What was
 * typed before the scripts arrived is remembered from now on, too.
 *
 * @returns whether the consent box is checked
 */
function restoreForm(form: HTMLFormElement): boolean {
  const typed = readFormValues(new FormData(form));
  const draft = getDraftValues();
  if (draft) fillForm(form, draft);
  const asked = parseInterests(window.location.search);
  for (const box of form.querySelectorAll<HTMLInputElement>("[name=interests]")) {
    box.checked ||= asked.includes(box.value as InterestOption);
  }
  const values = readFormValues(new FormData(form));
  if (textFields.some((name) => typed[name] && typed[name] !== draft?.[name])) saveDraft(values);
  // From a sheet or from Settle One Shift.
  const brought = parseMessage(window.location.hash);
  const message = form.querySelector("textarea");
  if (message && !message.value.includes(brought)) {
    message.value = [message.value, brought].filter(Boolean).join("\n\n");
  }
  openFilledFolds(form);
  return values.consent;
}

/** Takes from the address what the draft has from now on. */
function forgetBrought(): void {
  const { hash, searchParams } = getAddress();
  if (parseMessage(hash)) replaceFragment("");
  if (searchParams.has("interest")) replaceParameter("interest", "");
}

function prepareToSend(): void {
  loadClient().catch(() => {
    // Sending retries it.
  });
}

/**
 * Shows the address alone of what was pasted, and says what is wrong with a field that is left for
 * another. Pressing the button checks everything anyway; a fault that appeared before would move it
 * from under the pointer.
 */
function leaveField({ currentTarget, relatedTarget, target }: FocusEvent<HTMLFormElement>): void {
  const field = target as EventTarget as HTMLInputElement;
  if (field.type === "email") field.value = cleanAddress(field.value);
  if (!relatedTarget || findClosest(relatedTarget, "[type=submit]")) return;
  checkField(readFormValues(new FormData(currentTarget)), field.name, true);
}

/** Posts the form as a browser without scripts does, with what the call would have told: the answer is a page. */
function postForm(form: HTMLFormElement): void {
  const addFields = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(getAdded())) formData.set(name, value);
  };
  form.addEventListener("formdata", addFields, { once: true });
  form.submit();
}

export default island("ContactForm", ContactForm);
