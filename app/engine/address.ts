import { updateHistoryRecord } from "swup";

/**
 * Changes the query of the current address without adding a history entry.
 *
 * @param search with the question mark, or empty
 */
export function replaceSearch(search: string): void {
  updateHistoryRecord(location.pathname + search + location.hash);
}

/**
 * Changes a parameter of the current address, and nothing else in it, without adding a history entry.
 *
 * @param value empty to remove it
 */
export function replaceParameter(name: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value) query.set(name, value);
  else query.delete(name);
  const search = query.toString();
  replaceSearch(search && `?${search}`);
}

/**
 * Changes the fragment of the current address without adding a history entry or moving the page.
 *
 * @param fragment with the number sign, or empty
 */
export function replaceFragment(fragment: string): void {
  updateHistoryRecord(location.pathname + location.search + fragment);
}

/**
 * Changes the query of the current address and adds a history entry for it. The part of the page that
 * does so has the attribute `data-follows-query`, and reads the query on `popstate`.
 */
export function pushSearch(search: string): void {
  history.pushState(history.state, "");
  replaceSearch(search);
}
