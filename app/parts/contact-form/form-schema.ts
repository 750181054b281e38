import { described } from "content-model/field-metadata";
import { alike, expected, group, list, listOf, pattern, text, texts } from "content-model/fields";
import { fillPattern } from "content-model/fill-pattern";
import { type Content, contentFile } from "content-model/source";
import { getField, requiredFields, type TextField, textFields } from "leads/fields";
import * as v from "valibot";
import { link, pageHead, titled } from "../../fields/page-fields.ts";

/** Visitors tell by the star of a label what they have to fill in: `requiredNote` says so (WCAG 3.3.2). */
const label = (isRequired: boolean) =>
  v.pipe(
    text({ max: 40 }),
    isRequired
      ? v.regex(/^.* \*$/, expected("a label with a star at its end, such as Full Name *"))
      : v.regex(/^.*[^*]$/, expected("a label without a star: this field may stay empty")),
  );

const makeField = (name: TextField) =>
  group({ label: label(getField(name).required ?? false), hint: v.optional(text({ max: 120 })) });

const fields = Object.fromEntries(textFields.map((name) => [name, makeField(name)])) as Record<
  TextField,
  ReturnType<typeof makeField>
>;

const formWords = group({
  title: text({ max: 40 }),
  sheet: described("the form's number, as on a drawing", text({ max: 20 })),
  status: described(
    "the stamp next to it. Keep these short: they show in the corner of the form, like the stamp on a drawing.",
    group(alike(text({ max: 20 }), "editing", "sending", "sent", "notConfirmed")),
  ),
  requiredNote: described("what the star means", text({ max: 80 })),
  fields: described(
    "the label of one that has to be filled in ends with a star, the others’ do not",
    group(fields),
  ),
  optional: described("opens the fields that nobody has to fill in", text({ max: 60 })),
  interests: group({ legend: text({ max: 60 }), hint: v.optional(text({ max: 120 })) }),
  consent: described(
    "one sentence with the company and the link in it, then how to end it (GDPR, Article 7(3))",
    group({ before: pattern("company"), link: link(), after: text() }),
  ),
  receipt: described(
    "above the form once a message was received: when, its number, and what happens next",
    group({
      received: pattern("time"),
      reference: pattern("number"),
      next: text({ max: 160 }),
    }),
  ),
  send: text({ max: 30 }),
  sendHint: described("next to the button while the consent box is unchecked", text({ max: 80 })),
  sending: text({ max: 30 }),
  faults: described(
    "next to the field; `tooLong` is for every field",
    group({
      summary: described("above the form if it was sent without scripts", text({ max: 80 })),
      required: group(alike(text({ max: 120 }), ...requiredFields)),
      invalid: group({ email: text({ max: 120 }) }),
      tooLong: pattern("limit"),
    }),
  ),
  notes: group({
    ...texts({ offline: 200, stopWaiting: 30, retrying: 200, unknownTitle: 60 }),
    unknownOutcome: described(
      "also what the server’s page says when it could not store the message",
      pattern("email"),
    ),
    plainWay: described(
      "after something other than our server answered, or nothing did: the second way of sending",
      group(texts({ text: 160, button: 30 })),
    ),
  }),
});
export type FormWords = v.InferOutput<typeof formWords>;

/**
 * What is agreed to, with the company's name in it: as the form shows it and as it is stored. What follows the
 * link begins with a word in some languages, with a period in others.
 */
export const nameCompany = ({ consent }: FormWords, company: string): FormWords["consent"] => ({
  ...consent,
  before: fillPattern(consent.before, { company }),
  after: consent.after.replace(/^(?=[\p{L}\d])/u, " "),
});

const thanksWords = group({
  ...texts({ title: 30, text: 160 }),
  further: described(
    "what there is to read until the answer comes",
    list(link(), { min: 1, max: 3 }),
  ),
});
export type ThanksWords = v.InferOutput<typeof thanksWords>;

const step = titled(40, 160);

export const contactPage = contentFile(
  "pages/contact.yaml",
  group({
    ...pageHead,
    ...texts({ eyebrow: 40, headline: 60, intro: 240 }),
    reply: described(
      "the promise of a reply, above the headline and next to the button",
      text({ max: 80 }),
    ),
    mailboxLabel: described("before the address, which is in site.yaml", text({ max: 40 })),
    form: formWords,
    visitorMail: described(
      "the email to the person who sent the form, if the server is set up to send one. {number} is the reference. It repeats nothing that was typed: anyone can enter someone else’s address. Replies go to the general mailbox. Whenever the promised time of a reply changes above, change it here, too.",
      group({
        subject: pattern("number"),
        ...texts({ greeting: 60, received: 240 }),
        answer: described("when an answer comes, as the page promises", text({ max: 240 })),
        reference: pattern("number"),
        ...texts({ notYou: 240, signature: 60 }),
        sender: described(
          "German law requires these facts in a company’s emails; they come from site.yaml",
          pattern("company", "address", "register", "managingDirectors"),
        ),
      }),
    ),
    thanks: thanksWords,
    sideCards: listOf(2, 3, { title: text({ max: 60 }), text: text({ max: 160 }), link: link() }),
    nextSteps: group({ title: text({ max: 40 }), steps: list(step, { min: 1, max: 6 }) }),
  }),
  "The contact page, its form and everything the form can say. The interests are fixed, because the leads are sorted by them; they are not listed here.",
);
export type ContactPage = Content<typeof contactPage>;
