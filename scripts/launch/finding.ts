/** The result of one check of the finished site. */
export interface Finding {
  name: string;
  outcome: "ok" | "failed" | "not checked";
  /** What was verified, or each fault, or why it could not be checked. */
  messages: readonly string[];
}

/** What to do about a failed check whose messages say only what was found and expected. */
const remedies: Partial<Record<string, string>> = {
  address: "check DNS, the proxy and its certificate, and that SITE_ORIGIN is origin of site.yaml",
  "https only": "let the proxy redirect http to https",
  pages: "release the build that is in build/, then look at the server’s log",
  canonical: "build with SITE_ORIGIN as in content/site.yaml, and release that build",
  headers: "let the proxy or the host pass the site’s headers on as they are",
  policy: "turn off whatever changes the HTML on the way, and release the build that is in build/",
  redirects: "release the build that is in build/; the host has to read its redirects",
  "not found": "release the build that is in build/; the host has to answer 404 with its 404.html",
  search:
    "set SITE_ORIGIN on the server, or the domain at the host, to origin of content/site.yaml",
  caching: "let the proxy or the host pass cache-control on as it is, and compress text",
  mail: "see “When something is wrong” in docs/operating.md, then run npm run leads -- retry",
  erasure: "close whatever reads the database, and erase the lead by hand",
};

/** A check that passes if there are no faults, with `verified` as its message. */
export function judgeCheck(name: string, faults: readonly string[], verified = ""): Finding {
  return faults.length === 0
    ? { name, outcome: "ok", messages: [verified] }
    : { name, outcome: "failed", messages: faults };
}

/** What could not be checked, and why. */
export const skipCheck = (name: string, reason: string): Finding => ({
  name,
  outcome: "not checked",
  messages: [reason],
});

/** Faults of individual pages; one shared by several pages is listed once. */
export function groupFaults(faults: readonly { path: string; fault: string }[]): string[] {
  return [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const paths = new Set(faults.filter((one) => one.fault === fault).map(({ path }) => path));
    const [path] = paths;
    return paths.size === 1
      ? `${path}: ${fault}`
      : `${paths.size} pages, such as ${path}: ${fault}`;
  });
}

/** A value for use in a sentence; long ones are truncated. */
export function shortenValue(value: string | null): string {
  if (value === null) return "missing";
  return value.length > 60 ? `"${value.slice(0, 60)}…"` : `"${value}"`;
}

export function renderFinding({ name, outcome, messages }: Finding): string {
  const shown = messages.slice(0, 8);
  if (messages.length > shown.length)
    shown.push(`and ${messages.length - shown.length} more like these`);
  const remedy = outcome === "failed" ? remedies[name] : undefined;
  if (remedy) shown.push(`To do: ${remedy}.`);
  const head = `${outcome === "failed" ? "FAILED" : outcome}`.padEnd(12) + name.padEnd(12);
  return shown
    .map((line, index) => (index === 0 ? head : " ".repeat(head.length)) + line)
    .join("\n");
}
