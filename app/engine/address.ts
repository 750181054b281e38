import { addEntry, changeEntry, getAddress } from "./history-entry.ts";

/**
 * Changes the query of the current address without adding a history entry.
 *
 * @param search with the question mark, or empty
 */
export function replaceSearch(search: string): void {
  const { pathname, hash } = getAddress();
  changeEntry({ url: pathname + search + hash });
}

/** The end of a sentence or a bracket that a link was in. */
const strayEnd = /(?:[.,;:!?)\]}>"'*…]|%(?:20|22|3E|5D|7D|E2%80%(?:8B|A6)))+$/i;

/** What a chat puts between a link and its bracket. */
const label = /(?:\||%7C)[^|]*(?:>|%3E)$/i;

/**
 * A query as it was before a mail program or a chat wrote "&" as "&amp;", escaped it as a whole once or
 * twice, wrote it in capitals, cut it within a character, or took the end of the sentence or the bracket
 * that the link was in; and before a mailing tool added its parameters after a second "?".
 */
export function tidySearch(search: string): string {
  const isTwice = /%25/.test(search) && !/%(?!25[\dA-F]{2})/i.test(search);
  const once = isTwice ? decodeWhole(search) : search;
  const plain = /^\?[^=&]+%3D/i.test(once) ? decodeWhole(once) : once;
  const tidy = plain
    .replaceAll(/&(?:amp;|#38;)+/gi, "&")
    .replaceAll(/(?<!^)\?(?=[\w-]+=)/g, "&")
    .replace(label, "")
    .replace(strayEnd, "");
  const whole = trimCut(tidy);
  return /\p{Ll}/u.test(whole) ? whole : whole.toLowerCase();
}

/** Without the escapes at the end that are no whole character. */
function trimCut(text: string): string {
  const whole = text.replace(/%[\dA-F]?$/i, "");
  const [escapes = ""] = /(?:%[\dA-F]{2}){1,4}$/i.exec(whole) ?? [];
  const { length } = escapes;
  const kept = [0, 3, 6, 9].find((cut) => cut <= length && isWhole(escapes.slice(0, length - cut)));
  return kept ? whole.slice(0, -kept) : whole;
}

function decodeWhole(text: string): string {
  return isWhole(text) ? decodeURIComponent(text) : text;
}

function isWhole(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** Undoes what was done to the query on its way. Once, before anything reads it. */
export function tidyAddress(): void {
  const { search } = getAddress();
  const tidy = tidySearch(search);
  if (tidy !== search) replaceSearch(tidy);
}

/**
 * Changes a parameter of the current address, and nothing else in it, without adding a history entry.
 *
 * @param value empty to remove it
 */
export function replaceParameter(name: string, value: string): void {
  const { searchParams } = getAddress();
  if (value) searchParams.set(name, value);
  else searchParams.delete(name);
  const query = String(searchParams);
  replaceSearch(query && `?${query}`);
}

/**
 * Changes the fragment of the current address without adding a history entry or moving the page.
 *
 * @param fragment with the number sign, or empty
 */
export function replaceFragment(fragment: string): void {
  const { pathname, search } = getAddress();
  changeEntry({ url: pathname + search + fragment });
}

/**
 * Changes the query of the current address and adds a history entry for it. The part of the page that
 * does so reads the query on `popstate`.
 */
export function pushSearch(search: string): void {
  const { pathname, hash } = getAddress();
  addEntry(pathname + search + hash);
}
