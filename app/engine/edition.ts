/** The site in one language, with its own content and address prefix. */
export interface Edition {
  /** BCP 47 tag of the language, such as "en": `lang` and `hreflang`. */
  language: string;
  /** BCP 47 tag with a region, such as "en-US": dates, numbers, structured data. */
  locale: string;
  /** Prefix of its paths: "" or, say, "/de". */
  prefix: string;
  /** Its folder, relative to the root, with content/ and public/. */
  folder: string;
}

/** The editions of a site; the first is the default. */
export type Editions = readonly [Edition, ...Edition[]];

/** Tells an edition's own addresses from those all editions share, such as scripts. */
export interface OwnAddresses {
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  /** Whether each edition has its own version of this path. */
  isOwn: (path: string) => boolean;
}

/**
 * A quoted address: an attribute's value, or a string in the JSON of props and structured data. In
 * parts: `hreflang` right before it, its quote, scheme and host, path, and what comes after the path.
 */
const quotedAddress =
  /(hreflang="[^"]*" href=)?("|&quot;)(https?:\/\/[^/"&\s]+)?(\/[^"?#&\s]*)([?#"]|&quot;)/gi;

/**
 * Adds an edition's prefix to its own addresses in a document, except an `href` right after
 * `hreflang`, which already has one.
 */
export function addPrefix(html: string, prefix: string, { origin, isOwn }: OwnAddresses): string {
  if (prefix === "") return html;
  return html.replace(quotedAddress, (whole, alternate, quote, base = "", path, end) => {
    const isHere = base === "" || base === origin;
    return !alternate && isHere && isOwn(path) ? quote + base + prefix + path + end : whole;
  });
}
