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
