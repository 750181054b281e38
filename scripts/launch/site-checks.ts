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

export const unless = (isGood: boolean | undefined, fault: string): string[] =>
  isGood ? [] : [fault];

/** A check that passes if there are no faults, with `verified` as its message. */
export const judgeCheck = (
  name: string,
  faults: readonly string[],
  verified = "",
  remedy?: string,
): Finding =>
  faults.length === 0
    ? { name, outcome: "ok", messages: [verified] }
    : {
        name,
        outcome: "failed",
        messages: [...faults.slice(0, 8), ...(remedy ? [`To do: ${remedy}.`] : [])],
      };

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
  const agents = { "http:": new Agent(options), "https:": new SecureAgent(options) };

  return async (
    address: string,
    sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Visit> => {
    const { body, headers, method = "GET" } = sent;
    const { host, hostname, origin, pathname, search } = new URL(address);
    const place = new URL((hostname === ownName && connect) || origin);
    const isSecure = place.protocol === "https:";
    const call = (isSecure ? requestHttps : requestHttp)({
      hostname: place.hostname.replace(/^\[|\]$/g, ""),
      port: place.port,
      path: pathname + search,
      method,
      agent: agents[isSecure ? "https:" : "http:"],
      headers: { host, ...headers },
      ...(isSecure && { servername: hostname }),
      signal: AbortSignal.timeout(20_000),
    });
    call.end(body);
    const [response] = await once(call, "response");
    const received = new Headers();
    for (const [name, value] of Object.entries(response.headersDistinct)) {
      for (const part of value as string[]) received.append(name, part);
    }
    return { status: response.statusCode, headers: received, body: await text(response) };
  };
}

type Visitor = ReturnType<typeof createVisitor>;

export type VisitedSite = {
  visit: Visitor;
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
  remedy?: string;
  /** what is wrong with a page */
  judgePage?: (page: VisitedSite["pages"][number], site: HostedSite) => string[];
  find?: (visited: VisitedSite) => string[] | Promise<string[]>;
};

const campaign = "utm_source=launch-check";

/** What is looked at once every page was visited; then comes the form. */
const checks: readonly Check[] = [
  {
    name: "address",
    verified: "the address is the one in content/site.yaml",
    remedy: "check DNS, the proxy and its certificate, and that SITE_ORIGIN is origin of site.yaml",
    find: ({ origin, site }) => [
      ...unless(
        origin === site.origin,
        `you are checking ${origin}, but origin in content/site.yaml is ${site.origin}`,
      ),
      ...unless(site.origin.startsWith("https:"), `${site.origin} does not use HTTPS`),
    ],
  },
  {
    name: "pages",
    verified: "every page answers 200, with and without a slash",
    remedy: "release the build that is in build/, then look at the server’s log",
    judgePage: ({ status }) => unless(status === 200, `answers ${status}, expected 200`),
  },
  {
    name: "samples",
    verified: "no page has a sample",
    remedy: "build with SITE_ORIGIN as in content/site.yaml, and release that build",
    judgePage: ({ body }) => unless(!body.includes('class="sample-mark"'), "has samples"),
  },
  {
    name: "canonical",
    verified: "every page names its canonical address",
    remedy: "build with SITE_ORIGIN as in content/site.yaml, and release that build",
    judgePage({ body, path }, site) {
      const href = getAttribute(body, /<link[^>]*rel="canonical"[^>]*>/, "href");
      const expected = site.origin + path.replace(/\/?$/, "/");
      return unless(href === expected, `names ${href}, expected ${expected}`);
    },
  },
  {
    name: "headers",
    verified: "every page has the site’s headers",
    remedy: "let the proxy or the host pass the site’s headers on as they are",
    judgePage({ headers, path }, site) {
      const isStrict = headers.has("strict-transport-security") || path !== "/";
      const isPlain = !site.origin.startsWith("https:");
      return [
        ...Object.entries(site.headers.always).flatMap(([name, value]) =>
          unless(headers.get(name) === value, `${name} is ${headers.get(name)?.slice(0, 60)}`),
        ),
        ...unless(isStrict || isPlain, "strict-transport-security is missing"),
      ];
    },
  },
  {
    name: "policy",
    verified: "every page has a policy that allows its own scripts and no others",
    remedy:
      "turn off whatever changes the HTML on the way, and release the build that is in build/",
    judgePage: findPolicyFaults,
  },
  {
    name: "redirects",
    verified: "old addresses redirect permanently and keep the query string",
    remedy: "release the build that is in build/; the host has to read its redirects",
    async find({ visit, origin, site }) {
      const paths = site.redirects.flatMap(({ from, to }) =>
        [from, `${from}/`].map((path) => ({ path, to })),
      );
      const faults = paths.map(async ({ path, to }) => {
        const { headers, status } = await visit(`${origin}${path}?${campaign}`);
        const target = new URL(to, origin);
        target.search += `${target.search && "&"}${campaign}`;
        const location = headers.get("location") ?? "";
        const isThere = new URL(location || "/", origin).href === target.href;
        return unless(
          isThere && [301, 308].includes(status),
          `${path} answers ${status} ${location}, expected 301 ${to}`,
        );
      });
      return (await Promise.all(faults)).flat();
    },
  },
  {
    name: "not found",
    verified: "unknown pages and articles answer 404, each with its own page",
    remedy: "release the build that is in build/; the host has to answer 404 with its 404.html",
    async find({ visit, origin }) {
      const paths = ["/launch-check-unknown", "/blog/launch-check-unknown"];
      const answers = await Promise.all(paths.map((path) => visit(origin + path)));
      const titles = new Set(answers.map(({ body }) => load(body)("h1").text()));
      return [
        ...answers.flatMap(({ headers, status }, at) => [
          ...unless(status === 404, `${paths[at]} answers ${status}, expected 404`),
          ...unless(
            headers.has("content-security-policy"),
            `${paths[at]} has no Content-Security-Policy`,
          ),
        ]),
        ...unless(
          titles.size === 2 && !titles.has(""),
          "the site and the blog do not each have a 404 page of their own",
        ),
      ];
    },
  },
  {
    name: "search",
    verified: "robots.txt and sitemap.xml are in order, and no page is kept out",
    remedy:
      "set SITE_ORIGIN on the server, or the domain at the host, to origin of content/site.yaml",
    judgePage: ({ headers }, site) =>
      unless(
        !headers.get("x-robots-tag")?.includes("noindex"),
        `marked noindex: the host does not recognize itself as ${site.origin}`,
      ),
    async find({ visit, origin, site, pages }) {
      const { body: robots } = await visit(`${origin}/robots.txt`);
      const { body: sitemap } = await visit(`${origin}/sitemap.xml`);
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      // A page such as a campaign's may keep itself out of search engines.
      const offered = pages.filter(
        ({ body, path }) => path.endsWith("/") && getRobots(body) !== "noindex",
      );
      return [
        ...unless(
          robots.includes(`Sitemap: ${site.origin}/sitemap.xml`),
          `robots.txt does not name ${site.origin}/sitemap.xml`,
        ),
        ...unless(!/^Disallow: \/\s*$/m.test(robots), "robots.txt excludes every crawler"),
        ...offered.flatMap(({ path }) =>
          unless(listed.includes(site.origin + path), `sitemap.xml does not list ${path}`),
        ),
        ...unless(
          listed.length <= offered.length,
          "sitemap.xml lists more pages than this build offers to search engines",
        ),
      ];
    },
  },
  {
    name: "caching",
    verified: "scripts are compressed and cached for good; pages are revalidated on every visit",
    remedy: "let the proxy or the host pass cache-control on as it is, and compress text",
    async find({ visit, origin, pages }) {
      const home = pages.find(({ path }) => path === "/");
      const script = /\/assets\/[\w.-]+\.js/.exec(home?.body ?? "")?.[0];
      if (!home || !script) return ["the home page loads no script"];
      const asset = await visit(origin + script, { headers: { "accept-encoding": "br, gzip" } });
      const known = { "if-none-match": home.headers.get("etag") ?? "" };
      const again = await visit(`${origin}/`, { headers: known });
      const [ofScript, ofPage] = [asset, home].map(({ headers }) => headers.get("cache-control"));
      return [
        ...unless(ofScript === cacheControl.hashed, `${script}: cache-control is ${ofScript}`),
        ...unless(
          /^(?:br|gzip)$/.test(asset.headers.get("content-encoding") ?? ""),
          `${script} is not compressed`,
        ),
        ...unless(
          /no-cache|max-age=0/.test(ofPage ?? ""),
          `/: cache-control is ${ofPage}; a new release would show up late`,
        ),
        ...unless(
          again.status === 304,
          `/ answers ${again.status} to a visitor who already has it, expected 304`,
        ),
      ];
    },
  },
  {
    name: "editor",
    verified: `what the build has at /${editorFolder} is there: the editor, noindex, or nothing`,
    remedy: "set EDIT_REPOSITORY here as where the site is built, and release that build",
    async find({ visit, origin, site }) {
      const { body, headers, status } = await visit(`${origin}/${editorFolder}`);
      const isBuilt = site.files.includes(`${editorFolder}index.html`);
      const expected = isBuilt ? 200 : 404;
      const opener = "cross-origin-opener-policy";
      return [
        ...unless(status === expected, `it answers ${status}, expected ${expected}`),
        ...unless(
          `${getRobots(body)} ${headers.get("x-robots-tag")}`.includes("noindex"),
          "it is not noindex: search engines may list it",
        ),
        ...unless(
          headers.get("content-security-policy")?.includes("frame-ancestors 'none'"),
          "it may be framed by other sites",
        ),
        ...unless(
          headers.get(opener) === site.headers.always[opener],
          `${opener} is ${headers.get(opener)}: the window that signs in cannot answer`,
        ),
      ];
    },
  },
];

function findPolicyFaults(page: Visit): string[] {
  const header = page.headers.get("content-security-policy");
  if (!header) return ["Content-Security-Policy is missing"];
  const meta = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/;
  const policies = [header, getAttribute(page.body, meta, "content") ?? ""];
  // Static hosts leave scripts to the page's own meta tag; a policy without that directive allows all.
  const ofScripts = policies.filter((policy) => policy.includes("default-src"));
  const { scripts, styles } = hashInline(page.body);
  const isOpen = policies.some((policy) => policy.includes("'unsafe-inline'"));
  return [
    ...[...scripts, ...styles].flatMap((hash) =>
      unless(
        ofScripts.every((policy) => policy.includes(hash)),
        `the policy blocks a script or style on the page (${hash}); did the host change the HTML?`,
      ),
    ),
    ...unless(ofScripts.length > 0 && !isOpen, "the policy allows any inline script"),
    ...unless(header.includes("frame-ancestors 'none'"), "the policy allows framing"),
  ];
}

/** Runs the checks; a fault that several pages share is listed once. */
export async function checkPages(visited: VisitedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { find, judgePage, name, remedy, verified } of checks) {
    const ofPages = visited.pages.flatMap((page) =>
      (judgePage?.(page, visited.site) ?? []).map((fault) => ({ path: page.path, fault })),
    );
    const grouped = [...Map.groupBy(ofPages, ({ fault }) => fault)].map(
      ([fault, places]) =>
        `${places[0]?.path}${places.length > 1 ? `, as ${places.length - 1} others` : ""}: ${fault}`,
    );
    const others = (await find?.(visited)) ?? [];
    findings.push(judgeCheck(name, [...others, ...grouped], verified, remedy));
  }
  return findings;
}
