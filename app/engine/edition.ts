/** The site in one language: content of its own, at addresses below a prefix of its own. */
export interface Edition {
  /** BCP 47 tag of the words, such as "en": `lang` and `hreflang`. */
  language: string;
  /** BCP 47 tag with a region, such as "en-US": dates, numbers, structured data. */
  locale: string;
  /** What its paths begin with: "" or, say, "/de". */
  prefix: string;
  /** Its folder below the root, with content/ and public/. */
  folder: string;
}

/** The editions of a site; the first is the default. */
export type Editions = readonly [Edition, ...Edition[]];

/** What tells an edition's own addresses from those that all editions share, such as scripts. */
export interface OwnAddresses {
  /** Scheme and host of the site, for addresses that name them. */
  origin: string;
  /** Whether each edition has this path for itself. */
  isOwn: (path: string) => boolean;
}

/** A quoted address: an attribute's value, or a text in the JSON of props and structured data. */
const quotedAddress =
  /(?<="|&quot;)(?<!hreflang="[^"]*" href=")(https?:\/\/[^/"&\s]+)?(\/[^"?#&\s]*)(?=[?#"]|&quot;)/gi;

/**
 * Puts an edition's prefix into the addresses of a document, wherever they are. Only an `href` right
 * after `hreflang` names its edition itself.
 */
export function addPrefix(html: string, prefix: string, { origin, isOwn }: OwnAddresses): string {
  if (prefix === "") return html;
  return html.replace(quotedAddress, (address, base: string | undefined, path: string) =>
    (base ?? origin) === origin && isOwn(path) ? `${base ?? ""}${prefix}${path}` : address,
  );
}
