import { readdirSync, realpathSync, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { lookup } from "mrmime";
import Negotiator from "negotiator";
import { contentTypes, isUnlisted } from "./file-rules.ts";

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
}

/** A file of a built site. */
export interface SiteFile {
  type: string;
  twins: readonly Twin[];
}

/** The files of a folder that have an address, by name: path below the folder, with slashes. */
export function listSiteFiles(root: string): ReadonlyMap<string, SiteFile> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const names = paths.filter((path) => !isUnlisted(path) && !isHidden(path));
  return new Map(
    names.map((name): [string, SiteFile] => [
      name.normalize(),
      {
        type: getType(name),
        twins: listTwins(root, name),
      },
    ]),
  );
}

/** A file in each of its codings, smallest first. */
export function listTwins(root: string, name: string): Twin[] {
  return codings
    .map(({ coding, suffix }) => ({ coding, path: name + suffix }))
    .filter(({ path }) => isOwnFile(root, path))
    .map((twin) => {
      const { mtimeMs, size } = statSync(join(root, twin.path));
      const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
      return { ...twin, size, etag: `"${version}-${twin.coding}"` };
    });
}

/**
 * Whether there is such a file in the folder itself: a build, which runs with fewer rights than the
 * server, could have put a link there to what only the server may read.
 *
 * @param path below the folder, with slashes
 */
export function isOwnFile(root: string, path: string): boolean {
  try {
    const real = realpathSync.native(join(root, path));
    return real === join(realpathSync.native(root), path);
  } catch {
    return false; // there is none
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
