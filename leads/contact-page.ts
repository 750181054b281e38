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

/** What the build knows of the answers' headers. */
export interface AnswerHeaders {
  /** On every answer. */
  always: Record<string, string>;
  /** Content-Security-Policy of each HTML file, by its name below the site's root. */
  policies: Record<string, string>;
}

/**
 * The Content-Security-Policy of an answer to an ordinary form post: what any contact page needs,
 * since it is made from whichever the post came from. Empty where no page has a policy.
 */
export function buildContactPolicy(
  { policies }: AnswerHeaders,
  contactPages: readonly { path: string }[],
): string {
  const sources = new Map<string, Set<string>>();
  const own = contactPages.flatMap(({ path }) => policies[`${path.slice(1)}index.html`] ?? []);
  for (const directive of own.flatMap((policy) => policy.split("; "))) {
    const [name = "", ...values] = directive.split(" ");
    sources.set(name, new Set([...(sources.get(name) ?? []), ...values]));
  }
  return [...sources].map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

/** The policy of such an answer where the function has another origin than the site (`movePage`). */
export function moveContactPolicy(policy: string, siteOrigin: string): string {
  const directives = policy.split("; ").map((directive) => {
    const [name = "", ...values] = directive.split(" ");
    // Its styles are as the site has them, but for their addresses; it has no scripts.
    if (name === "style-src") return [name, "'unsafe-inline'", siteOrigin];
    if (name === "form-action") return [...new Set([name, "'self'", ...values, siteOrigin])];
    return [name, ...values.map((value) => (value === "'self'" ? siteOrigin : value))];
  });
  return directives.map((parts) => parts.join(" ")).join("; ");
}
