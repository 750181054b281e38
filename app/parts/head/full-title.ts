/** The title as a browser tab shows it: the suffix is added unless the title names the product. */
export function getFullTitle(title: string, site: { name: string; titleSuffix: string }): string {
  return title.includes(site.name) ? title : `${title} ${site.titleSuffix}`;
}
