/** What of the head belongs to the page and not to the site. */
const pageTags = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join();

/** Brings head and language up to date with another page's document; swup has done so with the title. */
export function updateHead(next: Document): void {
  const { lang } = next.documentElement;
  // Even to the same value, it would have the browser restyle the whole document.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  for (const tag of next.head.querySelectorAll(pageTags)) document.head.append(tag.cloneNode());
}
