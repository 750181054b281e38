import { described } from "content-model/field-metadata";
import { group, list, listOf, oneOf, pattern, text, texts } from "content-model/fields";
import { pastDate } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import { interestOptions } from "leads/fields";
import * as v from "valibot";
import { closingCall, link, pageHead, titled } from "../../fields/page-fields.ts";

/** A question from a vendor questionnaire, its answer, and where it can be checked. */
const row = group({
  ...texts({ term: 40, answer: 320 }),
  link: described("where it can be checked", v.optional(link())),
  mailbox: described(
    "one of the mailboxes of site.yaml",
    v.optional(oneOf(["general", "privacy", "security"], "a mailbox")),
  ),
});

const id = described(
  "the end of an address. People put it into contracts and questionnaires: don’t rename it",
  v.pipe(
    text({ max: 24 }),
    v.regex(/^[a-z]+(-[a-z]+)*$/, "expected lowercase letters and hyphens, such as audit-log"),
  ),
);

const block = group({
  part: described(
    "the heading of the group of blocks that begins with this one",
    v.optional(text({ max: 30 })),
  ),
  id,
  title: text({ max: 50 }),
  date: described(
    "the day someone last checked the block. Change it only when you have checked it",
    pastDate(),
  ),
  text: v.optional(text({ max: 260 })),
  rows: list(row, { min: 1, max: 10 }),
});

export const securityPage = contentFile(
  "pages/security.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group({
      ...texts({ eyebrow: 40, title: 70, lead: 260, download: 40 }),
      secondary: link(),
    }),
    document: group(texts({ number: 8, kind: 30 })),
    glance: group({ title: text({ max: 40 }), rows: list(row, { min: 3, max: 6 }) }),
    contents: text({ max: 30 }),
    dated: pattern("date"),
    unfold: described("opens a block on a phone", pattern("count")),
    software: described(
      "The first part: what is true of the software for every plant. An answer is here only if this site or a document shows it.",
      titled(50, 200),
    ),
    blocks: list(block, { min: 1, max: 16 }),
    inWriting: described(
      "The second part: what depends on the company and the contract. No answers, but a request with a date.",
      group({
        ...texts({ title: 50, text: 300 }),
        action: described(
          "leads to the form, with `interest` and `message` in it",
          text({ max: 40 }),
        ),
        interest: oneOf(interestOptions, "an interest on the contact form"),
        message: text({ max: 600 }),
        topics: listOf(1, 12, { id, title: text({ max: 50 }), text: text({ max: 200 }) }),
      }),
    ),
    closing: closingCall(),
  }),
  "Security and exit: the page that IT and procurement keep, and its PDF, which the build makes. A certificate is named with its scope, its issuer and its dates, or not at all.",
);
export type SecurityPage = Content<typeof securityPage>;

export const getLatestDate = ({ blocks }: Pick<SecurityPage, "blocks">): string =>
  blocks
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? "";
