import * as v from "valibot";

const textsByField = v.record(v.string(), v.string());

/** What the function needs to know of a page with the contact form; the build writes it. */
export const contactPageSchema = v.object({
  /** Path, with its slashes. */
  path: v.pipe(v.string(), v.startsWith("/")),
  /** BCP 47 tag of its words, such as "en". */
  language: v.string(),
  /** Version of the privacy notice that the form shows. */
  noticeVersion: v.optional(v.string()),
  /** What a visitor agrees to by sending the form: the box's words and the whole privacy notice. */
  agreement: v.optional(v.string()),
  /** The contact form's words about faults; `required` and `invalid` by field. */
  messages: v.object({
    required: textsByField,
    invalid: textsByField,
    tooLong: v.string(),
    summary: v.string(),
    failed: v.string(),
  }),
  /** The mail that a visitor gets; {number} is replaced by the lead's. */
  visitorMail: v.object({
    subject: v.string(),
    greeting: v.string(),
    received: v.string(),
    answer: v.string(),
    reference: v.string(),
    notYou: v.string(),
    signature: v.string(),
    /** Which company writes. */
    sender: v.string(),
    /** Address to which an answer to the mail goes. */
    replyTo: v.string(),
  }),
});

export type ContactPage = v.InferOutput<typeof contactPageSchema>;

/** One for each page with the form; the contact page of the default language comes first. */
export const contactPagesSchema = v.tupleWithRest([contactPageSchema], contactPageSchema);
export type ContactPages = Readonly<v.InferOutput<typeof contactPagesSchema>>;

/** The page that a form was sent from, by its path in either slash form; else the default. */
export function findContactPage(pages: ContactPages, sourcePage = ""): ContactPage {
  const path = sourcePage.endsWith("/") ? sourcePage : `${sourcePage}/`;
  return pages.find((page) => page.path === path) ?? pages[0];
}
