import { isEditionPath } from "./routes.ts";

/**
 * A quoted address: an attribute's value, or a string in the JSON of props and structured data. In
 * parts: `hreflang` right before it, its quote, scheme and host, path, and what comes after the path.
 */
const quotedAddress =
  /(hreflang="[^"]*" href=)?("|&quot;)(https?:\/\/[^/"&\s]+)?(\/[^"?#&\s]*)([?#"]|&quot;)/gi;

/**
 * Adds an edition's prefix to its own addresses in a document, except an `href` right after
 * `hreflang`, which already has one.
 *
 * @param origin scheme and host of the site, for its absolute addresses
 */
export function addPrefix(html: string, prefix: string, origin: string): string {
  if (prefix === "") return html;
  return html.replace(quotedAddress, (whole, alternate, quote, base = "", path, end) => {
    const isHere = base === "" || base === origin;
    return !alternate && isHere && isEditionPath(path) ? quote + base + prefix + path + end : whole;
  });
}
