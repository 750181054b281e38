import { createStore } from "../../engine/create-store.ts";
import {
  getNextToasts,
  type StoredToast,
  type ToastChange,
  type ToastMessage,
} from "./toast-rules.ts";

/** How long a dismissed message stays in the store, in milliseconds (spec section 9). */
export const removalDelay = 1_000_000;

/** The messages in the app-level store; none until the toaster's island is live. */
export const toastStore = createStore<readonly StoredToast[]>([]);

let count = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function apply(change: ToastChange): void {
  toastStore.set(getNextToasts(toastStore.get(), change));
}

/**
 * Shows a message in the app-level toaster, replacing the previous one. The toaster is loaded on
 * the first call; the message waits for it here.
 *
 * @returns the message's id, for dismissToast
 */
export function showToast(message: ToastMessage): string {
  count += 1;
  const id = `toast-${count}`;
  apply({ type: "add", toast: { ...message, id, isOpen: true } });
  return id;
}

/** Closes a message; it leaves the store after the removal delay. */
export function dismissToast(id: string): void {
  apply({ type: "dismiss", id });
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      apply({ type: "remove", id });
    }, removalDelay),
  );
}
