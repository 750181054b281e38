import { readStored } from "../../platform/device-storage.ts";

/** Where an unsent form is stored (draft.ts). */
export const area = "sessionStorage";
export const key = "contact.draft.v1";

/** Whether the tab remembers an unsent form from before this page was loaded. */
export function hasStoredDraft(): boolean {
  return readStored(area, key) !== null;
}
