import { textFields } from "leads/fields";
import { readStored, removeStored, writeStored } from "../../platform/device-storage.ts";
import { area, key } from "./asked-form.ts";
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
  /** @returns whether it outlives the page */
  save(draft: Draft): boolean;
  clear(): void;
}

/**
 * The tab's memory of an unsent form, so that a reload or a visit to another page loses nothing. It
 * needs no consent: the visitor asked for it by typing (ePrivacy directive 5.3, "strictly
 * necessary" for a service explicitly requested), nothing is stored before that, it ends with the
 * tab, and it is cleared once the message is sent. The cookie policy names it.
 *
 * If the browser blocks storage (private modes, full quota), the draft is kept in memory, which
 * still survives in-site navigation.
 */
export function createDraftMemory(): DraftMemory {
  let own: Draft | undefined;
  return {
    load: () => parseDraft(readStored(area, key)) ?? own,
    save(draft) {
      own = draft;
      return writeStored(area, key, JSON.stringify(draft));
    },
    clear() {
      own = undefined;
      removeStored(area, key);
    },
  };
}

/** A stored draft, or undefined for anything else (another version, tampered with). */
function parseDraft(json: string | null): Draft | undefined {
  const { values, submissionId, followed } = parseJson(json) ?? {};
  const { interests, consent, ...texts } = values ?? ({} as Partial<FormValues>);
  const isWhole =
    typeof submissionId === "string" &&
    Array.isArray(followed) &&
    Array.isArray(interests) &&
    typeof consent === "boolean" &&
    textFields.every((name) => typeof texts[name] === "string");
  return isWhole ? ({ values, submissionId, followed } as Draft) : undefined;
}

function parseJson(json: string | null): Partial<Draft> | null {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
