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

/**
 * A query as it was before a mail program or a chat wrote "&" as "&amp;", or escaped it as a whole, or
 * took the end of the sentence or the bracket that the link was in.
 */
export function tidySearch(search: string): string {
  const plain = /^\?[^=&]+%3D/i.test(search) ? decodeWhole(search) : search;
  return plain
    .replaceAll(/&(?:amp;|#38;)+/gi, "&")
    .replace(/(?:[.,;:!?)\]}>"']|%(?:20|22|3E|5D|7D))+$/i, "");
}

function decodeWhole(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
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
