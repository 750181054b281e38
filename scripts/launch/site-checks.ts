import { join } from "node:path";
import { load } from "cheerio";
import { readHostedSite } from "../../build-site/hosting/write-hosting.ts";
import { hashInline } from "../../build-site/site-headers.ts";
import type { Env } from "../../server/env.ts";
import { cacheControl, isSitePage } from "../../server/file-rules.ts";
import { checkEditor } from "./editor-check.ts";
import {
  createVisitor,
  type Finding,
  getAttribute,
  judgeCheck,
  listPolicies,
  unless,
  type Visit,
  type VisitedSite,
} from "./finding.ts";
import { checkForm, checkLead, describeUnseen } from "./form-check.ts";

type Fault = { path: string; fault: string } | string;

type Check = {
  name: string;
  verified: string;
  /** what to do where the faults say only what was found and expected */
  remedy?: string;
  find: (visited: VisitedSite) => Fault[] | Promise<Fault[]>;
};

const campaign = "utm_source=launch-check";

/** What is looked at once every page was visited; then come the editor and the form. */
export const checks: readonly Check[] = [
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
    find: ({ pages }) =>
      pages.flatMap(({ path, status }) =>
        unless(status === 200, `${path} answers ${status}, expected 200`),
      ),
  },
  {
    name: "samples",
    verified: "no page has a sample",
    find: ({ pages, site }) =>
      pages
        .filter(({ body }) => body.includes('class="sample-mark"'))
        .map(({ path }) => ({
          path,
          fault: `has samples; build it with SITE_ORIGIN=${site.origin}`,
        })),
  },
  {
    name: "canonical",
    verified: "every page names its canonical address",
    remedy: "build with SITE_ORIGIN as in content/site.yaml, and release that build",
    find: ({ pages, site }) =>
      pages.flatMap(({ body, path }) => {
        const href = getAttribute(body, /<link[^>]*rel="canonical"[^>]*>/, "href");
        const expected = site.origin + path.replace(/\/?$/, "/");
        return unless(href === expected, `${path} names ${href}, expected ${expected}`);
      }),
  },
  {
    name: "headers",
    verified: "every page has the site’s headers",
    remedy: "let the proxy or the host pass the site’s headers on as they are",
    find: ({ pages, site }) =>
      pages.flatMap(({ headers, path }) => {
        const expected = Object.entries(site.headers.always);
        const faults = expected.flatMap(([name, value]) =>
          unless(
            headers.get(name) === value,
            `${name} is ${headers.get(name)?.slice(0, 60) ?? "missing"}, expected ${value.slice(0, 60)}`,
          ),
        );
        const isStrict = headers.has("strict-transport-security") || path !== "/";
        const isPlain = !site.origin.startsWith("https:");
        faults.push(...unless(isStrict || isPlain, "strict-transport-security is missing"));
        return faults.map((fault) => ({ path, fault }));
      }),
  },
  {
    name: "policy",
    verified: "every page has a policy that allows its own scripts and no others",
    remedy:
      "turn off whatever changes the HTML on the way, and release the build that is in build/",
    find: ({ pages }) =>
      pages.flatMap((page) => findPolicyFaults(page).map((fault) => ({ path: page.path, fault }))),
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
    async find({ visit, origin, site, pages }) {
      const { body: robots } = await visit(`${origin}/robots.txt`);
      const { body: sitemap } = await visit(`${origin}/sitemap.xml`);
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      // A page such as a campaign's may keep itself out of search engines.
      const offered = pages.filter(
        ({ body, path }) =>
          path.endsWith("/") &&
          getAttribute(body, /<meta[^>]*name="robots"[^>]*>/, "content") !== "noindex",
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
        ...pages
          .filter(({ headers }) => headers.get("x-robots-tag")?.includes("noindex"))
          .map(({ path }) => ({
            path,
            fault: `marked noindex: the host does not recognize itself as ${site.origin}`,
          })),
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
];

function findPolicyFaults(page: Visit): string[] {
  const policies = listPolicies(page);
  const [header = ""] = policies;
  if (!header) return ["Content-Security-Policy is missing"];
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

/** Runs a check; a fault that several pages share is listed once. */
export async function runCheck(
  { find, name, remedy, verified }: Check,
  visited: VisitedSite,
): Promise<Finding> {
  const found = await find(visited);
  const shared = Map.groupBy(
    found.filter((each) => typeof each === "object"),
    ({ fault }) => fault,
  );
  const grouped = [...shared].map(([fault, places]) => {
    const [path, ...others] = new Set(places.map((each) => each.path));
    return others.length === 0
      ? `${path}: ${fault}`
      : `${others.length + 1} pages, such as ${path}: ${fault}`;
  });
  const faults = [...found.filter((each) => typeof each === "string"), ...grouped];
  return judgeCheck(name, faults, verified, remedy);
}

/** Whether nobody is left at http://. */
async function checkPlain({ visit, origin }: VisitedSite, isElsewhere: boolean): Promise<Finding> {
  const [name, plain] = ["https only", origin.replace("https:", "http:")];
  if (isElsewhere) {
    const reason =
      "whether http:// redirects to https://; run the check without --connect to find out";
    return { name, outcome: "not checked", messages: [reason] };
  }
  const answer = await visit(`${plain}/`).catch(() => undefined);
  const leads = !answer || answer.headers.get("location")?.startsWith(`${origin}/`);
  const fault = `${plain}/ answers ${answer?.status}, expected a redirect to ${origin}/: let the proxy do so`;
  return judgeCheck(name, unless(leads, fault), `${plain}/ redirects to https, or does not answer`);
}

type SiteCheck = {
  /** where visitors find the site */
  url: string;
  /** where it answers now, if that is elsewhere */
  connect: string | undefined;
  /** the repository, with a build of the site that is online */
  root: string;
  /** the server's settings, as far as known here */
  env: Env;
  /** whether `env` sets the store, rather than a default */
  knowsStore: boolean;
};

export async function checkSite(options: SiteCheck): Promise<Finding[]> {
  const { connect, env, knowsStore, root, url } = options;
  const { origin } = new URL(url);
  const site = readHostedSite(join(root, "build/current"));
  const visit = createVisitor(url, connect);
  const paths = site.files
    .filter(isSitePage)
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .flatMap((path) => (path === "/" ? path : [path, path.slice(0, -1)]));
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, ...(await visit(origin + path)) })),
  );
  const visited = { visit, origin, site, pages };
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await runCheck(check, visited));
  findings.push(await checkPlain(visited, connect !== undefined));
  findings.push(await checkEditor(visit, origin, site));
  const { finding, lead } = await checkForm(visited, env.apiKey);
  const ofLead = lead ? await (knowsStore ? checkLead(lead, env) : describeUnseen(lead)) : [];
  return [...findings, finding, ...ofLead];
}
