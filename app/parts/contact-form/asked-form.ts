import { readStored } from "../../platform/device-storage.ts";

/** Where an unsent form is stored (contact-store.ts). */
export const area = "sessionStorage";
export const key = "contact.draft.v1";

/** Whether the tab remembers an unsent form from before this page was loaded. */
export function hasStoredDraft(): boolean {
  return readStored(area, key) !== null;
}

/** Id of the panel that thanks. The function redirects to it after an ordinary post (leads/handler/answer-form.ts). */
export const thanksId = "thank-you";

/** Whether what a visitor brings, or left in this tab, is for the form to show at once. */
export function isFormAsked(): boolean {
  const { hash, search } = location;
  const isBrought = new URLSearchParams(search).has("interest") || hash.includes("=");
  return isBrought || hash === `#${thanksId}` || hasStoredDraft();
}
