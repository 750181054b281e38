import { extname } from "node:path";

/**
 * Rules by file name, for this server and other hosts: `build-site/hosting/` writes the same rules
 * for Cloudflare Pages and Netlify.
 */

/** Content-Type if mrmime has none, or one without a charset. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".csv": "text/csv; charset=utf-8",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".ico": "image/x-icon",
  ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ".txt": "text/plain; charset=utf-8",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Files served only as the answer to unknown addresses, and compressed copies of other files. */
export const isUnlisted = (name: string) => /(?:^|\/)404\.html$|\.(?:br|gz)$/.test(name);

/** The folder of the site's editor, which search engines must not list. */
export const editorFolder = "edit/";

export const editorAssets = "assets/edit/";

/**
 * Whether a file of the release is a page of the site, its 404 pages included. The editor is none:
 * it has neither the site's head nor its policy.
 *
 * @param name relative to the site's root, with slashes
 */
export const isSitePage = (name: string) =>
  name.endsWith(".html") && !name.startsWith(editorFolder);

/** Cache-Control of a file sent with status 200; a 404 is always `revalidated`. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  media: "public, max-age=3600",
  revalidated: "no-cache",
} as const;

/** Pictures, videos, fonts and documents that pages refer to without a hash. */
const media = new Set(".avif .ico .jpg .mp4 .pdf .png .svg .vtt .webm .webp .woff2".split(" "));

/** Whether a file's name contains a hash of its content, so that it never changes. */
export const isHashed = (name: string) => name.startsWith("assets/");

/** @param name relative to the site's root, without a leading slash or compression suffix */
export function getCacheControl(name: string): string {
  if (isHashed(name)) return cacheControl.hashed;
  return media.has(extname(name)) ? cacheControl.media : cacheControl.revalidated;
}

/**
 * Content-Security-Policy of a file that is no page, but in which a browser would run scripts when it
 * is opened: a picture that somebody brought along could have one.
 */
export function getFilePolicy(name: string): string | undefined {
  const isMarkup = [".svg", ".xml"].includes(extname(name));
  return isMarkup ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : undefined;
}

/** Strict-Transport-Security for hosts reached over HTTPS. */
export const strictTransportSecurity = "max-age=31536000";
