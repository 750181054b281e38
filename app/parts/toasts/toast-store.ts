import { createStore } from "../../platform/create-store.ts";
import { findClosest } from "../../platform/dom.ts";

/** *Attention*: something to fill in. *Destructive*: a failure. */
export type ToastTone = "default" | "attention" | "destructive";

/** The message a caller wants shown. */
interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** One action; `altText` describes how to do it without the button. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  tone?: ToastTone | undefined;
}

/** A message in the store; it stays there, closed, until it is removed. */
interface StoredToast extends ToastMessage {
  readonly id: string;
  readonly isOpen: boolean;
}

/** At most one message of the app-level store is shown at a time (spec section 9). */
const toastLimit = 1;

/** How long a dismissed message stays in the store, in milliseconds (spec section 9). */
const removalDelay = 1_000_000;

/** The messages in the app-level store, newest first; none until the toaster's island is live. */
export const toastStore = createStore<readonly StoredToast[]>([]);

let count = 0;

/**
 * Shows a message in the app-level toaster, replacing the previous one. The toaster is loaded on
 * the first call; the message waits for it here.
 */
export function showToast(message: ToastMessage): void {
  count += 1;
  const toast = { ...message, id: `toast-${count}`, isOpen: true };
  toastStore.set([toast, ...toastStore.get()].slice(0, toastLimit));
}

/** Closes a message; it leaves the store after the removal delay. */
export function dismissToast(id: string): void {
  const others = () => toastStore.get().filter((toast) => toast.id !== id);
  const closed = toastStore.get().find((toast) => toast.id === id);
  if (!closed?.isOpen) return;
  toastStore.set([{ ...closed, isOpen: false }, ...others()]);
  setTimeout(() => toastStore.set(others()), removalDelay);
}

/**
 * The small confirmations of the secondary toaster. Texts wait here until the toaster, loaded on
 * the first call, takes over.
 */

type Deliver = (text: string) => void;

/** Whether there has been anything to confirm, that is, whether the toaster has to be loaded. */
export const noticesNeeded = createStore(false);

let deliver: Deliver | undefined;
let waiting: string[] = [];

/** Shows a small confirmation, such as "Link copied". */
export function showNotice(text: string): void {
  if (deliver) {
    deliver(text);
    return;
  }
  waiting.push(text);
  noticesNeeded.set(true);
}

/** The loaded toaster takes over: waiting texts are delivered, later ones immediately. */
export function deliverNotices(to: Deliver): void {
  deliver = to;
  const texts = waiting;
  waiting = [];
  for (const text of texts) to(text);
}

/** The toaster did not load: the app-level one shows the text instead. */
export function deliverNoticesElsewhere(): void {
  deliverNotices((title) => showToast({ title }));
}

/** Says what a press on a link or button has done (`data-confirmation`). */
export function startConfirming(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = findClosest(target, "[data-confirmation]");
    if (pressed) showNotice(pressed.dataset.confirmation ?? "");
  });
}
