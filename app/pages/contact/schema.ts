import { group, list, pattern, text } from "../../content/fields.ts";
import { link, metric, pageHead, titled } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { formWords, thanksWords } from "../../parts/contact-form/form-schema.ts";

const step = titled(40, 160);

/** content/pages/contact.yaml: the contact page and everything its form says. */
export const contactPage = contentFile(
  "pages/contact.yaml",
  group({
    ...pageHead,
    eyebrow: text({ max: 40 }),
    headline: text({ max: 60 }),
    intro: text({ max: 240 }),
    /** the promise, in words above the headline and as a metric next to the form */
    reply: text({ max: 80 }),
    replyFigure: metric(),
    /** before the mailbox from content/site.yaml */
    mailboxLabel: text({ max: 40 }),
    form: formWords,
    /** the optional mail to the visitor; repeats nothing that was typed */
    visitorMail: group({
      subject: pattern("number"),
      greeting: text({ max: 60 }),
      received: text({ max: 240 }),
      /** when an answer comes, as the page promises */
      answer: text({ max: 240 }),
      reference: pattern("number"),
      notYou: text({ max: 240 }),
      signature: text({ max: 60 }),
      /** who writes, from content/site.yaml */
      sender: pattern("company", "address", "register", "managingDirectors"),
    }),
    thanks: thanksWords,
    sideCards: list(group({ title: text({ max: 60 }), text: text({ max: 160 }), link: link() }), {
      min: 2,
      max: 3,
    }),
    nextSteps: group({ title: text({ max: 40 }), steps: list(step, 3) }),
  }),
);
export type ContactPage = Content<typeof contactPage>;
