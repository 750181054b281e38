import { textFields } from "leads/fields";
import type { FormValues } from "./form-values.ts";

/** An unsent form, with the id it was or will be sent under. */
export interface Draft {
  values: FormValues;
  submissionId: string;
  /** Interests that an address had ticked, so that a box cleared again stays so. */
  followed: string[];
}

export interface DraftMemory {
  load(): Draft | undefined;
  save(draft: Draft): void;
  clear(): void;
}

const key = "contact.draft.v1";

/**
 * The tab's memory of an unsent form, so that a reload or a visit to another page loses nothing. It
 * needs no consent: the visitor asked for it by typing (ePrivacy directive 5.3, "strictly
 * necessary" for a service explicitly requested), nothing is stored before that, it ends with the
 * tab, and it is cleared once the message is sent. The cookie policy names it.
 *
 * If the browser blocks storage (private modes, full quota), the draft is kept in memory, which
 * still survives in-site navigation.
 */
export function createDraftMemory(getStorage: () => Storage): DraftMemory {
  let own: Draft | undefined;
  return {
    load() {
      try {
        return parseDraft(getStorage().getItem(key)) ?? own;
      } catch {
        return own;
      }
    },
    save(draft) {
      own = draft;
      try {
        getStorage().setItem(key, JSON.stringify(draft));
      } catch {
        // An older copy must not replace this one.
        removeStored(getStorage);
      }
    },
    clear() {
      own = undefined;
      removeStored(getStorage);
    },
  };
}

function removeStored(getStorage: () => Storage): void {
  try {
    getStorage().removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

/** A stored draft, or undefined for anything else (another version, tampered with). */
function parseDraft(json: string | null): Draft | undefined {
  if (json === null) return;
  const draft: Partial<Draft> | null = JSON.parse(json);
  const { values, submissionId, followed } = draft ?? {};
  const { interests, consent, ...texts } = values ?? ({} as Partial<FormValues>);
  const isWhole =
    typeof submissionId === "string" &&
    Array.isArray(followed) &&
    Array.isArray(interests) &&
    typeof consent === "boolean" &&
    textFields.every((name) => typeof texts[name] === "string");
  return isWhole ? (draft as Draft) : undefined;
}
