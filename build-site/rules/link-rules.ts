import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type Fault, listFields, makeFault } from "content-model/content-file";
import { type DayView, hasLeft, isOnline } from "content-model/entries";
import { listFiles } from "content-model/files";
import { getNearest, suggestNearest } from "content-model/nearest";
import { editions } from "../../app/editions.ts";
import { isFile } from "../../app/fields/link-fields.ts";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { formFragment } from "../../app/parts/bands/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import {
  redirects as contract,
  getArticleSlug,
  isEntryPath,
  isPublicPath,
  publicPaths,
  securityDownloadPath,
  shiftDownloadPath,
} from "../../app/routes.ts";
import { maxRedirectLines } from "../hosting/write-hosting.ts";
import { isReservedPath } from "../sources/entry-pages.ts";
import { findEmptyBands } from "../sources/launch-content.ts";
import { hasFileAt, isPrinted, listOwnFileNames } from "../sources/own-files.ts";
import { getDownloadPath } from "../sources/text-files.ts";
import { type DatedPage, type EditionContent, type Link, listArticles } from "./edition-content.ts";
import type { GonePage } from "./gone-pages.ts";

/** Whether an address is that of a page of the software, whatever content there is. */
const isSoftwarePage = (path: string) =>
  isPublicPath(path) || editions.some(({ prefix }) => prefix === path);

/** Checks that no entry takes another page's address. */
export const checkAddresses = ({ entries }: EditionContent): Fault[] =>
  entries
    .filter(
      ({ path }) => isSoftwarePage(path) || isReservedPath(path) || Object.hasOwn(contract, path),
    )
    .map(({ file, path }) =>
      makeFault(file, [], `has the address ${path}, which is taken; rename the file`),
    );

/** Why an old address cannot be one, or undefined. An address in capitals leads to the one without. */
function findTaken(from: string, { pages, root }: EditionContent): string | undefined {
  const address = from.toLowerCase();
  // The files of a page.
  const path = address.replace(/\/(?:index\.html|swap\.txt)$/, "") || "/";
  if (isSoftwarePage(path) || pages.some((page) => page.path.toLowerCase() === path)) {
    return `"${from}" is a page on this site, which visitors see; delete this entry`;
  }
  // A download that is gone may lead on.
  const isReserved = isReservedPath(address) && !/^\/(?:downloads|files)\/./.test(address);
  return isReserved || [from, address].some((each) => hasFileAt(root, each))
    ? `"${from}" is an address that the site needs itself; delete this entry`
    : undefined;
}

/**
 * Checks that redirects hide nothing and lead to a page at once, those after a last day to come
 * included, that hosts take them all, and that every page of content that was online has one after its
 * file was deleted or renamed.
 */
export function checkRedirects(edition: EditionContent): Fault[] {
  const { pages, gone } = edition;
  const list = edition.get(redirects);
  const file = edition.getFile(redirects);
  if (!list || !file) return [];
  const known: Record<string, string> = { ...contract };
  const faults: Fault[] = [];
  for (const [index, { from, to }] of list.entries()) {
    const taken = findTaken(from, edition);
    if (taken) faults.push(makeFault(file, [index, "from"], taken));
    // Each answers in any capitals.
    const key = from.toLowerCase();
    if (known[key]) {
      faults.push(makeFault(file, [index, "from"], `"${from}" already redirects to ${known[key]}`));
    }
    known[key] = to;
  }
  const findTargetFault = (from: string, to: string) => {
    const target = getAddressedPath(to);
    if (target === from.toLowerCase()) {
      return `"${to}" leads to itself; write the page that its visitors should find instead`;
    }
    return known[target] && `"${to}" redirects to ${known[target]}; write that address`;
  };
  for (const [index, { from, to }] of list.entries()) {
    const message = findTargetFault(from, to);
    if (message) faults.push(makeFault(file, [index, "to"], message));
  }
  const leaving = pages.flatMap((page) =>
    page.dates.until ? { ...page, ...page.dates.until } : [],
  );
  for (const { path, file: own, day, to } of leaving) {
    const next = leaving.find((each) => each.path === getAddressedPath(to) && each.day <= day);
    const message =
      findTargetFault(path, to) ??
      (next && `"${to}" is offline by then, its last day is ${next.day}; write a page that stays`);
    if (message) faults.push(makeFault(own, ["until", "to"], message));
  }
  const all = { ...known, ...Object.fromEntries(leaving.map(({ path, to }) => [path, to])) };
  const count = Object.keys(all).length;
  // Each takes two lines, and two more for what a page change fetches.
  const most = maxRedirectLines / 4 / editions.length;
  if (count > most) {
    const message = `has too many entries: with the pages that have a last day, there are ${count} old addresses, and Cloudflare Pages takes ${most}; delete ${count - most} that nobody uses any longer`;
    faults.push(makeFault(file, [], message));
  }
  for (const page of gone.filter(({ path }) => !known[path])) {
    faults.push(makeFault(file, [], tellOfGone(page)));
  }
  return faults;
}

/** What was done to a page, and who mends it. */
function tellOfGone({ path, renamedTo, index }: GonePage): string {
  const to = renamedTo ?? index;
  const mended = to
    ? `publishing sends its visitors to ${to} and changes the links`
    : `add the page that its visitors should find instead, and change the links: - { from: ${path}, to: /modules }`;
  return renamedTo
    ? `lacks ${path}, a page that was online and is now ${renamedTo}; ${mended}`
    : `lacks ${path}, a page that was online and is gone; ${mended}; or put its file back and give it \`until\`, its last day`;
}

type FindFault = (link: Link) => string | undefined;

const getAddressedPath = (href: string) => href.replace(/\/?(?:[?#].*)?$/, "");

/** Checks every link of an edition as visitors follow it on a day. */
export function checkLinks(edition: EditionContent, view: DayView): Fault[] {
  const rules = [
    createAddressRule(edition),
    createFileRule(edition),
    createAnchorRule(edition),
    createPageRule(edition, view),
  ];
  return edition.links.flatMap((link) => {
    const { href: _, ...place } = link;
    return rules.flatMap((find) => {
      const message = find(link);
      return message ? { ...place, message } : [];
    });
  });
}

/** A link to this site by its whole address would lead out of a preview, and nobody would check it. */
function createAddressRule({ get }: EditionContent): FindFault {
  const { host } = new URL(get(site)?.origin ?? "https://site.invalid");
  const bare = host.replace(/^www\./, "");
  return ({ href }) => {
    const url = /^https?:/.test(href) && URL.parse(href);
    if (!url || url.host.replace(/^www\./, "") !== bare) return;
    const path = url.pathname + url.search + url.hash;
    return `"${href}" is on this site; write ${path} in its place`;
  };
}

/** Own files and downloads; a video's fields count as links. */
function createFileRule({ root, get }: EditionContent): FindFault {
  const printed = (get(resources) ?? []).filter(isPrinted);
  const known = [
    ...listOwnFileNames(root).map((file) => file.replace("content", "")),
    securityDownloadPath,
    shiftDownloadPath,
    ...printed.map(({ id }) => getDownloadPath(id)),
    ...listFiles(root, "public/downloads/*").map((file) => file.replace("public", "")),
  ];
  const names = known.map((path) => basename(path));
  return ({ href }) => {
    const path = href.replace(/[?#].*$/, "");
    if (!path.startsWith("/") || !isFile(path) || known.includes(path)) return;
    const meant = known[names.indexOf(getNearest(basename(path), names) ?? "")];
    return `"${path}" is not a file on this site${meant ? `; did you mean "${meant}"?` : ""}`;
  };
}

const app = resolve(import.meta.dirname, "../../app");

/** An id in the source of a page: `id="roles"`, `anchor="roles"` or `fieldId = "roles"`. */
const written = /\b(?:id|anchor|\w+Id)\s*[=:]\s*\{?"([a-z][\w-]*)"/g;

let inSource: string[] | undefined;

/** Every id that the pages' source names. */
function listSourceIds(): string[] {
  inSource ??= globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.*"] })
    .flatMap((file) => [...readFileSync(join(app, file), "utf8").matchAll(written)])
    .map(([, id = ""]) => id);
  return inSource;
}

/**
 * The place that a link leads to is one that a page has: no typing error, and no band that has disappeared.
 * Whether it is that page's, the check of the built pages says.
 */
function createAnchorRule(edition: EditionContent): FindFault {
  const files = [...edition.files.values()];
  const headed = [...listArticles(edition), ...edition.textFiles.flatMap(({ text }) => text ?? [])];
  const inContent = ["id", "anchor", "band"]
    .flatMap((name) => files.flatMap(({ value }) => listFields(value, name)))
    .map(({ text }) => text);
  const headings = headed.flatMap(({ headings }) => headings.map(({ id }) => id));
  // A section's heading has its id with `-title`.
  const ids = [...listSourceIds(), ...inContent].flatMap((id) => [id, `${id}-title`]);
  const known = [...new Set([...ids, ...headings, formFragment.slice(1)])];
  const gone = findEmptyBands(files);
  return ({ href }) => {
    const [path, anchor] = href.split("#");
    // A capital begins the number of a plant's record, which the figures know.
    if (!path?.startsWith("/") || !anchor || /^[A-Z]/.test(anchor)) return;
    const band = gone.find((name) => [name, `${name}-title`].includes(anchor));
    if (band) {
      return `"#${anchor}" is not shown, because content/${band}.yaml has no entries; link to ${path} instead`;
    }
    if (known.includes(anchor)) return;
    return `"#${anchor}" is not a place on a page of this site${suggestNearest(anchor, known)}`;
  };
}

/** Fields in whose lists only an article can be. */
const ofArticles = ["articles", "relatedPosts", "defaultRelated"];

/** Pages that come and go with content. */
function createPageRule(edition: EditionContent, { day, isShown }: DayView): FindFault {
  const { articleFiles, get, gone, pages } = edition;
  const online = articleFiles.flatMap(({ content, article }) =>
    article && isShown(content.file) ? article : [],
  );
  const old = [...Object.keys(contract), ...(get(redirects)?.map(({ from }) => from) ?? [])];
  // Past its last day, an address redirects.
  const isThere = ({ dates, hasPage }: DatedPage) =>
    hasLeft(dates, day) || (isOnline(dates, day) && (hasPage?.(online) ?? true));
  const valid = [...publicPaths, ...old, ...pages.filter(isThere).map(({ path }) => path)];
  return ({ href, file, path: field = [] }) => {
    const path = getAddressedPath(href);
    if (!(getArticleSlug(path) || isEntryPath(path)) || isPublicPath(path)) return;
    const page = pages.find((each) => each.path === path);
    if (!page && old.includes(path)) {
      const isInList = field.slice(-3).some((key) => ofArticles.includes(String(key)));
      return isInList ? `"${path}" is gone; choose another article here` : undefined;
    }
    // One fault of content/redirects.yaml tells of each and of all links to it.
    if (gone.some((each) => each.path === path)) return;
    if (!page) return `"${path}" is not a page on this site${suggestNearest(path, valid)}`;
    if (page.file.file === file && ofArticles.includes(String(field[0]))) {
      return "is this article itself";
    }
    return isThere(page) || !isShown(file, field)
      ? undefined
      : `"${path}" is not online, so visitors do not see it; leave it out until it is, or name another page`;
  };
}
