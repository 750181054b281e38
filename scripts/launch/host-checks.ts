import { load } from "cheerio";
import type { HostedSite } from "../../build-site/hosting/header-files.ts";
import { cacheControl } from "../../server/file-rules.ts";
import { type Finding, groupFaults, judgeCheck, skipCheck, type Visitor } from "./finding.ts";
import { getAttribute, type VisitedPage } from "./page-checks.ts";

/** Checks that the address is the one in the content and the only way in. */
export async function checkAddress(
  visit: Visitor,
  origin: string,
  site: HostedSite,
  isElsewhere: boolean,
): Promise<Finding[]> {
  const faults =
    origin === site.origin
      ? []
      : [`you are checking ${origin}, but origin in content/site.yaml is ${site.origin}`];
  if (!site.origin.startsWith("https:")) faults.push(`${site.origin} does not use HTTPS`);
  const address = judgeCheck("address", faults, `${origin}, as in content/site.yaml`);
  const name = "https only";
  if (isElsewhere) {
    const reason =
      "whether http:// redirects to https://; run the check without --connect to find out";
    return [address, skipCheck(name, reason)];
  }
  const plain = origin.replace("https:", "http:");
  const answer = await visit(`${plain}/`).catch(() => undefined);
  const target = answer?.headers.get("location") ?? "";
  const leads = answer === undefined || target.startsWith(`${origin}/`);
  const fault = `${plain}/ answers ${answer?.status}, expected a redirect to ${origin}/`;
  return [
    address,
    judgeCheck(
      name,
      leads ? [] : [fault],
      `${plain}/ redirects to https, or nothing answers there`,
    ),
  ];
}

export async function checkRedirects(
  visit: Visitor,
  origin: string,
  { redirects }: HostedSite,
): Promise<Finding> {
  const faults = await Promise.all(
    redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map(async (path) => {
        const { headers, status } = await visit(`${origin}${path}?utm_source=launch-check`);
        const location = new URL(headers.get("location") ?? "/", origin).href;
        const target = new URL(to, origin);
        target.search = target.search
          ? `${target.search}&utm_source=launch-check`
          : "?utm_source=launch-check";
        const isGood = [301, 308].includes(status) && location === target.href;
        return isGood
          ? []
          : [`${path} answers ${status} ${headers.get("location") ?? ""}, expected 301 ${to}`];
      }),
    ),
  );
  const verified = `${redirects.length} old addresses redirect permanently and keep the query string`;
  return judgeCheck("redirects", faults.flat(), verified);
}

export async function checkNotFound(visit: Visitor, origin: string): Promise<Finding> {
  const faults: string[] = [];
  const titles = new Set<string>();
  for (const path of ["/launch-check-unknown", "/blog/launch-check-unknown"]) {
    const { body, headers, status } = await visit(origin + path);
    if (status !== 404) faults.push(`${path} answers ${status}, expected 404`);
    if (!headers.get("content-security-policy"))
      faults.push(`${path} has no Content-Security-Policy`);
    titles.add(load(body)("h1").text());
  }
  if (titles.size < 2 || titles.has(""))
    faults.push("the site and the blog do not each have a 404 page of their own");
  return judgeCheck(
    "not found",
    faults,
    "unknown pages and articles answer 404, each with its own page",
  );
}

/** Checks what search engines are told. */
export async function checkSearch(
  visit: Visitor,
  origin: string,
  site: HostedSite,
  pages: readonly VisitedPage[],
): Promise<Finding> {
  const [robots, sitemap] = await Promise.all(
    ["/robots.txt", "/sitemap.xml"].map((path) => visit(origin + path)),
  );
  const faults: string[] = [];
  if (!robots?.body.includes(`Sitemap: ${site.origin}/sitemap.xml`)) {
    faults.push(`robots.txt does not name ${site.origin}/sitemap.xml`);
  }
  if (/^Disallow: \/\s*$/m.test(robots?.body ?? ""))
    faults.push("robots.txt excludes every crawler");
  const listed = [...(sitemap?.body ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  // A page such as a campaign's may keep itself out of search engines.
  const canonical = pages.filter(
    ({ body, path }) =>
      path.endsWith("/") &&
      getAttribute(body, /<meta[^>]*name="robots"[^>]*>/, "content") !== "noindex",
  );
  const missing = canonical.filter(({ path }) => !listed.includes(site.origin + path));
  faults.push(...missing.map(({ path }) => `sitemap.xml does not list ${path}`));
  if (listed.length > canonical.length)
    faults.push("sitemap.xml lists more pages than this build offers to search engines");
  const kept = pages.filter(({ headers }) => headers.get("x-robots-tag")?.includes("noindex"));
  const marked = `marked noindex: the host does not recognize itself as ${site.origin}`;
  faults.push(...groupFaults(kept.map(({ path }) => ({ path, fault: marked }))));
  return judgeCheck(
    "search",
    faults,
    `robots.txt, sitemap.xml with ${listed.length} addresses, no noindex`,
  );
}

/** Checks that immutable files are cached forever and others are not. */
export async function checkCaching(
  visit: Visitor,
  origin: string,
  pages: readonly VisitedPage[],
): Promise<Finding> {
  const home = pages.find(({ path }) => path === "/");
  const script = /\/assets\/[\w.-]+\.js/.exec(home?.body ?? "")?.[0];
  if (!home || !script) return judgeCheck("caching", ["the home page loads no script"]);
  const headers = { "accept-encoding": "br, gzip" };
  const asset = await visit(origin + script, { headers });
  const faults: string[] = [];
  if (asset.headers.get("cache-control") !== cacheControl.hashed) {
    faults.push(`${script}: cache-control is ${asset.headers.get("cache-control")}`);
  }
  if (!/^(?:br|gzip)$/.test(asset.headers.get("content-encoding") ?? "")) {
    faults.push(`${script} is not compressed`);
  }
  if (!/no-cache|max-age=0/.test(home.headers.get("cache-control") ?? "")) {
    faults.push(
      `/: cache-control is ${home.headers.get("cache-control")}; a new release would show up late`,
    );
  }
  const known = { "if-none-match": home.headers.get("etag") ?? "" };
  const again = await visit(`${origin}/`, { headers: known });
  if (again.status !== 304)
    faults.push(`/ answers ${again.status} to a visitor who already has it, expected 304`);
  return judgeCheck(
    "caching",
    faults,
    "scripts are compressed and cached for good; pages are revalidated on every visit",
  );
}
