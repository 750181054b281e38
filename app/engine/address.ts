/**
 * Changes the query of the current address without adding a history entry.
 *
 * @param search with the question mark, or empty
 */
export function replaceSearch(search: string): void {
  const url = location.pathname + search + location.hash;
  // swup returns to the `url` of an entry's state.
  history.replaceState({ ...history.state, url }, "", url);
}
