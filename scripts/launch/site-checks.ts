import { once } from "node:events";
import { Agent, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { text } from "node:stream/consumers";
import { load } from "cheerio";
import { hashInline } from "../../build-site/finish-build.ts";
import type { HostedSite } from "../../build-site/hosting/write-hosting.ts";
import { cacheControl, editorFolder } from "../../server/file-rules.ts";

export interface Finding {
  name: string;
  outcome: "ok" | "failed" | "not checked";
  /** What was verified, or each fault, or why it could not be checked. */
  messages: readonly string[];
}

/** What is wrong, as a text; anything else is right. */
type Verdict = string | boolean;

const pickFaults = (verdicts: readonly Verdict[]) =>
  verdicts.filter((each): each is string => typeof each === "string");

/** A check that passes if there are no faults, with `verified` as its message. */
export function judgeCheck(
  name: string,
  verdicts: readonly Verdict[],
  verified = "",
  remedy?: string,
): Finding {
  const faults = pickFaults(verdicts);
  if (faults.length === 0) return { name, outcome: "ok", messages: [verified] };
  const advice = remedy ? [`To do: ${remedy}.`] : [];
  return { name, outcome: "failed", messages: [...faults.slice(0, 8), ...advice] };
}

export const skipCheck = (name: string, reason: string): Finding => ({
  name,
  outcome: "not checked",
  messages: [reason],
});

export function renderFinding({ name, outcome, messages }: Finding): string {
  const head = `${outcome === "failed" ? "FAILED" : outcome}`.padEnd(12) + name.padEnd(12);
  return head + messages.join(`\n${" ".repeat(head.length)}`);
}

type Visit = { status: number; headers: Headers; body: string };

/**
 * Makes requests without following redirects. A visit rejects if the host does not answer.
 *
 * @param site the site's address
 * @param connect another address where the site answers, such as a new host before the domain points
 *   to it (curl's --connect-to); requests to other hosts, such as the form's backend, go to those
 */
export function createVisitor(site: string, connect?: string) {
  const ownName = new URL(site).hostname;
  const options = { keepAlive: true, maxSockets: 8 };
  const agents = { plain: new Agent(options), secure: new SecureAgent(options) };

  return async (
    address: string,
    sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Visit> => {
    const { host, hostname, origin, pathname, search } = new URL(address);
    const place = new URL(pathname + search, (hostname === ownName && connect) || origin);
    const isSecure = place.protocol === "https:";
    const call = (isSecure ? requestHttps : requestHttp)(place, {
      ...{ method: sent.method, servername: hostname, signal: AbortSignal.timeout(20_000) },
      agent: isSecure ? agents.secure : agents.plain,
      headers: { host, ...sent.headers },
    });
    call.end(sent.body);
    const [response] = await once(call, "response");
    const { headers, statusCode } = response;
    return { status: statusCode, headers: new Headers(headers), body: await text(response) };
  };
}

export type VisitedSite = {
  visit: ReturnType<typeof createVisitor>;
  /** where visitors find it */
  origin: string;
  /** the build that should be there */
  site: HostedSite;
  pages: readonly (Visit & { path: string })[];
};

/**
 * An attribute of the first such element; a pattern is enough, and parsing whole pages takes time.
 */
function getAttribute(html: string, element: RegExp, name: string): string | undefined {
  const [tag = ""] = element.exec(html) ?? [];
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}

const getRobots = (html: string) => getAttribute(html, /<meta[^>]*name="robots"[^>]*>/, "content");

type Check = {
  name: string;
  verified: string;
  /** what to do where the faults say only what was found and expected */
  remedy: string;
  judgePage?: (page: VisitedSite["pages"][number], site: HostedSite) => Verdict[];
  judgeSite?: (visited: VisitedSite) => Verdict[] | Promise<Verdict[]>;
};

const campaign = "utm_source=launch-check";

const rebuild = "build with SITE_ORIGIN as in content/site.yaml, and release that build";

/** What is looked at once every page was visited; then comes the form. */
const checks: readonly Check[] = [
  {
    name: "address",
    verified: "the address is the one in content/site.yaml",
    remedy: "check DNS, the proxy and its certificate, and that SITE_ORIGIN is origin of site.yaml",
    judgeSite: ({ origin, site }) => [
      origin === site.origin ||
        `you are checking ${origin}, but origin in content/site.yaml is ${site.origin}`,
      site.origin.startsWith("https:") || `${site.origin} does not use HTTPS`,
    ],
  },
  {
    name: "pages",
    verified: "every page answers 200, with and without a slash",
    remedy: "release the build that is in build/, then look at the server’s log",
    judgePage: ({ status }) => [status === 200 || `answers ${status}, expected 200`],
  },
  {
    name: "samples",
    verified: "no page has a sample",
    remedy: rebuild,
    judgePage: ({ body }) => [!body.includes('class="sample-mark"') || "has samples"],
  },
  {
    name: "canonical",
    verified: "every page names its canonical address",
    remedy: rebuild,
    judgePage({ body, path }, site) {
      const href = getAttribute(body, /<link[^>]*rel="canonical"[^>]*>/, "href");
      const expected = site.origin + path.replace(/\/?$/, "/");
      return [href === expected || `names ${href}, expected ${expected}`];
    },
  },
  {
    name: "headers",
    verified: "every page has the site’s headers",
    remedy: "let the proxy or the host pass the site’s headers on as they are",
    judgePage: ({ headers, path }, site) => [
      ...Object.entries(site.headers.always).map(
        ([name, value]) =>
          headers.get(name) === value || `${name} is ${headers.get(name)?.slice(0, 60)}`,
      ),
      headers.has("strict-transport-security") ||
        path !== "/" ||
        !site.origin.startsWith("https:") ||
        "strict-transport-security is missing",
    ],
  },
  {
    name: "policy",
    verified: "every page has a policy that allows its own scripts and no others",
    remedy:
      "turn off whatever changes the HTML on the way, and release the build that is in build/",
    judgePage: judgePolicy,
  },
  {
    name: "redirects",
    verified: "old addresses redirect permanently and keep the query string",
    remedy: "release the build that is in build/; the host has to read its redirects",
    judgeSite({ visit, origin, site }) {
      const paths = site.redirects.flatMap(({ from, to }) => [
        { path: from, to },
        { path: `${from}/`, to },
      ]);
      const verdicts = paths.map(async ({ path, to }) => {
        const { headers, status } = await visit(`${origin}${path}?${campaign}`);
        const target = new URL(to, origin);
        target.search += `${target.search && "&"}${campaign}`;
        const location = headers.get("location") ?? "";
        const isThere = new URL(location || "/", origin).href === target.href;
        return (
          (isThere && [301, 308].includes(status)) ||
          `${path} answers ${status} ${location}, expected 301 ${to}`
        );
      });
      return Promise.all(verdicts);
    },
  },
  {
    name: "not found",
    verified: "unknown pages and articles answer 404, each with its own page",
    remedy: "release the build that is in build/; the host has to answer 404 with its 404.html",
    async judgeSite({ visit, origin }) {
      const paths = ["/launch-check-unknown", "/blog/launch-check-unknown"];
      const answers = await Promise.all(paths.map((path) => visit(origin + path)));
      const titles = new Set(answers.map(({ body }) => load(body)("h1").text()));
      return [
        ...answers.flatMap(({ headers, status }, at) => [
          status === 404 || `${paths[at]} answers ${status}, expected 404`,
          headers.has("content-security-policy") || `${paths[at]} has no Content-Security-Policy`,
        ]),
        (titles.size === 2 && !titles.has("")) ||
          "the site and the blog do not each have a 404 page of their own",
      ];
    },
  },
  {
    name: "search",
    verified: "robots.txt and sitemap.xml are in order, and no page is kept out",
    remedy:
      "set SITE_ORIGIN on the server, or the domain at the host, to origin of content/site.yaml",
    judgePage: ({ headers }, site) => [
      !headers.get("x-robots-tag")?.includes("noindex") ||
        `marked noindex: the host does not recognize itself as ${site.origin}`,
    ],
    async judgeSite({ visit, origin, site, pages }) {
      const { body: robots } = await visit(`${origin}/robots.txt`);
      const { body: sitemap } = await visit(`${origin}/sitemap.xml`);
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      // A page such as a campaign's may keep itself out of search engines.
      const offered = pages.filter(
        ({ body, path }) => path.endsWith("/") && getRobots(body) !== "noindex",
      );
      return [
        robots.includes(`Sitemap: ${site.origin}/sitemap.xml`) ||
          `robots.txt does not name ${site.origin}/sitemap.xml`,
        !/^Disallow: \/\s*$/m.test(robots) || "robots.txt excludes every crawler",
        ...offered.map(
          ({ path }) => listed.includes(site.origin + path) || `sitemap.xml does not list ${path}`,
        ),
        listed.length <= offered.length ||
          "sitemap.xml lists more pages than this build offers to search engines",
      ];
    },
  },
  {
    name: "caching",
    verified: "scripts are compressed and cached for good; pages are revalidated on every visit",
    remedy: "let the proxy or the host pass cache-control on as it is, and compress text",
    async judgeSite({ visit, origin, pages }) {
      const home = pages.find(({ path }) => path === "/");
      const script = /\/assets\/[\w.-]+\.js/.exec(home?.body ?? "")?.[0];
      if (!home || !script) return ["the home page loads no script"];
      const asset = await visit(origin + script, { headers: { "accept-encoding": "br, gzip" } });
      const known = { "if-none-match": home.headers.get("etag") ?? "" };
      const again = await visit(`${origin}/`, { headers: known });
      const [ofScript, ofPage] = [asset, home].map(({ headers }) => headers.get("cache-control"));
      return [
        ofScript === cacheControl.hashed || `${script}: cache-control is ${ofScript}`,
        /^(?:br|gzip)$/.test(asset.headers.get("content-encoding") ?? "") ||
          `${script} is not compressed`,
        /no-cache|max-age=0/.test(ofPage ?? "") ||
          `/: cache-control is ${ofPage}; a new release would show up late`,
        again.status === 304 ||
          `/ answers ${again.status} to a visitor who already has it, expected 304`,
      ];
    },
  },
  {
    name: "editor",
    verified: `what the build has at /${editorFolder} is there: the editor, noindex, or nothing`,
    remedy: "set EDIT_REPOSITORY here as where the site is built, and release that build",
    async judgeSite({ visit, origin, site }) {
      const { body, headers, status } = await visit(`${origin}/${editorFolder}`);
      const expected = site.files.includes(`${editorFolder}index.html`) ? 200 : 404;
      const opener = "cross-origin-opener-policy";
      return [
        status === expected || `it answers ${status}, expected ${expected}`,
        `${getRobots(body)} ${headers.get("x-robots-tag")}`.includes("noindex") ||
          "it is not noindex: search engines may list it",
        headers.get("content-security-policy")?.includes("frame-ancestors 'none'") ||
          "it may be framed by other sites",
        headers.get(opener) === site.headers.always[opener] ||
          `${opener} is ${headers.get(opener)}: the window that signs in cannot answer`,
      ];
    },
  },
];

function judgePolicy({ body, headers }: Visit): Verdict[] {
  const header = headers.get("content-security-policy");
  if (!header) return ["Content-Security-Policy is missing"];
  const meta = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/;
  const policies = [header, getAttribute(body, meta, "content") ?? ""];
  // Static hosts leave scripts to the page's own meta tag; a policy without that directive allows all.
  const ofScripts = policies.filter((policy) => policy.includes("default-src"));
  const { scripts, styles } = hashInline(body);
  const isOpen = policies.some((policy) => policy.includes("'unsafe-inline'"));
  return [
    ...[...scripts, ...styles].map(
      (hash) =>
        ofScripts.every((policy) => policy.includes(hash)) ||
        `the policy blocks a script or style on the page (${hash}); did the host change the HTML?`,
    ),
    (ofScripts.length > 0 && !isOpen) || "the policy allows any inline script",
    header.includes("frame-ancestors 'none'") || "the policy allows framing",
  ];
}

/** Runs the checks; a fault that several pages share is listed once. */
export async function checkPages(visited: VisitedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { judgePage, judgeSite, name, remedy, verified } of checks) {
    const ofPages = visited.pages.flatMap((page) =>
      pickFaults(judgePage?.(page, visited.site) ?? []).map((fault) => ({ ...page, fault })),
    );
    const grouped = [...Map.groupBy(ofPages, ({ fault }) => fault)].map(
      ([fault, [first, ...others]]) =>
        `${first?.path}${others.length > 0 ? `, as ${others.length} others` : ""}: ${fault}`,
    );
    const ofSite = (await judgeSite?.(visited)) ?? [];
    findings.push(judgeCheck(name, [...ofSite, ...grouped], verified, remedy));
  }
  return findings;
}
