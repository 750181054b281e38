/**
 * What services are told of an address: origin, path and campaign labels. What a visitor searched
 * for or chose is in the rest of the query string and is not reported.
 */
export function getPageAddress({ origin, pathname, search }: Location | URL): string {
  const labels = [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const query = new URLSearchParams(labels).toString();
  return origin + pathname + (query && `?${query}`);
}
