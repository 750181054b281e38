/** In place of an address that is no page's: it is whatever somebody typed, or a link that was cut. */
const missingPath = "/404";

/**
 * The part of an address that analytics receives: origin, path and campaign labels. The rest of the
 * query string has what a visitor searched for or chose, and is not reported.
 *
 * @param isFound whether there is a page at the address
 */
export function getPageAddress(
  { origin, pathname, search }: Location | URL,
  isFound: boolean,
): string {
  const labels = [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const query = new URLSearchParams(labels).toString();
  return origin + (isFound ? pathname : missingPath) + (query && `?${query}`);
}

/** The address of the page that is shown. */
export function getShownAddress(): string {
  // Every page names its own address in its head, but for the not-found pages.
  const isFound = document.querySelector('link[rel="canonical"]') !== null;
  return getPageAddress(location, isFound);
}
