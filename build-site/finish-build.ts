import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { load } from "cheerio/slim";
import type { PictureSource } from "content-model/media-fields";
import { Feed } from "feed";
import { commonHeaders } from "leads/contact-page";
import { StartError } from "startup/start-error";
import { addPrefix } from "../app/edition-prefix.ts";
import type { Edition } from "../app/engine/page-record.ts";
import { oldAddresses } from "../app/fields/redirects-schema.ts";
import { blogPage } from "../app/pages/blog/schema.ts";
import { getAuthor } from "../app/parts/articles/article-lists.ts";
import {
  articles as articleSource,
  authors,
  type Illustration,
  type WrittenArticle,
} from "../app/parts/articles/schema.ts";
import { type PlausibleSettings, plausibleMeta } from "../app/parts/consent/plausible-settings.ts";
import { escapeHtml } from "../app/parts/head/page-graph.ts";
import { site as siteFacts } from "../app/parts/head/site-schema.ts";
import { type LegalName, legalTexts } from "../app/parts/texts/schema.ts";
import {
  feedPath,
  getArticlePath,
  getCanonicalPath,
  paths,
  searchIndexPath,
  webManifestPath,
} from "../app/routes.ts";
import { isSitePage } from "../server/file-rules.ts";
import type { SiteManifest } from "../server/follow-releases.ts";
import type { BuildEnv } from "./build-env.ts";
import { buildCampaignCosts, buildContactPages } from "./contact-answers.ts";
import { buildSearchIndex, type DrawnPage, type DrawnSite, writePageSwaps } from "./draw-pages.ts";
import { listRedirects } from "./hosting/write-hosting.ts";
import { makePictures } from "./own-pictures.ts";
import { writePageStyles } from "./page-styles.ts";
import { makeSocialImages } from "./social-images.ts";
import { readContent } from "./sources/read-content.ts";

/** Browsers do not run scripts that are data, and the policy does not apply to them. */
const inlineScripts = 'script:not([src], [type="application/ld+json"], [type="application/json"])';

/**
 * The policy's source expressions (CSP 3, "hash-source") of the inline scripts and styles in a page,
 * sorted, each once.
 */
export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  const $ = load(html);
  const hash = (selector: string) => {
    const texts = $(selector).map((_, element) => {
      const text = $(element).text();
      // In a picture, browsers read it like any other text (page-styles.ts); this parser does not.
      const isEscaped = $(element).closest("svg").length > 0;
      return isEscaped ? text.replaceAll("&lt;", "<").replaceAll("&amp;", "&") : text;
    });
    const hashes = texts.get().map((text) => createHash("sha256").update(text).digest("base64"));
    return [...new Set(hashes)].sort().map((each) => `'sha256-${each}'`);
  };
  return { scripts: hash(inlineScripts), styles: hash("style") };
}

/** What pages may connect to besides the site itself. */
type ReachedHosts = Pick<BuildEnv, "backendUrl"> & Partial<Pick<BuildEnv, "analytics">>;

/**
 * The Content-Security-Policy of one page: only the site's own files, the inline scripts and styles
 * the build wrote into it, and the hosts in the build's settings.
 *
 * @param html the built page
 */
export function buildPolicy(html: string, { analytics, backendUrl }: ReachedHosts): string {
  const { scripts, styles } = hashInline(html);
  const backend = backendUrl ? [new URL(backendUrl).origin] : [];
  const counting = analytics ? [analytics.endpoint] : [];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["img-src", "'self'"],
    ["media-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...backend, ...counting],
    ["form-action", "'self'", ...backend],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'none'"],
  ]
    .map((parts) => parts.join(" "))
    .join("; ");
}

/**
 * The Content-Security-Policy of the editor, which runs the site's own files only. Its components
 * set inline styles, and it converts dropped pictures with WebAssembly.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "manifest-src 'self' blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The editor signs in through a window of another site, which answers it. On every response,
 * because some hosts do not document how they join two rules for one header.
 */
const editorHeaders = { "cross-origin-opener-policy": "same-origin-allow-popups" };

/** Reads the built pages and computes the headers hosts must send with them. */
function buildSiteHeaders(
  client: string,
  { editor, ...reached }: ReachedHosts & Pick<BuildEnv, "editor">,
): SiteManifest["headers"] {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
  return {
    always: editor ? { ...commonHeaders, ...editorHeaders } : commonHeaders,
    policies: Object.fromEntries(
      pages.map((file) => [
        file,
        isSitePage(file)
          ? buildPolicy(readFileSync(join(client, file), "utf8"), reached)
          : editorPolicy,
      ]),
    ),
  };
}

type Pictures = ReadonlyMap<string, PictureSource>;

/** An article's text; feed readers get its pictures in one size, and a video as a link. */
function drawText({ parts }: WrittenArticle, link: string, pictures: Pictures): string {
  const draw = ({ picture, alt, caption, credit, video }: Illustration) => {
    const { src, width, height } = pictures.get(picture) ?? {};
    const image = `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`;
    const shown = video ? `<a href="${video.link ?? link}">${image}</a>` : image;
    const words = [caption, credit && escapeHtml(credit)].filter(Boolean).join("<br>");
    return `<figure>${shown}${words && `<figcaption>${words}</figcaption>`}</figure>\n`;
  };
  return parts.map((part) => ("html" in part ? part.html : draw(part))).join("");
}

/** Makes addresses in the site, and in the article itself, absolute: feed readers are elsewhere. */
function makeAbsolute(html: string, origin: string, link: string): string {
  return html
    .replace(/( (?:href|src|poster)=")\/(?!\/)/g, `$1${origin}/`)
    .replace(/( href=")#/g, `$1${link}#`);
}

/** The newest articles are enough for returning readers; a feed is loaded whole every time. */
export const feedLength = 50;

/**
 * The Atom feed of an edition's newest articles, with their full text.
 * @param root the folder with its content/
 * @param articles those that visitors see, newest first
 * @param pictures the team's own
 */
function buildFeed(
  root: string,
  { locale, prefix }: Edition,
  articles: readonly WrittenArticle[],
  pictures: Pictures,
): string {
  const { origin, name, feedTitle } = readContent(root, siteFacts);
  const page = readContent(root, blogPage);
  const writers = readContent(root, authors);
  const getUrl = (path: string) => new URL(prefix + getCanonicalPath(path), origin).href;
  const getTime = (date: string) => new Date(`${date}T00:00:00Z`);
  const feed = new Feed({
    id: getUrl(paths.blog),
    title: feedTitle,
    description: page.description,
    link: getUrl(paths.blog),
    feedLinks: { atom: new URL(prefix + feedPath, origin).href },
    language: locale,
    copyright: name,
    updated: getTime(articles[0]?.date ?? "1970-01-01"),
    generator: name,
  });
  const newest = articles.slice(0, feedLength);
  for (const article of newest) {
    const { slug, title, excerpt, date, category } = article;
    const link = getUrl(getArticlePath(slug));
    feed.addItem({
      id: link,
      // Both are HTML in the feed.
      title: escapeHtml(title),
      link,
      description: escapeHtml(excerpt),
      content: makeAbsolute(
        addPrefix(drawText(article, link, pictures), prefix, origin),
        origin,
        link,
      ),
      date: getTime(date),
      published: getTime(date),
      author: [{ name: getAuthor(writers, article).name }],
      category: [{ term: category }],
    });
  }
  return feed.atom1();
}

/** Location of the file, relative to the site's root (RFC 9116, section 3). */
const securityTxtFile = ".well-known/security.txt";

const day = 86_400_000; // milliseconds

/**
 * The text of security.txt (RFC 9116): where to report a vulnerability, and when the file expires.
 * @param builtAt time of the build; the text expires 360 days after the start of that day, because
 * section 2.5.5 recommends less than a year: one build a year keeps it valid
 */
export function buildSecurityTxt(
  site: { origin: string; mailboxes: { security: string } },
  builtAt: Date,
): string {
  const today = Math.trunc(builtAt.getTime() / day) * day;
  const expires = new Date(today + 360 * day).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${site.mailboxes.security}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, de",
    `Canonical: ${site.origin}/${securityTxtFile}`,
    "",
  ].join("\n");
}

/** The legal pages that say who receives what is counted (GDPR Articles 7 and 13(1)(e)). */
const naming: readonly LegalName[] = ["privacy", "cookies"];

/**
 * Throws a `StartError` unless the legal pages name the host that receives what is counted: nobody
 * can agree to a recipient that no page names.
 *
 * @param content an edition's content, by its root
 */
export function checkServiceIsNamed(
  content: string,
  settings: PlausibleSettings | undefined,
): void {
  if (!settings) return;
  const { hostname } = new URL(settings.endpoint);
  const texts = readContent(content, legalTexts);
  const silent = naming.filter((name) => !texts[name].html.includes(hostname));
  if (silent.length === 0) return;
  const files = silent.map((name) => `content/legal/${name}.md`).join(" and ");
  throw new StartError(
    `VITE_PLAUSIBLE_DOMAIN is set, but ${files} ${silent.length > 1 ? "do" : "does"} not name ${hostname}, which receives what is counted: docs/analytics.md has a text to start from`,
  );
}

/** Adds the analytics settings to every page of the site; see `getPlausibleSettings`. */
export function writeAnalyticsMeta(client: string, settings: PlausibleSettings | undefined): void {
  if (!settings) return;
  const meta = `<meta name="${plausibleMeta}" content="${settings.domain} ${settings.endpoint}"/>`;
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!isSitePage(name.replaceAll("\\", "/"))) continue;
    const file = join(client, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("</head>", `${meta}</head>`));
  }
}

/**
 * Adds what is derived from the drawn pages to the client folder, all but their social images, and writes
 * site-manifest.json next to it, which has the server's redirects and the text of its answers.
 *
 * @param options `root` has the editions' folders; `build` has the client folder and gets the output
 */
export async function finishBuild(
  { root, build, env }: { root: string; build: string; env: BuildEnv },
  { editions, pages }: DrawnSite,
): Promise<void> {
  const client = resolve(build, "client");
  const site = readContent(join(root, editions[0].folder), siteFacts);
  const sitemap: Awaited<ReturnType<typeof finishEdition>> = [];
  for (const edition of editions) {
    const ofEdition = pages.filter((page) => page.edition === edition);
    sitemap.push(...(await finishEdition({ root, client }, edition, ofEdition)));
  }
  writePageStyles(
    client,
    pages.map(({ file }) => file),
  );
  writePageSwaps(
    client,
    pages.filter(({ path }) => path !== undefined).map(({ file }) => file),
  );
  writeAnalyticsMeta(client, env.analytics);

  writeFileSync(join(client, "sitemap.xml"), buildSitemap(site.origin, sitemap));
  writeFileSync(
    join(client, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
  mkdirSync(dirname(join(client, securityTxtFile)), { recursive: true });
  writeFileSync(join(client, securityTxtFile), buildSecurityTxt(site, new Date()));
  writeFileSync(
    resolve(build, "site-manifest.json"),
    JSON.stringify(
      {
        origin: site.origin,
        homes: editions.map(({ prefix }) => prefix + paths.home),
        redirects: editions.flatMap(({ folder, prefix }) =>
          listRedirects(readContent(join(root, folder), oldAddresses), prefix),
        ),
        contactPages: buildContactPages(root, editions),
        campaignCosts: buildCampaignCosts(root),
        headers: buildSiteHeaders(client, env),
      },
      null,
      2,
    ),
  );
}

const getPaths = (pages: readonly DrawnPage[]) => pages.flatMap(({ path }) => path ?? []);

/** Adds the social image of each drawn page to the client folder of the build: most of a build's work. */
export async function addSocialImages(
  { root, build }: { root: string; build: string },
  { editions, pages }: DrawnSite,
): Promise<void> {
  for (const edition of editions) {
    const content = join(root, edition.folder);
    const published = readContent(content, articleSource).filter(({ draft }) => !draft);
    const paths = getPaths(pages.filter((page) => page.edition === edition));
    await makeSocialImages(content, join(build, "client", edition.prefix), paths, published);
  }
}

/**
 * Adds what is derived from an edition's content and pages: feed, web manifest and search index.
 * @param pages its pages, their paths without its prefix
 * @returns what search engines may list
 */
async function finishEdition(
  { root, client }: { root: string; client: string },
  edition: Edition,
  pages: readonly DrawnPage[],
) {
  const content = join(root, edition.folder);
  const folder = join(client, edition.prefix);
  const site = readContent(content, siteFacts);
  const published = readContent(content, articleSource).filter(({ draft }) => !draft);
  const pictures = await makePictures(content, { hasDrafts: false });
  const listed = getPaths(pages.filter(({ isListed }) => isListed));
  writeFileSync(join(folder, feedPath), buildFeed(content, edition, published, pictures));
  writeFileSync(join(folder, webManifestPath), buildWebManifest(site, edition));
  const read = (path: string) => readFileSync(join(folder, path, "index.html"), "utf8");
  const drawn = new Map(listed.map((path) => [edition.prefix + path, read(path)]));
  writeFileSync(join(folder, searchIndexPath), buildSearchIndex(drawn));
  return listed.map((path) => ({
    path: edition.prefix + getCanonicalPath(path),
    lastModified: readModified(join(folder, path, "index.html")),
  }));
}

function readModified(file: string): string {
  const [, day] = /"dateModified":"([^"]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  if (!day) throw new Error(`${file} does not say when it was last changed`);
  return day;
}

function buildSitemap(origin: string, entries: { path: string; lastModified: string }[]): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      `  <url><loc>${new URL(path, origin).href}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function buildWebManifest(
  site: { name: string; tagline: string; themeColor: string },
  { prefix }: Edition,
): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    start_url: prefix + paths.home,
    display: "browser",
    background_color: site.themeColor,
    theme_color: site.themeColor,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  });
}
