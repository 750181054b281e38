/** The parts of the head that belong to the page, not to the site. */
export const pageTags = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join();

/** Updates the title and head from another page's document. */
export function updateHead(next: Document): void {
  document.title = next.title;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  for (const tag of next.head.querySelectorAll(pageTags)) document.head.append(tag.cloneNode());
}
