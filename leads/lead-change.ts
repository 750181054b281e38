import * as v from "valibot";
import { cleanText } from "./clean-text.ts";
import { type LeadChange, type LeadState, stages } from "./lead.ts";
import { parsePublicAddress } from "./mail-address.ts";
import { normalizeAddress } from "./store/normalize-address.ts";

/** Longest note in UTF-16 code units, the unit of HTML's `maxlength`. */
export const noteLimit = 5000;

/** A mail address by which one person is found. */
export const addressSchema = v.pipe(
  v.string(),
  v.transform(normalizeAddress),
  v.check((address) => parsePublicAddress(address) !== undefined),
);

/** A change as a form, the command line or a backup has it; an owner's address is normalized. */
export const changeSchema = v.variant("kind", [
  v.object({ kind: v.literal("stage"), value: v.picklist(stages) }),
  v.object({
    kind: v.literal("owner"),
    value: v.exactOptional(addressSchema),
  }),
  v.object({
    kind: v.literal("note"),
    value: v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(noteLimit)),
  }),
  v.object({ kind: v.literal("answered") }),
]);

/** Parses a change; undefined if it is not valid. */
export function parseChange(input: unknown): LeadChange | undefined {
  const result = v.safeParse(changeSchema, input);
  return result.success ? result.output : undefined;
}

/** What a change at a time (ISO 8601, UTC) makes of a lead; undefined if it changes nothing. */
export function applyChange(
  state: LeadState,
  change: LeadChange,
  at: string,
): LeadState | undefined {
  const { answeredAt = at } = state;
  switch (change.kind) {
    case "stage":
      // A lead begins as `new`: its first change of stage is one away from it.
      if (change.value === state.stage) return;
      return { ...state, stage: change.value, answeredAt };
    case "owner": {
      if (change.value === state.owner) return;
      const { owner: _, ...rest } = state;
      return change.value === undefined ? rest : { ...rest, owner: change.value };
    }
    case "note":
      return state;
    case "answered":
      return state.answeredAt === undefined ? { ...state, answeredAt } : undefined;
  }
}
