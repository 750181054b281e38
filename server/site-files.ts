import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import { extname, join } from "node:path";
import type { DeskFonts } from "leads/node";
import { lookup } from "mrmime";
import Negotiator from "negotiator";
import { contentTypes } from "./file-rules.ts";

/** Content codings (RFC 9110, 8.4.1) by the suffix of the files that are in them, smallest first. */
const codings = [
  { coding: "br", suffix: ".br" },
  { coding: "gzip", suffix: ".gz" },
  { coding: "identity", suffix: "" },
] as const;

/** A file in one of its codings, by its path below the folder. */
export type Twin = ReturnType<typeof listDuplicates>[number];

export type SiteFile = { type: string; twins: Twin[] };

/** A folder of a built site, as it was when it was listed; its files by their paths below it. */
export type SiteFolder = ReturnType<typeof listSiteFiles>;

/** Files of a site, and folders below each other: many times what one has, and listed in a second. */
const limits = { files: 20_000, depth: 20 };

/** Longest file that is kept in memory, in bytes. */
const longestPage = 5_000_000;

/**
 * Lists the files of a folder, but for hidden ones. Throws when it is no folder, or has more in it
 * than a site has.
 *
 * A build runs with fewer rights than the server, and can put links to what only the server may read
 * in the place of files, of folders and of the release itself, at any time. So a listed file is no
 * link and belongs to the folder's owner, and what is opened later has to be that very file
 * ({@link isListed}).
 */
export function listSiteFiles(root: string) {
  const folder = lstatSync(root);
  if (!folder.isDirectory()) throw new Error(`${root} is no folder of this release`);
  const files = new Map<string, SiteFile>();
  for (const name of listNames(root)) {
    const twins = listDuplicates(root, name, folder.uid);
    if (twins.length > 0) files.set(name.normalize(), { type: getType(name), twins });
  }
  return { root, files };
}

/** Enters no link: it leads out of the site, or around in it without an end. */
function listNames(root: string): string[] {
  const names: string[] = [];
  const folders = [{ path: "", depth: 0 }];
  for (const { path, depth } of folders) {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (isHidden(entry.name)) continue;
      const name = path + entry.name;
      if (entry.isFile()) names.push(name);
      if (entry.isDirectory()) folders.push({ path: `${name}/`, depth: depth + 1 });
    }
    if (names.length + folders.length > limits.files || depth > limits.depth) {
      throw new Error(`${root} has more files or folders than a site has`);
    }
  }
  return names;
}

/**
 * A file in each of its codings, smallest first, with which file of the machine it is (`dev`, `ino`), wherever
 * its path leads later. Each coding has an etag of its own. It is strong, though made of size and time: a
 * release's files never change, and only strong ones may join parts (RFC 9110, 13.1.5).
 */
function listDuplicates(root: string, name: string, owner: number) {
  return codings.flatMap(({ coding, suffix }) => {
    const path = name + suffix;
    const file = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!file?.isFile() || file.uid !== owner) return [];
    const { dev, ino, mtimeMs, size } = file;
    const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
    return [{ coding, path, dev, ino, size, etag: `"${version}-${coding}"` }];
  });
}

export const isListed = (file: Stats, { dev, ino }: Twin): boolean =>
  file.dev === dev && file.ino === ino;

export function isInPlace(root: string, twin: Twin): boolean {
  try {
    return isListed(statSync(join(root, twin.path)), twin);
  } catch {
    return false;
  }
}

export const readTwin = (root: string, twin: Twin): Buffer =>
  readRegularFile(join(root, twin.path), (file) => isListed(file, twin));

/**
 * The content of a file of a release. Throws when it is a link, no file, too long, or not the one
 * that is wanted.
 */
export function readRegularFile(path: string, isWanted = (_: Stats) => true): Buffer {
  // A pipe would keep whoever opens it waiting.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
  const file = openSync(path, flags);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || !isWanted(stats)) throw new Error(`${path} was exchanged`);
    if (stats.size > longestPage) throw new Error(`${path} is too long`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Whether a dot keeps a file or folder to itself; `.well-known` is for everybody (RFC 8615). */
export const isHidden = (name: string) => name.startsWith(".") && name !== ".well-known";

function getType(name: string): string {
  const known = contentTypes[extname(name)];
  if (known) return known;
  const type = lookup(name) ?? "application/octet-stream";
  return type === "text/html" ? "text/html;charset=utf-8" : type;
}

/**
 * The twin that a client likes best (RFC 9110, 12.5.3), the smallest of those that it likes equally;
 * undefined when it takes none.
 */
export function chooseTwin(request: IncomingMessage, twins: readonly Twin[]): Twin | undefined {
  const known = twins.map(({ coding }) => coding);
  // @ts-expect-error: of version 1.0, which the types do not have yet
  const [best] = new Negotiator(request).encodings(known, { preferred: known });
  return twins.find(({ coding }) => coding === best);
}

const font = /^\/assets\/(archivo|geist|geist-mono)-[\w-]{8}\.woff2$/;

/** Whether a path is that of a file that the desk's pages have from the site: its icon or a font. */
export const isDeskFile = (path: string) => path === "/icon.svg" || font.test(path);

/**
 * What a host of the desk's own serves of a built site. No page of it: its scripts would have the
 * desk's origin.
 */
export function selectDeskFiles({ files, root }: SiteFolder): SiteFolder {
  return { root, files: new Map([...files].filter(([name]) => isDeskFile(`/${name}`))) };
}

export function findFonts({ files }: SiteFolder): DeskFonts {
  return Object.fromEntries(
    [...files.keys()].flatMap((file) => {
      const name = font.exec(`/${file}`)?.[1];
      return name ? [[name, `/${file}`]] : [];
    }),
  );
}
