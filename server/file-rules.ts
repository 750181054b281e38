import { extname } from "node:path";

/**
 * What holds for a file of the built site by its name alone, on this server and on every other
 * host: scripts/hosting/ writes the same rules for nginx, Caddy, Cloudflare Pages and Netlify.
 */

/** Content-Type by the extension of a file's name. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".data": "text/x-script; charset=utf-8", // what the app loads on navigation
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
};

/** Content-Type of files whose extension is not listed. */
export const otherContentType = "application/octet-stream";

export function getContentType(name: string): string {
  return contentTypes[extname(name)] ?? otherContentType;
}

/** Served as an answer to other paths only, or made for other hosts. */
const unlisted = /^(?:404(?:\/.*)?|(?:.+\/)?404\.html|__spa-fallback\.html)$|\.(?:br|gz)$/;

/** Whether a file is there for the server and not for whoever asks for its name. */
export function isUnlisted(name: string): boolean {
  return unlisted.test(name);
}

/** Folder whose files carry a hash of their content in their name. */
export const hashedFolder = "assets/";

/** Cache-Control of a file that is sent with status 200; a 404 is always `revalidated`. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  media: "public, max-age=3600",
  revalidated: "no-cache",
} as const;

/** Whether a type is a picture, a font or a document: files that pages name without a hash. */
export function isMedia(contentType: string): boolean {
  return /^(?:image|font)\/|^application\/pdf/.test(contentType);
}

/** @param name below the site's root, without a leading slash or compression suffix */
export function getCacheControl(name: string): string {
  if (name.startsWith(hashedFolder)) return cacheControl.hashed;
  return isMedia(getContentType(name)) ? cacheControl.media : cacheControl.revalidated;
}

/** Strict-Transport-Security of addresses that are reached by HTTPS. */
export const strictTransportSecurity = "max-age=31536000";
