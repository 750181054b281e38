import type { Stats } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { getContentType, isUnlisted } from "./file-rules.ts";

/** A file of the site, opened for reading; the receiver closes `handle`. */
export interface SiteFile {
  handle: FileHandle;
  /** Path below the site's root, without a leading slash or compression suffix. */
  name: string;
  contentType: string;
  contentEncoding?: string;
  /** Bytes on the wire. */
  size: number;
  modified: Date;
  etag: string;
}

/**
 * Opens the file that a request path stands for: the file itself, or the
 * `index.html` of a folder, with or without a slash at the end. Prefers the
 * precompressed twin (`.br`, `.gz`) that `acceptEncoding` allows. Gives
 * undefined for what is not there or not public (dot files, twins by name).
 * The file system is asked each time, so a rebuild shows without a restart.
 */
export async function openSiteFile(
  root: string,
  pathname: string,
  acceptEncoding: string,
): Promise<SiteFile | undefined> {
  const name = parsePathname(pathname);
  if (name === undefined || isUnlisted(name)) return;
  const isFolder = name === "" || name.endsWith("/");
  const file = isFolder ? undefined : await openNamed(root, name, acceptEncoding);
  return file ?? openNamed(root, join(name, "index.html"), acceptEncoding);
}

/** The not-found page of the folder that a path is in, else the site's, if it has one. */
export async function openNotFoundPage(
  root: string,
  pathname: string,
  acceptEncoding: string,
): Promise<SiteFile | undefined> {
  const folder = dirname(parsePathname(pathname)?.replace(/\/$/, "") ?? "");
  const own =
    folder === "." ? undefined : await openNamed(root, `${folder}/404.html`, acceptEncoding);
  return own ?? openNamed(root, "404.html", acceptEncoding);
}

function parsePathname(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return;
  }
  const segments = decoded.split("/").slice(1);
  // A segment that begins with a dot is a hidden file or a way out of the root.
  const hidden = (segment: string) => segment.startsWith(".") && segment !== ".well-known";
  const isLast = (index: number) => index === segments.length - 1;
  const odd = segments.some((segment, i) => hidden(segment) || (segment === "" && !isLast(i)));
  return odd || /[\\\0]/.test(decoded) ? undefined : segments.join("/");
}

async function openNamed(
  root: string,
  name: string,
  acceptEncoding: string,
): Promise<SiteFile | undefined> {
  for (const [suffix, encoding] of [
    [".br", "br"],
    [".gz", "gzip"],
    ["", undefined],
  ] as const) {
    if (encoding && !acceptsEncoding(acceptEncoding, encoding)) continue;
    const file = await openFile(join(root, name + suffix));
    if (!file) continue;
    const { size, mtime, mtimeMs } = file.stats;
    return {
      handle: file.handle,
      name,
      contentType: getContentType(name),
      ...(encoding && { contentEncoding: encoding }),
      size,
      modified: mtime,
      etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    };
  }
  return;
}

async function openFile(path: string): Promise<{ handle: FileHandle; stats: Stats } | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path);
  } catch (error) {
    const absent = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "EISDIR"];
    if (absent.includes((error as NodeJS.ErrnoException).code ?? "")) return;
    throw error;
  }
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, stats };
  await handle.close();
  return;
}

/** Whether Accept-Encoding (RFC 9110, 12.5.3) names a coding and does not forbid it. */
function acceptsEncoding(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}
