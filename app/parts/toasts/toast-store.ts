import { createStore } from "../../platform/create-store.ts";

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
