/**
 * Makes the last part of an address, or a heading's id, from words: lowercase letters, digits and
 * hyphens. Empty if none are left.
 */
export function makeSlug(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
