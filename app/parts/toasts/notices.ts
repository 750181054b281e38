import { createStore } from "../../platform/create-store.ts";
import { showToast } from "./toast-store.ts";

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
