import { createStore } from "../../platform/create-store.ts";
import { findClosest } from "../../platform/dom.ts";

interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** One action; `altText` describes how to do it without the button. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  /** *Attention*: something to fill in. *Destructive*: a failure. */
  tone: "default" | "attention" | "destructive";
}

/** How long a dismissed message stays in the store, in milliseconds (spec section 9). */
const removalDelay = 1_000_000;

export interface ShownToast extends ToastMessage {
  id: string;
  /** A dismissed message stays in the store, closed, until it is removed. */
  isOpen: boolean;
}

/** At most one message at a time (spec section 9). */
export const toastStore = createStore<ShownToast | undefined>(undefined);

let count = 0;

/** Shows a message in place of the one before it. */
export function showToast(message: ToastMessage): void {
  count += 1;
  toastStore.set({ ...message, id: `toast-${count}`, isOpen: true });
}

export function dismissToast(id: string): void {
  const toast = toastStore.get();
  if (toast?.id !== id || !toast.isOpen) return;
  toastStore.set({ ...toast, isOpen: false });
  setTimeout(() => toastStore.get()?.id === id && toastStore.set(undefined), removalDelay);
}

/** The small confirmations of this visit, such as "Link copied": the secondary toaster shows each once. */
export const noticeStore = createStore<readonly string[]>([]);

const showNotice = (text = "") => noticeStore.set([...noticeStore.get(), text]);

/** Says what a press on a link or button has done (`data-confirmation`). */
export function startConfirming(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = findClosest(target, "[data-confirmation]");
    if (pressed) showNotice(pressed.dataset.confirmation);
  });
}

/** Copies an address, and says whether that worked: the browser may refuse, or have no clipboard. */
export async function copyAddress(
  address: string,
  words: { copied?: string; notCopied?: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showNotice(words.copied);
  } catch {
    showNotice(words.notCopied);
  }
}
