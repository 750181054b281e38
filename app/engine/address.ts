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
