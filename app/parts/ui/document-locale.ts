/**
 * The language that the document is in now, as a BCP 47 tag for `Intl`, which throws at any other.
 * Translators and extensions set what they like: of "en_US" the tag is known, and where there is none,
 * it is undefined, which is the browser's own language.
 */
export function getDocumentLocale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang.trim().replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}
