import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { commonHeaders } from "leads/contact-page";
import type { PlausibleSettings } from "../app/parts/consent/plausible-settings.ts";
import { isSitePage } from "../server/file-rules.ts";
import type { SiteManifest } from "../server/follow-releases.ts";
import type { BuildEnv } from "./build-env.ts";

/** Browsers do not run scripts that are data, and the policy does not apply to them. */
const inlineScripts = 'script:not([src], [type="application/ld+json"], [type="application/json"])';

/**
 * The policy's source expressions (CSP 3, "hash-source") of the inline scripts and styles in a page,
 * sorted, each once.
 */
export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  const $ = load(html);
  const hash = (selector: string) => {
    const texts = $(selector).map((_, element) => {
      const text = $(element).text();
      // In a picture, browsers read it like any other text (page-styles.ts); this parser does not.
      const isEscaped = $(element).closest("svg").length > 0;
      return isEscaped ? text.replaceAll("&lt;", "<").replaceAll("&amp;", "&") : text;
    });
    const hashes = texts.get().map((text) => createHash("sha256").update(text).digest("base64"));
    return [...new Set(hashes)].sort().map((each) => `'sha256-${each}'`);
  };
  return { scripts: hash(inlineScripts), styles: hash("style") };
}

/** What pages may connect to besides the site itself; see `BuildEnv`. */
interface ReachedHosts {
  /** Base URL of the hosted backend, or empty for the site's own function. */
  backendUrl: string;
  /** The analytics service, if there is one. */
  analytics?: PlausibleSettings | undefined;
}

/**
 * The Content-Security-Policy of one page: only the site's own files, the inline scripts and styles
 * the build wrote into it, and the hosts in the build's settings.
 *
 * @param html the built page
 */
export function buildPolicy(html: string, { analytics, backendUrl }: ReachedHosts): string {
  const { scripts, styles } = hashInline(html);
  const backend = backendUrl ? [new URL(backendUrl).origin] : [];
  const counting = analytics ? [analytics.endpoint] : [];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["img-src", "'self'"],
    ["media-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...backend, ...counting],
    ["form-action", "'self'", ...backend],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'none'"],
  ]
    .map((parts) => parts.join(" "))
    .join("; ");
}

/**
 * The Content-Security-Policy of the editor, which runs the site's own files only. Its components
 * set inline styles, and it converts dropped pictures with WebAssembly.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "manifest-src 'self' blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The editor signs in through a window of another site, which answers it. On every response,
 * because some hosts do not document how they join two rules for one header.
 */
const editorHeaders = { "cross-origin-opener-policy": "same-origin-allow-popups" };

/** Reads the built pages and computes the headers hosts must send with them. */
export function buildSiteHeaders(
  client: string,
  { editor, ...reached }: ReachedHosts & Pick<BuildEnv, "editor">,
): SiteManifest["headers"] {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
  return {
    always: editor ? { ...commonHeaders, ...editorHeaders } : commonHeaders,
    policies: Object.fromEntries(
      pages.map((file) => [
        file,
        isSitePage(file)
          ? buildPolicy(readFileSync(join(client, file), "utf8"), reached)
          : editorPolicy,
      ]),
    ),
  };
}
