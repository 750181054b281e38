import type { HostedSite } from "./hosted-site.ts";

/** How a host whose headers go by address, not by file, gets each page its policy. */
export type PagePolicies =
  /** One policy for all addresses. */
  | { kind: "shared"; policy: string }
  /** A policy for unknown addresses, and one for each pattern, general before special. */
  | { kind: "by address"; policy: string; patterns: readonly (readonly [string, string])[] }
  /** Each page names its inline scripts in a `meta` of its own; the header says the rest. */
  | { kind: "in pages"; policy: string; metas: ReadonlyMap<string, string> };

export interface PolicyLimits {
  /** Longest policy, in characters. */
  length: number;
  /** Most patterns; 0 where a host does not say how it joins two rules for one address. */
  patterns: number;
}

/**
 * Chooses the strictest way that fits a host's limits. The policies of the site differ
 * in the hashes of each page's inline scripts and styles.
 */
export function planPolicies({ policies }: HostedSite, limits: PolicyLimits): PagePolicies {
  const shared = joinPolicies(Object.values(policies));
  if (shared.length <= limits.length) return { kind: "shared", policy: shared };
  const patterns = listPatterns(policies);
  const fits = patterns.every(([, policy]) => policy.length <= limits.length);
  if (fits && patterns.length <= limits.patterns) {
    return { kind: "by address", policy: policies["404.html"] ?? "", patterns };
  }
  return {
    kind: "in pages",
    policy: leaveInlineToPages(shared),
    // A meta cannot forbid framing (CSP 3, 4.4); the header does.
    metas: new Map(
      Object.entries(policies).map(([file, policy]) => [
        file,
        policy.replace(/; frame-ancestors [^;]*/, ""),
      ]),
    ),
  };
}

/**
 * `/about*` stands for both spellings of a page and for what is not there below it, which is
 * answered with a 404 page: so a pattern's policy also holds the scripts of that page.
 */
function listPatterns(policies: HostedSite["policies"]): [string, string][] {
  const isNotFound = (file: string) => file.endsWith("404.html");
  const notFoundPages = Object.keys(policies).filter(isNotFound);
  return Object.keys(policies)
    .filter((file) => !isNotFound(file))
    .map((file) => file.replace(/(?:^|\/)index\.html$/, ""))
    .sort((a, b) => a.length - b.length)
    .map((page) => {
      const own = policies[page === "" ? "index.html" : `${page}/index.html`] ?? "";
      const near = notFoundPages
        .filter((file) => `${page}/`.startsWith(file.replace("404.html", "")))
        .map((file) => policies[file] ?? "");
      return page === "" ? ["/", own] : [`/${page}*`, joinPolicies([own, ...near])];
    });
}

/** One policy that allows what any of them allows; they have the same directives. */
function joinPolicies(policies: readonly string[]): string {
  const joined = new Map<string, Set<string>>();
  for (const [name, sources] of policies.flatMap(parsePolicy)) {
    const all = joined.get(name) ?? new Set();
    for (const source of sources) all.add(source);
    joined.set(name, all);
  }
  return renderPolicy(joined);
}

/** The policy without hashes, for a header that leaves inline scripts and styles to the page's own meta. */
function leaveInlineToPages(policy: string): string {
  const open = parsePolicy(policy).map(([name, sources]): [string, string[]] => {
    const others = sources.filter((source) => !source.startsWith("'sha"));
    return [name, others.length < sources.length ? [...others, "'unsafe-inline'"] : others];
  });
  return renderPolicy(open);
}

function parsePolicy(policy: string): [string, string[]][] {
  return policy.split(";").map((directive) => {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    return [name, sources];
  });
}

function renderPolicy(directives: Iterable<readonly [string, Iterable<string>]>): string {
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
