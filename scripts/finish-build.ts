import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { UNSAFE_decodeViaTurboStream } from "react-router";
import { readContent } from "../app/content.ts";
import {
  builtPaths,
  feedPath,
  getArticlePath,
  getCanonicalPath,
  notFoundPath,
  paths,
  redirects,
  unknownArticlePath,
} from "../app/routes.ts";
import { parseBuildEnv } from "./build-env.ts";
import { buildFeed } from "./build-feed.ts";
import { buildContactAnswers } from "./contact-answers.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { writePageStyles } from "./page-styles.ts";
import { buildSecurityTxt, securityTxtFile } from "./security-txt.ts";
import { buildSiteHeaders } from "./site-headers.ts";
import { makeSocialImages } from "./social-images.ts";

const compressible = new Set([
  ".css",
  ".data",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);

/**
 * Adds to build/client what is made from the prerendered site, and writes build/site-manifest.json,
 * from which the server takes redirects and the texts of its answers.
 *
 * @returns how many pages there are, and the bytes of all scripts after compression
 */
export async function finishBuild(root: string): Promise<{ pages: number; bytes: number }> {
  const client = resolve(root, "build/client");
  const site = readContent(root, "site");

  const articles = readContent(root, "articles").filter(({ draft }) => !draft);

  moveNotFoundPage(client, notFoundPath);
  moveNotFoundPage(client, unknownArticlePath);
  // Every address has a page or a not-found page of its own; nothing falls back to an empty one.
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  // The server bundle rendered the pages and has no other use.
  rmSync(resolve(root, "build/server"), { recursive: true, force: true });

  const articlePaths = articles.map(({ slug }) => getArticlePath(slug));
  await makeSocialImages(root, client, [...builtPaths, ...articlePaths]);

  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".data"))) {
    await rewriteData(join(client, file));
  }
  writePageStyles(
    client,
    files.filter((name) => name.endsWith(".html")),
  );

  const dates = {
    ...Object.fromEntries(builtPaths.map((path) => [path, site.lastUpdated.structuredData])),
    ...Object.fromEntries(articles.map(({ slug, date }) => [getArticlePath(slug), date])),
  };
  writeFileSync(join(client, "sitemap.xml"), buildSitemap(site.origin, dates));
  writeFileSync(join(client, feedPath), buildFeed(root, articles));
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
  return { pages: builtPaths.length + articles.length, bytes };
}

/** Where hosts look for the page of unknown addresses: 404.html in the folder that they are in. */
function moveNotFoundPage(client: string, path: string): void {
  const folder = join(client, path);
  renameSync(join(folder, "index.html"), join(dirname(folder), "404.html"));
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.data`, { force: true });
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

/** Writes a brotli and a gzip twin beside every text file. */
async function compressFiles(folder: string): Promise<number> {
  let scriptBytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, entry);
    if (!statSync(file).isFile() || !compressible.has(extname(file))) continue;
    const content = readFileSync(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    if (br.length < content.length) writeFileSync(`${file}.br`, br);
    if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
    if (extname(file) === ".js") scriptBytes += br.length;
  }
  return scriptBytes;
}
