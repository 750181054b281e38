import type { HostedSite } from "../../build-site/hosting/header-files.ts";
import { hashInline } from "../../build-site/site-headers.ts";
import { isSitePage } from "../../server/file-rules.ts";
import {
  type Finding,
  groupFaults,
  judgeCheck,
  shortenValue,
  type Visit,
  type Visitor,
} from "./finding.ts";

/** A page as served by the host, with or without a trailing slash. */
export interface VisitedPage extends Visit {
  path: string;
}

/** Visits every page of the build at `origin`, with and without a trailing slash. */
export async function visitPages(
  visit: Visitor,
  origin: string,
  { files }: HostedSite,
): Promise<VisitedPage[]> {
  const paths = files
    .filter(isSitePage)
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .flatMap((path) => (path === "/" ? path : [path, path.slice(0, -1)]));
  return Promise.all(paths.map(async (path) => ({ path, ...(await visit(origin + path)) })));
}

export function checkPages(pages: readonly VisitedPage[]): Finding {
  const faults = pages.flatMap(({ path, status }) =>
    status === 200 ? [] : `${path} answers ${status}, expected 200`,
  );
  return judgeCheck(
    "pages",
    faults,
    `${pages.length} addresses answer 200, with and without a slash`,
  );
}

/** Checks that the site was built for its address, and shows no sample. */
export function checkSamples(pages: readonly VisitedPage[], { origin }: HostedSite): Finding {
  const marked = pages.filter(({ body }) => body.includes('class="sample-mark"'));
  const faults = marked.map(({ path }) => ({
    path,
    fault: `has samples; build it with SITE_ORIGIN=${origin}`,
  }));
  return judgeCheck("samples", groupFaults(faults), "no page has a sample");
}

export function checkCanonical(pages: readonly VisitedPage[], site: HostedSite): Finding {
  const faults = pages.flatMap(({ body, path }) => {
    const href = getAttribute(body, /<link[^>]*rel="canonical"[^>]*>/, "href");
    const expected = site.origin + path.replace(/\/?$/, "/");
    return href === expected
      ? []
      : [`${path} has ${href ?? "no address"} as its canonical address, expected ${expected}`];
  });
  return judgeCheck(
    "canonical",
    faults,
    `every page names its canonical address at ${site.origin}`,
  );
}

export function checkHeaders(pages: readonly VisitedPage[], site: HostedSite): Finding {
  const expected = Object.entries(site.headers.always);
  const faults = pages.flatMap(({ headers, path }) =>
    expected
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name, value]) => ({
        path,
        fault: `${name} is ${shortenValue(headers.get(name))}, expected ${shortenValue(value)}`,
      })),
  );
  const [home] = pages;
  if (site.origin.startsWith("https:") && !home?.headers.has("strict-transport-security")) {
    faults.push({ path: "/", fault: "strict-transport-security is missing" });
  }
  return judgeCheck("headers", groupFaults(faults), expected.map(([name]) => name).join(", "));
}

/** Checks that each page's policies allow exactly what the build wrote into it. */
export function checkPolicies(pages: readonly VisitedPage[]): Finding {
  const faults = pages.flatMap((page) =>
    findPolicyFaults(page).map((fault) => ({ path: page.path, fault })),
  );
  return judgeCheck(
    "policy",
    groupFaults(faults),
    "every page has a Content-Security-Policy that allows its own scripts and no others",
  );
}

/**
 * An attribute of the first such element; a pattern is enough, and parsing whole pages takes time.
 */
export function getAttribute(html: string, element: RegExp, name: string): string | undefined {
  const [tag = ""] = element.exec(html) ?? [];
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}

function findPolicyFaults({ body, headers }: Visit): string[] {
  const header = headers.get("content-security-policy");
  if (!header) return ["Content-Security-Policy is missing"];
  const meta = getAttribute(
    body,
    /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/,
    "content",
  );
  const policies = meta ? [header, meta] : [header];
  // Static hosts leave scripts to the page's own meta tag; a policy without that directive allows all.
  const ofScripts = policies.filter((policy) => policy.includes("default-src"));
  const { scripts, styles } = hashInline(body);
  const faults = [...scripts, ...styles]
    .filter((hash) => ofScripts.some((policy) => !policy.includes(hash)))
    .map(
      (hash) =>
        `the policy blocks a script or style on the page (${hash}); did the host change the HTML?`,
    );
  if (ofScripts.length === 0 || policies.some((policy) => policy.includes("'unsafe-inline'"))) {
    faults.push("the policy allows any inline script");
  }
  if (!header.includes("frame-ancestors 'none'")) faults.push("the policy allows framing");
  return faults;
}
