import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { lookup } from "mrmime";
import Negotiator from "negotiator";
import { contentTypes } from "./file-rules.ts";

/** Content codings (RFC 9110, 8.4.1) by the suffix of the files that are in them, smallest first. */
const codings = [
  { coding: "br", suffix: ".br" },
  { coding: "gzip", suffix: ".gz" },
  { coding: "identity", suffix: "" },
] as const;
export type Coding = (typeof codings)[number]["coding"];

/** A file in one of its codings. */
export interface Twin {
  coding: Coding;
  /** Path below the folder, with slashes. */
  path: string;
  /**
   * Of this coding alone. Strong, though made of size and time: a release's files never change, and
   * only strong ones may join parts (RFC 9110, 13.1.5).
   */
  etag: string;
  /** In bytes. */
  size: number;
  /** Which file it is on the machine, wherever the path leads later. */
  dev: number;
  ino: number;
}

export interface SiteFile {
  type: string;
  twins: readonly Twin[];
}

/** A folder of a built site, as it was when it was listed. */
export interface SiteFolder {
  root: string;
  /** By name: path below the folder, with slashes. */
  files: ReadonlyMap<string, SiteFile>;
}

/**
 * Lists the files of a folder, but for hidden ones. Throws when it is no folder.
 *
 * A build runs with fewer rights than the server, and can put links to what only the server may read
 * in the place of files, of folders and of the release itself, at any time. So a listed file is no
 * link and belongs to the folder's owner, and what is opened later has to be that very file
 * ({@link isListed}).
 */
export function listSiteFiles(root: string): SiteFolder {
  const folder = lstatSync(root);
  if (!folder.isDirectory()) throw new Error(`${root} is no folder of this release`);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((name) => !isHidden(name));
  const listFile = (name: string): [string, SiteFile] => [
    name.normalize(),
    { type: getType(name), twins: listTwins(root, name, folder.uid) },
  ];
  return { root, files: new Map(names.map(listFile).filter(([, { twins }]) => twins.length > 0)) };
}

/** A file in each of its codings, smallest first. */
function listTwins(root: string, name: string, owner: number): Twin[] {
  return codings.flatMap(({ coding, suffix }) => {
    const path = name + suffix;
    const file = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!file?.isFile() || file.uid !== owner) return [];
    const { dev, ino, mtimeMs, size } = file;
    const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
    return [{ coding, path, dev, ino, size, etag: `"${version}-${coding}"` }];
  });
}

/** Whether this is the file that was listed. */
export function isListed(file: Stats, { dev, ino }: Twin): boolean {
  return file.dev === dev && file.ino === ino;
}

/** Whether a listed file is still in its place. */
export function isInPlace(root: string, twin: Twin): boolean {
  try {
    return isListed(statSync(join(root, twin.path)), twin);
  } catch {
    return false;
  }
}

/** The content of a listed file. Throws when it is not in its place. */
export function readTwin(root: string, twin: Twin): Buffer {
  const file = openSync(join(root, twin.path), "r");
  try {
    if (!isListed(fstatSync(file), twin)) throw new Error(`${twin.path} was exchanged`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Whether a dot keeps a file to itself; `.well-known` is for everybody (RFC 8615). */
function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}

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
export function chooseTwin<Choice extends { coding: Coding }>(
  request: Pick<IncomingMessage, "headers">,
  twins: readonly Choice[],
): Choice | undefined {
  const accepted = new Negotiator(request as IncomingMessage).encodings(
    twins.map(({ coding }) => coding),
    // @ts-expect-error: of version 1.0, which the types do not have yet
    { preferred: codings.map(({ coding }) => coding) },
  );
  return twins.find(({ coding }) => coding === accepted[0]);
}
