import { hasStoredDraft } from "./stored-draft.ts";

/** Id of the panel that thanks. The function redirects to it after an ordinary post (leads/handler/answer-form.ts). */
export const thanksId = "thank-you";

/** Whether what a visitor brings, or left in this tab, is for the form to show at once. */
export function isFormAsked(): boolean {
  const { hash, search } = location;
  const isBrought = new URLSearchParams(search).has("interest") || /=|%(?:25)*3D/i.test(hash);
  return isBrought || hash === `#${thanksId}` || hasStoredDraft();
}
