import type { PageAddress } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";

/** `aria-current` of a link in a menu. */
export function getAriaCurrent(href: string, address: PageAddress): "page" | undefined {
  if (!("path" in address)) return undefined;
  return getCanonicalPath(href) === getCanonicalPath(address.path) ? "page" : undefined;
}

/** `aria-current` of a link on the page that is drawn. */
export function useAriaCurrent(): (href: string) => "page" | undefined {
  const { address } = usePage();
  return (href) => getAriaCurrent(href, address);
}
