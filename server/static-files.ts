import { dirname, join } from "node:path";
import { createFileCache, type OpenFile } from "./file-cache.ts";
import { getContentType, isUnlisted } from "./file-rules.ts";

/** Twins of a file, the smallest first, by what their names end with. */
const encodings = [
  [".br", "br"],
  [".gz", "gzip"],
  ["", undefined],
] as const;

/** A file of the site; the receiver closes a handle. */
export interface SiteFile extends Pick<OpenFile, "content"> {
  /** Path below the site's root, without a leading slash or compression suffix. */
  name: string;
  contentType: string;
  contentEncoding?: string;
  /** Bytes on the wire. */
  size: number;
  modified: Date;
  etag: string;
}

/** The files of a site, by request path and the Accept-Encoding of the request. */
export interface SiteFiles {
  openFile(pathname: string, acceptEncoding: string): Promise<SiteFile | undefined>;
  /** The not-found page of the folder that a path is in, else the site's, if it has one. */
  openNotFoundPage(pathname: string, acceptEncoding: string): Promise<SiteFile | undefined>;
}

/**
 * The files below `root`. A path stands for the file itself, or for the
 * `index.html` of a folder, with or without a slash at the end. The precompressed
 * twin (`.br`, `.gz`) is preferred where it is accepted. Undefined is what is not
 * there or not public (dot files, twins by name). The file system is asked each
 * time, so a rebuild shows without a restart.
 */
export function createSiteFiles(root: string): SiteFiles {
  const open = createFileCache();
  const openNamed = async (name: string, acceptEncoding: string) => {
    for (const [suffix, encoding] of encodings) {
      if (encoding && !acceptsEncoding(acceptEncoding, encoding)) continue;
      const file = await open(join(root, name + suffix));
      if (file) return describeFile(file, name, encoding);
    }
    return;
  };

  return {
    async openFile(pathname, acceptEncoding) {
      const name = parsePathname(pathname);
      if (name === undefined || isUnlisted(name)) return;
      const isFolder = name === "" || name.endsWith("/");
      const file = isFolder ? undefined : await openNamed(name, acceptEncoding);
      return file ?? openNamed(join(name, "index.html"), acceptEncoding);
    },

    async openNotFoundPage(pathname, acceptEncoding) {
      const folder = dirname(parsePathname(pathname)?.replace(/\/$/, "") ?? "");
      const own =
        folder === "." ? undefined : await openNamed(`${folder}/404.html`, acceptEncoding);
      return own ?? openNamed("404.html", acceptEncoding);
    },
  };
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

function describeFile(
  { content, stats }: OpenFile,
  name: string,
  contentEncoding: SiteFile["contentEncoding"],
): SiteFile {
  const { mtime, mtimeMs, size } = stats;
  return {
    content,
    name,
    contentType: getContentType(name),
    ...(contentEncoding && { contentEncoding }),
    size: Buffer.isBuffer(content) ? content.byteLength : size,
    modified: mtime,
    etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
  };
}

/** Whether Accept-Encoding (RFC 9110, 12.5.3) names a coding and does not forbid it. */
function acceptsEncoding(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}
