/**
 * What is counted besides pages: each event's name, and all it says. Never anything typed, and no
 * address with a query. docs/analytics.md lists them.
 */
export type SiteEvent =
  /** The first input into an empty contact form. */
  | { name: "form_begun" }
  /** The contact form's message was received. */
  | { name: "form_sent" }
  /** A document was asked for; `file` is its path. */
  | { name: "download"; props: { file: string } };
