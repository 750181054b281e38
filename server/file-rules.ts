import { extname } from "node:path";

/**
 * What a file's name decides, on this server and on other hosts: `build-site/hosting/` writes the
 * same rules for Cloudflare Pages and Netlify.
 */

/** Content-Type where sirv's table has none, or one without the character set. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".csv": "text/csv; charset=utf-8",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};

/** Served as the answer to unknown addresses only, or compressed twins of other files. */
const unlisted = /(?:^|\/)404\.html$|\.(?:br|gz)$/;

/** Whether a file is for the server's own use and has no address. */
export function isUnlisted(name: string): boolean {
  return unlisted.test(name);
}

/** Cache-Control of a file that is sent with status 200; a 404 is always `revalidated`. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  media: "public, max-age=3600",
  revalidated: "no-cache",
} as const;

/** Pictures, fonts and documents: files that pages name without a hash. */
const media = new Set([".avif", ".ico", ".jpg", ".pdf", ".png", ".svg", ".webp", ".woff2"]);

/** @param name below the site's root, without a leading slash or compression suffix */
export function getCacheControl(name: string): string {
  // Everything in this folder carries a hash of its content in its name.
  if (name.startsWith("assets/")) return cacheControl.hashed;
  return media.has(extname(name)) ? cacheControl.media : cacheControl.revalidated;
}

/** Strict-Transport-Security of addresses that are reached by HTTPS. */
export const strictTransportSecurity = "max-age=31536000";
