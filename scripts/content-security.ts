import { createHash } from "node:crypto";
import { load } from "cheerio";

/** Scripts of these types are data; browsers do not run them and the policy does not concern them. */
const dataTypes = new Set(["application/ld+json", "application/json"]);

/** The policy's source expression for one inline script (CSP 3, "hash-source"). */
function hashScript(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Source expressions of every inline script in a page, sorted, each once. */
export function hashInlineScripts(html: string): string[] {
  const $ = load(html);
  const hashes = $("script:not([src])")
    .toArray()
    .filter((script) => !dataTypes.has($(script).attr("type") ?? ""))
    .map((script) => hashScript($(script).text()));
  return [...new Set(hashes)].sort();
}

/**
 * The Content-Security-Policy of one page: nothing but the site's own files and the inline scripts
 * that the build wrote into it.
 *
 * @param html the built page
 * @param backendUrl base of the hosted backend, or empty for the site's own function
 */
export function buildPolicy(html: string, backendUrl: string): string {
  const backend = backendUrl ? ` ${new URL(backendUrl).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${hashInlineScripts(html).join(" ")}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    `form-action 'self'${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
