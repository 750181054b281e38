import { described } from "content-model/field-metadata";
import { alike, fact, group, list, oneOf, pattern, text } from "content-model/fields";
import { pastDate } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { closingCall, link, pageHead } from "../../fields/page-fields.ts";

/** A question from a vendor questionnaire, its answer, and a link to more. */
const row = group({
  term: text({ max: 40 }),
  answer: described(
    "if only the owner can give it, it is a sample: until the mark is gone, the page marks it and counts it in its block’s head, and the site isn’t ready to launch",
    fact({ max: 320 }),
  ),
  link: v.optional(link()),
  mailbox: described(
    "one of the mailboxes of site.yaml",
    v.optional(oneOf(["general", "privacy", "security"], "a mailbox")),
  ),
});

const company = group({
  name: fact({ max: 60 }),
  purpose: text({ max: 80 }),
  data: text({ max: 80 }),
  place: text({ max: 60 }),
  transfer: text({ max: 80 }),
});

const block = group({
  id: described(
    "the end of the block’s address. People put it into contracts and questionnaires: don’t rename it",
    v.pipe(
      text({ max: 24 }),
      v.regex(/^[a-z]+(-[a-z]+)*$/, "expected lowercase letters and hyphens, such as audit-log"),
    ),
  ),
  title: text({ max: 50 }),
  date: described(
    "the day someone last checked the block. Change it only when you have checked it",
    pastDate(),
  ),
  text: v.optional(text({ max: 260 })),
  rows: list(row, { min: 1, max: 10 }),
  companies: described("sub-processors", v.optional(list(company, { min: 1, max: 20 }))),
});

/** content/pages/security.yaml: what IT and procurement ask a vendor; page and PDF. */
export const securityPage = contentFile(
  "pages/security.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group({
      eyebrow: text({ max: 40 }),
      title: text({ max: 70 }),
      lead: text({ max: 260 }),
      download: text({ max: 40 }),
      secondary: link(),
    }),
    document: group({ number: text({ max: 8 }), kind: text({ max: 30 }) }),
    glance: group({ title: text({ max: 40 }), rows: list(row, { min: 3, max: 6 }) }),
    contents: text({ max: 30 }),
    dated: pattern("date"),
    toConfirm: group({
      text: described("next to every answer that is a sample", text({ max: 30 })),
      short: described("what is shown of it in a list of answers", text({ max: 6 })),
      note: described('what "to be confirmed" means', text({ max: 160 })),
    }),
    openAnswers: described(
      "in a block’s head: how many of its answers are open; on a phone, it opens the block",
      pattern("count"),
    ),
    unfold: described("opens a block on a phone", pattern("count")),
    companyColumns: group(alike(text({ max: 30 }), "name", "purpose", "data", "place", "transfer")),
    blocks: list(block, { min: 1, max: 16 }),
    closing: closingCall(),
  }),
  "Security and exit: the page that IT and procurement keep, and its PDF, which the build makes. A certificate is named with its scope, its issuer and its dates, or not at all.",
);
export type SecurityPage = Content<typeof securityPage>;
export type SecurityBlock = SecurityPage["blocks"][number];
export type SecurityRow = SecurityBlock["rows"][number];

/** The latest date on which a block was checked. */
export function getLatestDate({ blocks }: Pick<SecurityPage, "blocks">): string {
  return (
    blocks
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ""
  );
}

/** How many of a block's answers and companies are still to be confirmed. */
export function countOpen({ rows, companies = [] }: SecurityBlock): number {
  const facts = [...rows.map(({ answer }) => answer), ...companies.map(({ name }) => name)];
  return facts.filter(({ isSample }) => isSample).length;
}

/** Whether an answer is still to be confirmed. */
export function hasSample({ glance, blocks }: Pick<SecurityPage, "glance" | "blocks">): boolean {
  return [glance, ...blocks].some(({ rows }) => rows.some(({ answer }) => answer.isSample));
}
