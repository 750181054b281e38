/**
 * The part of an address that analytics receives: origin, path and campaign labels. The rest of the
 * query string has what a visitor searched for or chose, and is not reported.
 */
export function getPageAddress({ origin, pathname, search }: Location | URL): string {
  const labels = [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const query = new URLSearchParams(labels).toString();
  return origin + pathname + (query && `?${query}`);
}
