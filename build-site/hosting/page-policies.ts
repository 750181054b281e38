/**
 * Directives that differ from page to page: they contain the hashes of its inline scripts and
 * styles.
 */
const ofEachPage = ["default-src", "script-src", "style-src"];

/**
 * Splits a page's Content-Security-Policy for a host that sets headers by address, not by file:
 * what all pages share goes in the header, the rest in a `meta` tag in the page's head. Browsers
 * enforce both, so together they are as strict as the whole.
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
