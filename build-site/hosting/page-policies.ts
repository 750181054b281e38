/** What differs from page to page: these contain the hashes of a page's inline scripts and styles. */
const ofEachPage = ["default-src", "script-src", "style-src"];

/**
 * Splits a page's Content-Security-Policy for a host whose headers go by address, not by file:
 * what is the same for all pages goes into the header, what differs into a `meta` at
 * the head of its HTML. A browser enforces both, so together they are as strict as the whole.
 */
export function splitPolicy(policy: string): { header: string; meta: string } {
  const directives = policy.split("; ");
  const getName = (directive: string) => directive.split(" ", 1)[0] ?? "";
  return {
    header: directives.filter((each) => !ofEachPage.includes(getName(each))).join("; "),
    // A meta cannot forbid framing (CSP 3, section 4.4); the header does.
    meta: directives.filter((each) => getName(each) !== "frame-ancestors").join("; "),
  };
}
