import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UNSAFE_decodeViaTurboStream } from "react-router";
import { type ContentValue, readContent } from "../app/content.ts";
import { listBlogPagePaths } from "../app/features/articles/blog-pages.ts";
import {
  builtPaths,
  feedPath,
  getArticlePath,
  getCanonicalPath,
  noBlogPagePath,
  notFoundPath,
  paths,
  redirects,
  unknownArticlePath,
} from "../app/routes.ts";
import { writeAnalyticsMeta } from "./analytics-env.ts";
import { parseBuildEnv } from "./build-env.ts";
import { buildFeed } from "./build-feed.ts";
import { compressFiles } from "./compress-files.ts";
import { buildContactAnswers } from "./contact-answers.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { writePageStyles } from "./page-styles.ts";
import { buildSecurityTxt, securityTxtFile } from "./security-txt.ts";
import { buildSiteHeaders } from "./site-headers.ts";
import { makeSocialImages } from "./social-images.ts";

/**
 * Adds to build/client what is made from the prerendered site, and writes build/site-manifest.json,
 * from which the server takes redirects and the texts of its answers.
 *
 * @param articles all of them, the newest first
 * @returns how many pages there are, and the bytes of all scripts after compression
 */
export async function finishBuild(
  root: string,
  articles: ContentValue<"articles">,
): Promise<{ pages: number; bytes: number }> {
  const client = resolve(root, "build/client");
  const site = readContent(root, "site");
  const published = articles.filter(({ draft }) => !draft);
  const featured = published.filter((article) => article.featured);
  const blogPagePaths = listBlogPagePaths(published.length, featured.length);

  removePage(client, noBlogPagePath);
  moveNotFoundPage(client, notFoundPath);
  moveNotFoundPage(client, unknownArticlePath);
  // Every address has a page or a not-found page of its own; nothing falls back to an empty one.
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  // The server bundle rendered the pages and has no other use.
  rmSync(resolve(root, "build/server"), { recursive: true, force: true });

  await makeSocialImages(root, client, published);

  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".data"))) {
    await rewriteData(join(client, file));
  }
  writePageStyles(
    client,
    files.filter((name) => name.endsWith(".html")),
  );

  writeAnalyticsMeta(client, parseBuildEnv(process.env).analytics);

  const dates = {
    ...Object.fromEntries(
      [...builtPaths, ...blogPagePaths].map((path) => [path, site.lastUpdated.structuredData]),
    ),
    ...Object.fromEntries(published.map(({ slug, date }) => [getArticlePath(slug), date])),
  };
  writeFileSync(join(client, "sitemap.xml"), buildSitemap(site.origin, dates));
  writeFileSync(join(client, feedPath), buildFeed(root, published));
  writeFileSync(
    join(client, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
  mkdirSync(dirname(join(client, securityTxtFile)), { recursive: true });
  writeFileSync(join(client, securityTxtFile), buildSecurityTxt(site, new Date()));
  writeFileSync(join(client, "site.webmanifest"), buildWebManifest(site));
  writeFileSync(
    resolve(root, "build/site-manifest.json"),
    JSON.stringify(
      {
        origin: site.origin,
        redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
        contact: buildContactAnswers(root),
        headers: buildSiteHeaders(client, parseBuildEnv(process.env)),
      },
      null,
      2,
    ),
  );
  const bytes = await compressFiles(client);
  writeHosting(resolve(root, "build"));
  return { pages: Object.keys(dates).length, bytes };
}

/** Where hosts look for the page of unknown addresses: 404.html in the folder that they are in. */
function moveNotFoundPage(client: string, path: string): void {
  const folder = join(client, path);
  renameSync(join(folder, "index.html"), join(dirname(folder), "404.html"));
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.data`, { force: true });
}

/** Removes a page of which nothing else is below its folder's folder, too. */
function removePage(client: string, path: string): void {
  const folder = join(client, path);
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.data`);
  if (readdirSync(dirname(folder)).length === 0) rmdirSync(dirname(folder));
}

/**
 * React Router writes a page's data in a format of its own that needs a reader of 3 KB; the site's
 * router (app/router) reads JSON.
 */
async function rewriteData(file: string): Promise<void> {
  const { value } = await UNSAFE_decodeViaTurboStream(
    new Blob([readFileSync(file)]).stream(),
    globalThis as unknown as Window & typeof globalThis,
  );
  const answer = (await value) as Record<string, { data: unknown }>;
  const [data, ...others] = Object.values(answer);
  if (!data || !("data" in data) || others.length > 0) {
    throw new Error(`${file}: expected the data of one route`);
  }
  writeFileSync(file, JSON.stringify(data.data));
}

/** @param dates the paths of the site, each with the day when it last changed */
function buildSitemap(origin: string, dates: Readonly<Record<string, string>>): string {
  const urls = Object.entries(dates).map(
    ([path, lastModified]) =>
      `  <url><loc>${new URL(getCanonicalPath(path), origin).href}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function buildWebManifest(site: { name: string; tagline: string; themeColor: string }): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    start_url: paths.home,
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
