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
