const getAddress = (search: string) => location.pathname + search + location.hash;

/**
 * Changes the query of the current address without adding a history entry.
 *
 * @param search with the question mark, or empty
 */
export function replaceSearch(search: string): void {
  replaceAddress(getAddress(search));
}

/**
 * Changes the fragment of the current address without adding a history entry or moving the page.
 *
 * @param fragment with the number sign, or empty
 */
export function replaceFragment(fragment: string): void {
  replaceAddress(location.pathname + location.search + fragment);
}

function replaceAddress(url: string): void {
  // swup returns to the `url` of an entry's state.
  history.replaceState({ ...history.state, url }, "", url);
}

/**
 * Changes the query of the current address and adds a history entry for it. The part of the page that
 * does so has the attribute `data-follows-query`, and reads the query on `popstate`.
 *
 * @param search with the question mark, or empty
 */
export function pushSearch(search: string): void {
  const url = getAddress(search);
  history.pushState({ ...history.state, url }, "", url);
}
