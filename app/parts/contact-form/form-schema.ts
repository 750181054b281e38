import { type FormField, requiredFields, textFields } from "leads/fields";
import * as v from "valibot";
import { fragment, group, pattern, text } from "../../content/fields.ts";
import { link, titled } from "../../content/page-fields.ts";

const field = group({ label: text({ max: 40 }), hint: v.optional(text({ max: 120 })) });
/** A group with the same schema for each of these fields of the form. */
function byField<Name extends FormField, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) {
  return group(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

/** What the contact form says. */
export const formWords = group({
  title: text({ max: 40 }),
  /** the form's number, as on a drawing */
  sheet: text({ max: 20 }),
  /** the stamp next to it */
  status: group({
    editing: text({ max: 20 }),
    sending: text({ max: 20 }),
    sent: text({ max: 20 }),
    notSent: text({ max: 20 }),
    notConfirmed: text({ max: 20 }),
  }),
  /** what the star means */
  requiredNote: text({ max: 80 }),
  fields: byField(textFields, field),
  interests: group({ legend: text({ max: 60 }), hint: v.optional(text({ max: 120 })) }),
  /** printed as one sentence: before, link, after; the words include the spaces */
  consent: group({ before: fragment(), link: link(), after: fragment() }),
  /** above the form once a message was received: when, its number, and what happens next */
  receipt: group({
    received: pattern("time"),
    reference: pattern("number"),
    next: text({ max: 160 }),
  }),
  send: text({ max: 30 }),
  /** next to the button while the consent box is unchecked */
  sendHint: text({ max: 80 }),
  sending: text({ max: 30 }),
  /** next to the field; `tooLong` is for every field */
  faults: group({
    /** above the form if it was sent without scripts */
    summary: text({ max: 80 }),
    required: byField(requiredFields, text({ max: 120 })),
    invalid: byField(["email"], text({ max: 120 })),
    tooLong: pattern("limit"),
  }),
  notes: group({
    offline: text({ max: 200 }),
    stopWaiting: text({ max: 30 }),
    retrying: text({ max: 200 }),
    unknownTitle: text({ max: 60 }),
    unknownOutcome: pattern("email"),
    failed: pattern("email"),
  }),
});
export type FormWords = v.InferOutput<typeof formWords>;

/** The words of the thank-you panel. */
export const thanksWords = titled(30, 160);
export type ThanksWords = v.InferOutput<typeof thanksWords>;
