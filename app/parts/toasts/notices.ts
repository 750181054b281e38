import { useSyncExternalStore } from "react";
import { showToast } from "./toast-store.ts";

/**
 * The small confirmations of the secondary toaster. Texts wait here until the toaster, which is
 * loaded on the first call, takes them over.
 */

type Deliver = (text: string) => void;

let isNeeded = false;
let deliver: Deliver | undefined;
let waiting: string[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a small confirmation, such as "Link copied". */
export function notify(text: string): void {
  if (deliver) {
    deliver(text);
    return;
  }
  waiting.push(text);
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Whether anything was ever to be confirmed, that is, whether the toaster has to be loaded. */
export function useNoticesNeeded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  );
}

/** The loaded toaster takes over: what waited is delivered, and from now on each text at once. */
export function deliverNotices(to: Deliver): void {
  deliver = to;
  const texts = waiting;
  waiting = [];
  for (const text of texts) to(text);
}

/** The toaster cannot be loaded: the app-level one says it instead. */
export function deliverNoticesElsewhere(): void {
  deliverNotices((title) => showToast({ title }));
}
