/**
 * Changes the query of the address that is shown, without a new entry in the history.
 *
 * @param search with its question mark, or empty
 */
export function replaceSearch(search: string): void {
  const url = location.pathname + search + location.hash;
  // swup returns to the `url` of an entry's state.
  history.replaceState({ ...history.state, url }, "", url);
}
