/**
 * Hosts that set headers by address, not by file, get each page's Content-Security-Policy in two
 * pieces: what all pages share in the header, the page's own in a `meta` tag in its head. Browsers
 * enforce both, so together they are as strict as the whole.
 */

/** The header's policy: the directives that all pages have in common. */
export function getSharedPolicy(policies: readonly string[]): string {
  const [first = [], ...others] = policies.map((policy) => policy.split("; "));
  return first
    .filter((directive) => others.every((each) => each.includes(directive)))
    .filter((directive) => !isOfScripts(directive))
    .join("; ");
}

/** Without the page's own sources for scripts and styles, the default would forbid them. */
function isOfScripts(directive: string): boolean {
  return /^(?:default|script|style)-src /.test(directive);
}

/** The policy in a page's head: all of its own but what only a header can say. */
export function getOwnPolicy(policy: string): string {
  // A meta cannot forbid framing (CSP 3, section 4.4); the header does.
  return policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors "))
    .join("; ");
}
