/**
 * The title for a browser tab: the suffix is added unless the title contains the product's name.
 */
export function getFullTitle(title: string, site: { name: string; titleSuffix: string }): string {
  return title.includes(site.name) ? title : `${title} ${site.titleSuffix}`;
}
