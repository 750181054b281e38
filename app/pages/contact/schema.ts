import { type FormField, requiredFields, textFields } from "leads/fields";
import * as v from "valibot";
import { fragment, group, list, pattern, text } from "../../content/fields.ts";
import { link, metric, pageHead, titled } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const field = group({ label: text({ max: 40 }), hint: v.optional(text({ max: 120 })) });
/** A group with the same schema for each of these fields of the form. */
function byField<Name extends FormField, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) {
  return group(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

const step = titled(40, 160);

/** content/pages/contact.yaml: the contact page and everything its form says. */
export const contactPage = contentFile(
  "pages/contact.yaml",
  group({
    ...pageHead,
    eyebrow: text({ max: 40 }),
    headline: text({ max: 60 }),
    intro: text({ max: 240 }),
    /** the promise, in words above the headline and as a figure beside the form */
    reply: text({ max: 80 }),
    replyFigure: metric(),
    /** before the mailbox of content/site.yaml */
    mailboxLabel: text({ max: 40 }),
    form: group({
      title: text({ max: 40 }),
      /** the form's number, as on a drawing */
      sheet: text({ max: 20 }),
      /** the stamp beside it */
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
      /** printed as one sentence: before, link, after; the spaces are in the words */
      consent: group({ before: fragment(), link: link(), after: fragment() }),
      send: text({ max: 30 }),
      /** beside the button while the consent box is empty */
      sendHint: text({ max: 80 }),
      sending: text({ max: 30 }),
      /** beside the field; `tooLong` serves every field */
      faults: group({
        /** above the form where it was sent without scripts */
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
    }),
    thanks: titled(30, 160),
    sideCards: list(group({ title: text({ max: 60 }), text: text({ max: 160 }), link: link() }), 2),
    nextSteps: group({ title: text({ max: 40 }), steps: list(step, 3) }),
  }),
);
export type ContactPage = Content<typeof contactPage>;
