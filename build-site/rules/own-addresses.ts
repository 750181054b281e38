import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { site } from "../../app/parts/head/site-schema.ts";
import type { EditionContent } from "./edition-content.ts";

/** What leads to another page in Markdown, before the address. */
const beforeLink = /(?<=\]\(<?|\]: *<?|<)/.source;

/** An address of this site as a browser shows it: on the web, or while somebody edits. */
function matchOwnAddress(origin: string | undefined): string {
  const host = origin && new URL(origin).host.replace(/^www\./, "").replaceAll(".", "\\.");
  const hosts = ["localhost", "127\\.0\\.0\\.1", ...(host ? [`(?:www\\.)?${host}`] : [])];
  return `(?:https?:)?(?://)?(?:${hosts.join("|")})(?::\\d+)?(?=[/?#\\s)>]|$)`;
}

/** What to write in place of an address of this site. */
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
