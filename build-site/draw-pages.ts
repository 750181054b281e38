import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteScripts } from "../app/engine/PageScripts.tsx";
import type { PageAddress } from "../app/engine/page.ts";
import type { PageRecord } from "../app/engine/page-record.ts";
import { createReader } from "./content/read-content.ts";

/** The part of Vite's manifest that is used here. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export const browserEntry = "app/browser.ts";
export const styleEntry = "app/styles/app.css";
export const serverEntry = "app/server.tsx";
/** In the server folder: what Vite says of the scripts and styles in the client folder. */
export const clientManifest = "client-manifest.json";
const hydrateEntry = "app/engine/hydrate.tsx";

/** The language of the words in content/. */
export const language = "en";

/** Where a page's file lies below the site's folder. */
export function getPageFile(address: PageAddress): string {
  return "path" in address
    ? join(address.path, "index.html")
    : join(address.missingBelow, "404.html");
}

/** A script with every other that it imports at once. */
function listScripts(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((other) => listScripts(manifest, other, seen));
  return [`/${chunk.file}`, ...imported];
}

/** What Vite's build of the browser's part says about scripts. */
function readScripts(server: string): SiteScripts {
  const manifest: Manifest = JSON.parse(readFileSync(join(server, clientManifest), "utf8"));
  const [entry = ""] = listScripts(manifest, browserEntry);
  const islandFiles = Object.keys(manifest).filter((name) => name.endsWith(".island.tsx"));
  const findIsland = (name: string) =>
    islandFiles.find((file) => file.endsWith(`/${name}.island.tsx`)) ?? name;
  return {
    buildRecord: (islands): PageRecord => {
      const names = [browserEntry, hydrateEntry, ...[...islands].map(findIsland)];
      return {
        entry,
        preload: [...new Set(names.flatMap((name) => listScripts(manifest, name)))],
        styles: [`/${manifest[styleEntry]?.file}`],
      };
    },
  };
}

interface DrawOptions {
  /** the folder that has content/ */
  root: string;
  /** folder with the scripts and styles; the pages are written into it */
  client: string;
  /** the server folder: Vite's build of app/server.tsx, and what it says of the client folder's */
  server: string;
}

/**
 * Draws every page of the site into a file.
 * @returns the files, below `client`, with the paths of pages that have one; and what scripts may put
 *   on any page by themselves
 */
export async function drawPages({ root, client, server }: DrawOptions) {
  const { drawPage, drawUnasked, listPages, readPictures }: typeof import("../app/server.tsx") =
    await import(pathToFileURL(join(server, "server.js")).href);
  const read = createReader({ root, hasDrafts: false, pictures: readPictures() });
  const scripts = readScripts(server);
  const pages = listPages(read).map((page) => {
    const file = getPageFile(page.address);
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), drawPage(page, { read, scripts, language }));
    return { file, path: "path" in page.address ? page.address.path : undefined };
  });
  return { pages, unasked: drawUnasked(read) };
}
