import { createStore } from "../../engine/create-store.ts";
import { showToast } from "./toast-store.ts";

/**
 * The small confirmations of the secondary toaster. Texts wait here until the toaster, which is
 * loaded on the first call, takes them over.
 */

type Deliver = (text: string) => void;

/** Whether anything was ever to be confirmed, that is, whether the toaster has to be loaded. */
export const noticesNeeded = createStore(false);

let deliver: Deliver | undefined;
let waiting: string[] = [];

/** Shows a small confirmation, such as "Link copied". */
export function notify(text: string): void {
  if (deliver) {
    deliver(text);
    return;
  }
  waiting.push(text);
  noticesNeeded.set(true);
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
