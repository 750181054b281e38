import type { DraftMemory } from "./draft.ts";
import type { FormValues } from "./form-values.ts";

/** The message that is being written: under which id, and what of it outlives the page. */
export function createWrittenMessage(drafts: DraftMemory, createId: () => string) {
  let submissionId = "";
  /** The content that got a definite answer under the current id. */
  let settledContent: string | undefined;
  /** Interests that the form has followed. */
  let followed: string[] = [];
  let isKept = false;

  function getId(): string {
    submissionId ||= createId();
    return submissionId;
  }

  function renewId(): string {
    submissionId = createId();
    return submissionId;
  }

  return {
    getId,
    renewId,

    saveDraft(values: FormValues): void {
      const { consent, ...others } = values;
      const filled = [...Object.values(others), followed].filter(({ length }) => length > 0);
      if (!consent && filled.length === 0) {
        drafts.clear();
        return;
      }
      isKept = drafts.save({ values, submissionId: getId(), followed });
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

    /** Gives other content an id of its own, once what was sent has a definite answer. */
    beginAttempt(content: string): void {
      if (settledContent !== undefined && settledContent !== content) renewId();
      settledContent = undefined;
    },

    /** The content has got a definite answer that is no receipt. */
    settleAttempt(content: string): void {
      settledContent = content;
    },

    /** The message has arrived: the next one is another. */
    endMessage(): void {
      drafts.clear();
      submissionId = "";
      settledContent = undefined;
      followed = [];
    },

    /** Whether what was typed outlives the page. */
    isKept: () => isKept,
  };
}

export type WrittenMessage = ReturnType<typeof createWrittenMessage>;
