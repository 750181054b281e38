import type { DraftMemory } from "./draft.ts";
import type { FormValues } from "./form-values.ts";

/** The message that is being written: under which id, and what of it outlives the page. */
export function createWrittenMessage(drafts: DraftMemory, createId: () => string) {
  let submissionId = "";
  /** Interests that the form has followed. */
  let followed: string[] = [];
  let isKept = false;

  const getId = (): string => {
    submissionId ||= createId();
    return submissionId;
  };
  const renewId = (): string => {
    submissionId = createId();
    return submissionId;
  };

  return {
    getId,
    renewId,

    saveDraft(values: FormValues): void {
      if (followed.length === 0 && isEmpty(values)) drafts.clear();
      else isKept = drafts.save({ values, submissionId: getId(), followed });
    },

    /** What was typed earlier, for a form that just appeared. */
    restoreDraft(): FormValues | undefined {
      const draft = drafts.load();
      followed = draft?.followed ?? [];
      submissionId = draft?.submissionId ?? submissionId;
      return draft?.values;
    },

    /** Of the interests that an address asks for, those that are new to this form. */
    addInterests(interests: readonly string[]): string[] {
      const added = interests.filter((interest) => !followed.includes(interest));
      followed = [...followed, ...added];
      return added;
    },

    /** The message has arrived: the next one is another. */
    endMessage(): void {
      drafts.clear();
      submissionId = "";
      followed = [];
    },

    /** Whether what was typed outlives the page. */
    isKept: () => isKept,
  };
}

function isEmpty({ consent, ...others }: FormValues): boolean {
  return !consent && Object.values(others).every(({ length }) => length === 0);
}

export type WrittenMessage = ReturnType<typeof createWrittenMessage>;
