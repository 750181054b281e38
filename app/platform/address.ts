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

/** Every escape is one of an escape. */
const escapedTwice = /^(?:[^%]*%25[\dA-F]{2})+[^%]*$/i;

/** The first octets of a character, without the last (RFC 3629), and a part of the next. */
const cutCharacter = /(?:%(?:[C-F].|[EF].%..|F.%..%..))?(?:%.?)?$/i;

/**
 * A query as it was before a mail program or a chat wrote "&" as "&amp;", escaped it as a whole once or
 * twice or cut it within a character, and before a mailing tool added its parameters after a second "?".
 * What a value says stays as it was written.
 */
export function tidySearch(search: string): string {
  const once = escapedTwice.test(search) ? decodeWhole(search) : search;
  const plain = /^\?[^=&]+%3D/i.test(once) ? decodeWhole(once) : once;
  return plain
    .replaceAll(/&(?:amp;)+/gi, "&")
    .replaceAll(/(.)\?(?=[\w-]+=)/g, "$1&")
    .replace(cutCharacter, "");
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
  // Building the expressions costs 2 ms at 4 ×.
  if (!search) return;
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

const searchParameter = "q";

/** What a visitor looks for, as the address has it: in its fragment, or in the query of an older link. */
export function readSearchText(): string {
  const { hash, searchParams } = getAddress();
  // A mail program may have escaped the sign.
  const kept = new URLSearchParams(hash.slice(1).replace(/^q%3D/i, `${searchParameter}=`));
  return kept.get(searchParameter) ?? searchParams.get(searchParameter) ?? "";
}

/** In the fragment alone: browsers send a fragment to nobody, and a query in referrers, too. */
export function keepSearchText(text: string): void {
  const { pathname, searchParams } = getAddress();
  searchParams.delete(searchParameter);
  const query = String(searchParams);
  const fragment = text && `#${new URLSearchParams({ [searchParameter]: text })}`;
  changeEntry({ url: pathname + (query && `?${query}`) + fragment });
}
