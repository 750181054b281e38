/** The parts of the head that belong to the page, not to the site. */
export const pageTags = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join();

/** Updates the title, head and language from another page's document. */
export function updateHead(next: Document): void {
  const { lang } = next.documentElement;
  document.title = next.title;
  // Even setting it to the same value makes the browser restyle the whole document.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  for (const tag of next.head.querySelectorAll(pageTags)) document.head.append(tag.cloneNode());
}
