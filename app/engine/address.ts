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
 * does so has the attribute `data-follows-query`, and reads the query on `popstate`.
 */
export function pushSearch(search: string): void {
  const { pathname, hash } = getAddress();
  addEntry(pathname + search + hash);
}
