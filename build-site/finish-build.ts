import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { articles as articleSource } from "../app/parts/articles/schema.ts";
import { site as siteFacts } from "../app/parts/chrome/site-schema.ts";
import { feedPath, getArticlePath, getCanonicalPath, paths, redirects } from "../app/routes.ts";
import { writeAnalyticsMeta } from "./analytics-meta.ts";
import { parseBuildEnv } from "./build-env.ts";
import { buildFeed } from "./build-feed.ts";
import { compressFiles } from "./compress-files.ts";
import { buildContactAnswers } from "./contact-answers.ts";
import { readContent } from "./content/read-content.ts";
import type { drawPages } from "./draw-pages.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { writePageStyles } from "./page-styles.ts";
import { buildSecurityTxt, securityTxtFile } from "./security-txt.ts";
import { buildSiteHeaders } from "./site-headers.ts";
import { makeSocialImages } from "./social-images.ts";

/**
 * Adds to the client folder what is made from the drawn pages, and writes site-manifest.json beside
 * it, from which the server takes redirects and the texts of its answers.
 *
 * @param folders `root` has content/; `build` has the client folder, and receives what is made
 * @returns the bytes of all scripts after compression
 */
export async function finishBuild(
  { root, build }: { root: string; build: string },
  { pages, unasked }: Awaited<ReturnType<typeof drawPages>>,
): Promise<{ bytes: number }> {
  const client = resolve(build, "client");
  const site = readContent(root, siteFacts);
  const published = readContent(root, articleSource).filter(({ draft }) => !draft);
  const pagePaths = pages.flatMap(({ path }) => path ?? []);

  await makeSocialImages(root, client, pagePaths, published);
  writePageStyles(
    client,
    pages.map(({ file }) => file),
    unasked,
  );
  writeAnalyticsMeta(client, parseBuildEnv(process.env).analytics);

  const articleDates = new Map(published.map(({ slug, date }) => [getArticlePath(slug), date]));
  const dates = Object.fromEntries(
    pagePaths.map((path) => [path, articleDates.get(path) ?? site.lastUpdated.structuredData]),
  );
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
    resolve(build, "site-manifest.json"),
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
  writeHosting(build);
  return { bytes };
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
