import { createHash } from "node:crypto";
import { type CheerioAPI, load } from "cheerio/slim";
import type { PlausibleSettings } from "../app/parts/analytics/plausible-settings.ts";

/** Scripts of these types are data: browsers do not run them and the policy does not apply. */
const dataTypes = new Set(["application/ld+json", "application/json"]);

/** The policy's source expression for one inline script or style (CSP 3, "hash-source"). */
function hashText(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function hashScriptsOf($: CheerioAPI): string[] {
  const hashes = $("script:not([src])")
    .toArray()
    .filter((script) => !dataTypes.has($(script).attr("type") ?? ""))
    .map((script) => hashText($(script).text()));
  return [...new Set(hashes)].sort();
}

function hashStylesOf($: CheerioAPI): string[] {
  const hashes = $("style")
    .toArray()
    .map((style) => hashText($(style).text()));
  return [...new Set(hashes)].sort();
}

/** Source expressions of every inline script in a page, sorted, each once. */
export function hashInlineScripts(html: string): string[] {
  return hashScriptsOf(load(html));
}

/** Source expressions of every style element in a page, sorted, each once. */
export function hashInlineStyles(html: string): string[] {
  return hashStylesOf(load(html));
}

/** What pages may connect to besides the site itself; see `BuildEnv`. */
export interface ReachedHosts {
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
  const $ = load(html);
  const backend = backendUrl ? [new URL(backendUrl).origin] : [];
  const counting = analytics ? [analytics.endpoint] : [];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...hashScriptsOf($)],
    ["style-src", "'self'", ...hashStylesOf($)],
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
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "manifest-src 'self' blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");
