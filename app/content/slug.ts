/**
 * The last part of an address or the id of a heading, made from words: small letters, digits and
 * hyphens. Empty when there is nothing to make it from.
 */
export function makeSlug(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
