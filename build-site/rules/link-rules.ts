import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Fault, listFields } from "content-model/content-file";
import { type DayView, hasLeft, isOnline } from "content-model/entries";
import { listFiles } from "content-model/files";
import { suggestNearest } from "content-model/nearest";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { formFragment } from "../../app/parts/bands/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import {
  redirects as contract,
  filesPath,
  getArticleSlug,
  isEntryPath,
  isPublicPath,
  publicPaths,
  securityDownloadPath,
  shiftDownloadPath,
} from "../../app/routes.ts";
import { findEmptyBands } from "../sources/launch-content.ts";
import { findMissingFile } from "../sources/own-files.ts";
import { getDownloadPath } from "../sources/text-files.ts";
import { type EditionContent, type Link, listArticles } from "./edition-content.ts";

type FindFault = (link: Link) => string | undefined;

export const getAddressedPath = (href: string) => href.replace(/\/?(?:[?#].*)?$/, "");

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
  const printed = (get(resources) ?? []).filter(({ file, downloadUrl }) => !file && !downloadUrl);
  const known = [
    securityDownloadPath,
    shiftDownloadPath,
    ...printed.map(({ id }) => getDownloadPath(id)),
    ...listFiles(root, "public/downloads/*").map((file) => file.replace("public", "")),
  ];
  return ({ href }) => {
    if (href.startsWith(`${filesPath}/`)) {
      return findMissingFile(root, href.slice(filesPath.length + 1));
    }
    const path = href.replace(/[?#].*$/, "");
    return path.startsWith("/downloads/") && !known.includes(path)
      ? `"${path}" is not a download on this site${suggestNearest(path, known)}`
      : undefined;
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
  const valid = [...publicPaths, ...old, ...pages.map(({ path }) => path)];
  return ({ href, file, path: field = [] }) => {
    const path = getAddressedPath(href);
    if (!(getArticleSlug(path) || isEntryPath(path)) || isPublicPath(path)) return;
    // One fault of content/redirects.yaml tells of each and of all links to it.
    if (gone.some((page) => page.path === path)) return;
    const page = pages.find((each) => each.path === path);
    if (!page && old.includes(path)) {
      const isInList = field.slice(-3).some((key) => ofArticles.includes(String(key)));
      return isInList ? `"${path}" is gone; choose another article here` : undefined;
    }
    if (!page) return `"${path}" is not a page on this site${suggestNearest(path, valid)}`;
    if (page.file.file === file && ofArticles.includes(String(field[0]))) {
      return "is this article itself";
    }
    const { dates, hasPage } = page;
    const isThere = isOnline(dates, day) && (hasPage?.(online) ?? true);
    // Past its last day, its address redirects.
    return isThere || hasLeft(dates, day) || !isShown(file, field)
      ? undefined
      : `"${path}" is not online, so visitors do not see it; leave it out until it is, or name another page`;
  };
}
