import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type ContentFile,
  type Fault,
  listFields,
  listTexts,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { suggestNearest } from "content-model/nearest";
import { formFragment } from "../../app/parts/bands/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { checkLinks } from "../sources/check-links.ts";
import { findEmptyBands } from "../sources/launch-content.ts";
import { type EditionContent, listArticles } from "./edition-content.ts";

const app = resolve(import.meta.dirname, "../../app");

/** An id in the source of a page: `id="roles"`, `anchor="roles"` or `fieldId = "roles"`. */
const written = /\b(?:id|anchor|\w+Id)\s*[=:]\s*\{?"([a-z][\w-]*)"/g;

let inSource: string[] | undefined;

/** Every id that the pages' source names. A section's heading has its id with `-title`. */
function listSourceIds(): string[] {
  inSource ??= globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.*"] })
    .flatMap((file) => [...readFileSync(join(app, file), "utf8").matchAll(written)])
    .flatMap(([, id = ""]) => [id, `${id}-title`]);
  return inSource;
}

/**
 * Checks that the anchor of each in-site link is one that a page has: a typing error, or a band that has
 * disappeared. Whether it is that page's, the check of the built pages says.
 */
export function checkAnchors(edition: EditionContent): Fault[] {
  const files = [...edition.files.values()];
  const headed = [...listArticles(edition), ...edition.textFiles.flatMap(({ text }) => text ?? [])];
  const headings = headed.flatMap(({ headings }) => headings.map(({ id }) => id));
  // What content names a band, a place or an entry is its id, and its heading's with `-title`.
  const inContent = ["id", "anchor", "band"]
    .flatMap((name) => files.flatMap(({ value }) => listFields(value, name)))
    .flatMap(({ text }) => [text, `${text}-title`]);
  const known = [
    ...new Set([...listSourceIds(), ...inContent, ...headings, formFragment.slice(1)]),
  ];
  const gone = findEmptyBands(files);
  return checkLinks(edition.links, ({ href }) => {
    const [path, anchor] = href.split("#");
    // A capital begins the number of a plant's record, which the figures know.
    if (!path?.startsWith("/") || !anchor || /^[A-Z]/.test(anchor)) return;
    const band = gone.find((name) => [name, `${name}-title`].includes(anchor));
    if (band) {
      return `"#${anchor}" is not shown, because content/${band}.yaml has no entries; link to ${path} instead`;
    }
    if (known.includes(anchor)) return;
    return `"#${anchor}" is not a place on a page of this site${suggestNearest(anchor, known)}`;
  });
}

/** What leads to another page in Markdown, before the address. */
const beforeLink = /(?<=\]\(<?|\]: *<?|<)/.source;

/** An address of this site as a browser shows it: on the web, or while somebody edits. */
function matchOwnAddress(origin: string | undefined): string {
  const host = origin && new URL(origin).host.replace(/^www\./, "").replaceAll(".", "\\.");
  const hosts = ["localhost", "127\\.0\\.0\\.1", ...(host ? [`(?:www\\.)?${host}`] : [])];
  return `(?:https?:)?(?://)?(?:${hosts.join("|")})(?::\\d+)?(?=[/?#\\s)>]|$)`;
}

const advise = (address: string, path: string) =>
  `"${address}" is on this site; write ${path.startsWith("/") ? path : `/${path}`} in its place`;

/**
 * Faults for links to this site by its whole address, in fields and in Markdown: they would lead out of
 * a preview, and nobody would check them.
 */
export function findOwnAddresses({ files, get, textFiles, written }: EditionContent): Fault[] {
  const own = matchOwnAddress(get(site)?.origin);
  const whole = new RegExp(`^${own}(\\S*)$`);
  const inMarkdown = new RegExp(`${beforeLink}${own}([^\\s)>]*)`, "g");
  const listLinks = (text: string) =>
    [...text.matchAll(inMarkdown)].map(([address, path = ""]) => advise(address, path));
  const listInFields = (file: ContentFile) =>
    listTexts(file.value).flatMap(({ text, path }) => {
      if (file.file.endsWith("site.yaml") && path[0] === "origin") return [];
      const [address, rest = ""] = whole.exec(text) ?? [];
      const messages = address === undefined ? listLinks(text) : [advise(address, rest)];
      return messages.map((message) => makeFault(file, path, message));
    });
  const inTexts = [...written].flatMap(([name, text]) => {
    if (!name.endsWith(".md")) return [];
    const lines = text.split("\n");
    const head = lines.indexOf("---", 1);
    return lines.flatMap((line, index) =>
      index <= head
        ? []
        : listLinks(line).map((message) => makeFileFault(name, message, index + 1)),
    );
  });
  const heads = textFiles.map(({ content }) => content);
  return [...[...files.values(), ...heads].flatMap(listInFields), ...inTexts];
}

/** Without what else is said of the same addresses: that they are no source, or no link. */
export function tellOwnAddressesOnce(own: readonly Fault[], others: readonly Fault[]): Fault[] {
  const getAddress = ({ message }: Fault) => /^"[^"]*"/.exec(message)?.[0];
  const told = new Set(own.map(getAddress));
  return [
    ...own,
    ...others.filter((fault) => {
      const address = getAddress(fault);
      return address === undefined || !told.has(address);
    }),
  ];
}
