import { described } from "content-model/field-metadata";
import { group, list, listOf, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { link, pageHead, titled } from "../../fields/page-fields.ts";
import { formWords, thanksWords } from "./form-schema.ts";

const step = titled(40, 160);

/** content/pages/contact.yaml: the contact page and everything its form says. */
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
