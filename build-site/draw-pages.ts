import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { load } from "cheerio/slim";
import { editions as publishedEditions } from "../app/editions.ts";
import type { Page, PageAddress } from "../app/engine/page.ts";
import {
  type BuildFiles,
  type Editions,
  pageId,
  pageTags,
  recordId,
  swapFile,
} from "../app/engine/page-record.ts";
import type { PageHead } from "../app/parts/head/page-graph.ts";
import type { PreviewNotes } from "../app/parts/preview/PreviewBar.tsx";
import { filesPath } from "../app/routes.ts";
import { isFormAddress } from "./editor/edit-address.ts";
import {
  listPictureFiles,
  makeOwnPictures,
  notEncoded,
  type OwnPictures,
  pictureCache,
} from "./own-pictures.ts";
import { listPageFiles } from "./page-files.ts";
import { listIdleDownloads, listLinkedFiles } from "./sources/own-files.ts";
import { createReader } from "./sources/read-content.ts";

/**
 * What a page change needs of a document: its title, the parts of the head that belong to the page,
 * `#page` and the page record. About half the bytes on the wire: no styles, menus or structured data.
 */
export function cutSwap(html: string): string {
  const indices = { withStartIndices: true, withEndIndices: true };
  const $ = load(html, { xml: { xmlMode: false, ...indices } });
  const cut = (selector: string) =>
    $(selector)
      .get()
      .map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? -1) + 1))
      .join("");
  const page = cut(`#${pageId}`).replaceAll(
    /<script type="application\/ld\+json">.*?<\/script>/gs,
    "",
  );
  const { lang } = $("html").attr() ?? {};
  return `<!DOCTYPE html><html lang="${lang}"><head>${cut(`title, ${pageTags}`)}</head><body>${page}${cut(`#${recordId}`)}</body></html>`;
}

/**
 * Writes next to each page with an address what a link to it fetches (engine/navigation.ts).
 *
 * @param client folder of the built site
 * @param pages HTML files below it
 */
export function writePageSwaps(client: string, pages: readonly string[]): void {
  for (const page of pages) {
    const html = readFileSync(join(client, page), "utf8");
    writeFileSync(join(client, dirname(page), swapFile), cutSwap(html));
  }
}

/**
 * The words of every page for the search (app/pages/search), each word once.
 *
 * @param pages the HTML of every page by its path
 * @returns JSON: the words by path
 */
export function buildSearchIndex(pages: ReadonlyMap<string, string>): string {
  const words = [...pages].map(([path, html]) => [path, listWords(html)]);
  return JSON.stringify(Object.fromEntries(words));
}

function listWords(html: string): string {
  const $ = load(html);
  $("script, style, svg").remove();
  // Without spaces, a word and the next element’s would be one.
  $("main *").before(" ").after(" ");
  const text = $("main").text().toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu))].join(" ");
}

/**
 * What is no text of a page, is taken over by React as it was drawn, or has no lines that wrap: a cell of
 * the footer's title block is one word, which breaks with enlarged text alone.
 */
const untouched =
  "head, script, style, template, textarea, option, svg, footer, [data-island], .whitespace-nowrap";

/** Longer words, such as addresses and register numbers, may break. */
const longest = 16;

/**
 * Whether a word is a tag of equipment, a number of an order, a range or the like: "E-2104", "24-hour"; in a
 * column's head, any that has a hyphen.
 */
const isTag = (word: string, isInHead: boolean) =>
  word.length <= longest && (isInHead || /\d/.test(word)) && /[\p{L}\d]-[\p{L}\d]/u.test(word);

/** An element whose texts are laid out beside each other, where one must stay one. */
const isRow = (classes = "") => /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/.test(classes);

const wrap = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

/** The opening of an element whose only text is a tag, as one that keeps it in one line itself. */
const keepWhole = (opening: string) =>
  opening.includes(' class="')
    ? opening.replace(/ class="[^"]*/, "$& whitespace-nowrap")
    : opening.replace(/^<[\w-]+/, '$& class="whitespace-nowrap"');

/**
 * A document in which no line ends within a tag, as browsers would end it after a hyphen. The text stays
 * as it is, so that searching finds it. What islands show is theirs to keep whole (WholeWords).
 */
export function keepTagsWhole(html: string): string {
  const $ = load(html, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  const changes = $("body *")
    .not($(untouched).find("*").addBack())
    .contents()
    .get()
    .flatMap((node) => {
      if (node.type !== "text" || !node.data.includes("-")) return [];
      const [start, end] = [node.startIndex ?? 0, (node.endIndex ?? -1) + 1];
      const written = html.slice(start, end);
      const isInHead = $(node).closest("thead").length > 0;
      const whole = written.replace(/[^\s/]+/g, (word) =>
        isTag(word, isInHead) ? wrap(word) : word,
      );
      if (whole === written) return [];
      const { parentNode: parent, prev, next } = node;
      // A cell that says its column before its text has more than the tag.
      const isAlone = parent && !prev && !next && !$(node).parent().is("[data-column]");
      if (whole === wrap(written) && isAlone) {
        const from = parent.startIndex ?? 0;
        return [{ start: from, end: start, text: keepWhole(html.slice(from, start)) }];
      }
      const isApart = written.trim().includes(" ") && isRow($(node).parent().attr("class"));
      return [{ start, end, text: isApart ? `<span>${whole}</span>` : whole }];
    });
  changes.sort((one, other) => other.start - one.start);
  return changes.reduce(
    (text, change) => text.slice(0, change.start) + change.text + text.slice(change.end),
    html,
  );
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export const browserEntry = "app/browser.ts";
export const styleEntry = "app/styles/app.css";
export const serverEntry = "app/server.tsx";
/** In the server folder: Vite's manifest of the scripts and styles in the client folder. */
export const clientManifest = "client-manifest.json";

type App = typeof import("../app/server.tsx");

/** For what is drawn without scripts. */
export const noFiles: BuildFiles = {
  entry: "",
  preload: [],
  // Without a rule, it would count as not loaded.
  style: "data:text/css,html{}",
  listBehaviorScripts: () => [],
  listIslandScripts: () => [],
};

/** A page's file, relative to the site's folder. */
export function getPageFile(address: PageAddress, prefix = ""): string {
  return "path" in address
    ? join(prefix, address.path, "index.html")
    : join(prefix, address.missingBelow, "404.html");
}

export type EditionPage = ReturnType<typeof listEditionPages>[number];

/** The site as the team sees it: with drafts, and on each page the files that it is made from. */
export interface Preview extends Omit<PreviewNotes, "files"> {
  /** @param file path from the repository's root, with slashes */
  getEditAddress: (file: string) => string;
}

interface ListOptions {
  /** the folder with the editions' folders */
  root: string;
  /** undefined for the site as visitors see it */
  preview: Preview | undefined;
  /** Without them, a page has the names of own pictures in place of their files. */
  ownPictures?: OwnPictures;
  editions: Editions;
}

/** Every page of every edition, each with the list of editions that have it. Drawn without files, it names no scripts. */
export function listEditionPages(
  { drawPage, listPages, readPictures }: App,
  { root, preview, ownPictures, editions }: ListOptions,
) {
  const rendered = readPictures();
  const all = editions.map((edition) => {
    const own = ownPictures?.get(edition) ?? notEncoded;
    const pictures = { get: (name: string) => rendered.get(name) ?? own.get(name) };
    const hasDrafts = preview !== undefined;
    const read = createReader({ root: join(root, edition.folder), hasDrafts, pictures });
    const pages = new Map(listPages(read).map((page) => [getPageFile(page.address), page]));
    return { edition, read, pages };
  });
  const listAlternates = (file: string) =>
    all.filter(({ pages }) => pages.has(file)).map(({ edition }) => edition);
  return all.flatMap(({ edition, read, pages }) =>
    [...pages].map(([file, page]) => ({
      file: join(edition.prefix, file),
      page,
      edition,
      draw: (files = noFiles) =>
        drawPage(page, {
          read,
          files,
          edition,
          alternates: listAlternates(file),
          pages: [...pages.values()],
          preview: preview && writeNotes(page, { root, folder: edition.folder }, preview),
        }),
    })),
  );
}

function writeNotes(
  page: Page<PageHead>,
  { root, folder }: { root: string; folder: string },
  { getEditAddress, ...notes }: Preview,
): PreviewNotes {
  const files = listPageFiles(join(root, folder), page).map((file) => posix.join(folder, file));
  return {
    ...notes,
    files: files.map((name) => {
      const href = getEditAddress(name);
      return { name, href, isInEditor: isFormAddress(href) };
    }),
  };
}

function listScripts(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((other) => listScripts(manifest, other, seen));
  return [`/${chunk.file}`, ...imported];
}

function readFiles(server: string): BuildFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(server, clientManifest), "utf8"));
  const preload = listScripts(manifest, browserEntry);
  const listOthers = (name: string) =>
    listScripts(manifest, name).filter((script) => !preload.includes(script));
  const findFile = (name: string) =>
    Object.keys(manifest).find((file) => file.endsWith(`/${name}`)) ?? name;
  return {
    entry: preload[0] ?? "",
    preload,
    style: `/${manifest[styleEntry]?.file}`,
    listBehaviorScripts: (name) => listOthers(findFile(`${name}.behavior.ts`)),
    listIslandScripts: (name) => listOthers(findFile(`${name}.island.tsx`)),
  };
}

interface DrawOptions {
  /** the folder with the editions' folders */
  root: string;
  /** the folder with the scripts and styles, where the pages are written */
  client: string;
  /** the server folder: Vite's build of app/server.tsx, and the client folder's manifest */
  server: string;
  preview?: Preview | undefined;
  editions?: Editions;
}

export type DrawnSite = Awaited<ReturnType<typeof drawPages>>;
export type DrawnPage = DrawnSite["pages"][number];

/**
 * Draws every page of the site to a file.
 * @returns the files, below `client`, with their pages, the paths of those that have their own address, and
 *   whether search engines may list them
 */
export async function drawPages({
  root,
  client,
  server,
  preview,
  editions = publishedEditions,
}: DrawOptions) {
  const app: App = await import(pathToFileURL(join(server, "server.js")).href);
  const files = readFiles(server);
  const hasDrafts = preview !== undefined;
  const ownPictures = await makeOwnPictures(root, editions, { hasDrafts });
  const listed = listEditionPages(app, { root, preview, ownPictures, editions });
  const pages = listed.map(({ file, page, edition, draw }) => {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), keepTagsWhole(draw(files)));
    const path = "path" in page.address ? page.address.path : undefined;
    return { file, page, edition, path, isListed: !page.head.isUnlisted };
  });
  for (const { folder, prefix } of editions.filter((each) => each.prefix !== "")) {
    cpSync(join(root, folder, "public"), join(client, prefix), { recursive: true });
  }
  for (const { folder, prefix } of editions) {
    for (const file of listLinkedFiles(join(root, folder), { hasDrafts })) {
      cpSync(join(root, folder, file), join(client, prefix, filesPath, basename(file)));
    }
    for (const file of listIdleDownloads(join(root, folder))) {
      rmSync(join(client, prefix, file.replace("public", "")), { force: true });
    }
  }
  for (const picture of [...ownPictures.values()].flatMap((own) => [...own.values()])) {
    for (const file of listPictureFiles(picture)) {
      cpSync(join(pictureCache, file), join(client, "assets", file));
    }
  }
  return { editions, pages };
}
