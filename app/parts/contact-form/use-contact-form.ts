import { type FormField, formFields, type TextField, textFields } from "leads/fields";
import { cleanAddress } from "leads/schema";
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { getAddress, replaceFragment } from "../../platform/address.ts";
import { findClosest } from "../../platform/dom.ts";
import type { Messages } from "../toasts/schema.ts";
import { showToast, type ToastTone } from "../toasts/toast-store.ts";
import { thanksId } from "./asked-form.ts";
import { getAttribution } from "./attribution.ts";
import { type ContactState, contactStore, type Notice } from "./contact-store.ts";
import {
  addToMessage,
  fillForm,
  listPageInterests,
  parseInterests,
  parseMessage,
  readFormValues,
  tickInterests,
} from "./form-values.ts";

/**
 * Opens what is folded in a form where a control in it is filled in or faulty: by a draft, an address
 * that asks for an interest, a browser that fills in, a refusal. It closes nothing.
 */
function openFilledFolds(form: HTMLElement): void {
  for (const fold of form.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    const controls = [...fold.querySelectorAll("input")];
    fold.open = controls.some(({ ariaInvalid, checked, type, value }) =>
      type === "checkbox" ? checked : value !== "" || ariaInvalid === "true",
    );
  }
}

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

const tones: Partial<Record<Notice, ToastTone>> = { failed: "destructive", sent: "default" };

function getField(target: EventTarget): FormField | undefined {
  const { name } = target as HTMLInputElement;
  return formFields.find((field) => field === name);
}

/** Shows the address alone of what was pasted. */
function showCleanAddress(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || field.type !== "email") return;
  const address = cleanAddress(field.value);
  if (address !== field.value) field.value = address;
}

const isSending = (): boolean => contactStore.state.get().phase === "sending";

function checkLeftField(form: HTMLFormElement, left: EventTarget): void {
  const field = getField(left);
  if (field) contactStore.checkField(readFormValues(new FormData(form)), field);
}

function hasConsent(form: HTMLFormElement): boolean {
  return readFormValues(new FormData(form)).consent;
}

/** Shows in a form that just appeared what was typed earlier, and what the page and its address ask for. */
function restoreForm(form: HTMLFormElement): void {
  const typed = readFormValues(new FormData(form));
  const values = contactStore.restoreDraft();
  if (values) fillForm(form, values);
  // What was typed before the scripts arrived is remembered from now on, too.
  const isNewText = (name: TextField) => typed[name] !== "" && typed[name] !== values?.[name];
  if (textFields.some(isNewText)) {
    contactStore.changeValues(readFormValues(new FormData(form)), undefined);
  }
  const ofPage = listPageInterests(form);
  const asked = contactStore.addInterests([...ofPage, ...parseInterests(window.location.search)]);
  const isCleared = (each: string) => !asked.includes(each) && !values?.interests.includes(each);
  const isNew = (each: string) => !ofPage.includes(each);
  tickInterests(form, asked.filter(isNew));
  tickInterests(form, ofPage.filter(isCleared), false);
}

/** Adds what the address brings from a sheet or from Settle One Shift. */
function addBroughtMessage(form: HTMLFormElement): void {
  const brought = parseMessage(window.location.hash);
  if (brought) addToMessage(form, brought);
}

function showOutcome(outcomes: Messages["toasts"], notice: Notice): void {
  showToast({ ...outcomes[notice], tone: tones[notice] ?? "attention" });
}

/**
 * Posts the form as a browser without scripts does, with what the call would have told: the answer
 * is a page. Where what was typed would not outlive this one, it comes in a tab of its own.
 *
 * @returns false if the form is gone
 */
function postForm(form: HTMLFormElement | null): boolean {
  if (!form?.isConnected) return false;
  const added = { ...getAttribution(), submissionId: contactStore.beginMessage() };
  const addFields = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(added)) formData.set(name, value);
  };
  form.addEventListener("formdata", addFields, { once: true });
  form.target = contactStore.isKept() ? "" : "_blank";
  form.submit();
  return true;
}

/**
 * Connects the form in the document to the contact store. The controls stay uncontrolled: what was
 * typed before React took over is never touched.
 */
export function useContactForm(outcomes: Messages["toasts"]) {
  const form = useRef<HTMLFormElement>(null);
  const isPressingSend = useRef(false);
  const [consented, setConsented] = useState(false);
  const postOrdinarily = () => postForm(form.current);

  useEffect(() => {
    if (!form.current) return;
    restoreForm(form.current);
    setConsented(hasConsent(form.current));
    addBroughtMessage(form.current);
    openFilledFolds(form.current);
  }, []);

  function touchForm({ target }: SyntheticEvent<HTMLFormElement>): void {
    isPressingSend.current = findClosest(target, "[type=submit]") !== null;
    contactStore.beginMessage();
  }

  return {
    form,
    consented,
    postOrdinarily,
    /** Empties the form after a success. */
    resetForm(): void {
      form.current?.reset();
      setConsented(false);
    },
    handlers: {
      onFocusCapture: touchForm,
      onPointerDownCapture: touchForm,
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
        contactStore.changeValues(readFormValues(new FormData(currentTarget)), getField(target));
        openFilledFolds(currentTarget);
        // From now on, the draft has what the address brought.
        if (parseMessage(getAddress().hash)) replaceFragment("");
        setConsented(hasConsent(currentTarget));
      },
      onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>): void {
        showCleanAddress(target);
        // Pressing the button checks everything anyway; a fault that appeared now would move it
        // from under the pointer.
        if (!isPressingSend.current) checkLeftField(currentTarget, target);
      },
      onClickCapture(event: SyntheticEvent<HTMLFormElement>): void {
        // Checkboxes have no read-only state.
        if (isSending() && getField(event.target)) event.preventDefault();
      },
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault();
        isPressingSend.current = false;
        const { currentTarget } = event;
        const values = readFormValues(new FormData(currentTarget));
        const sourcePage = window.location.pathname;
        const notify = (notice: Notice) => showOutcome(outcomes, notice);
        void contactStore.submit({ values, sourcePage, notify, postOrdinarily });
      },
    },
  };
}
