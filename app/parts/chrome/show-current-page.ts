import { getCanonicalPath } from "../../routes.ts";

/** After a page change: the bar and its menus stay, and mark the current page as the build does. */
export function showCurrentPage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    "body > header :is(nav a, .bar-start)",
  );
  const path = getCanonicalPath(location.pathname);
  for (const link of links) {
    const isCurrent = getCanonicalPath(link.pathname) === path && link.search + link.hash === "";
    if (isCurrent) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const bar = document.querySelector<HTMLElement>("[data-address]");
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (bar && canonical) bar.dataset.address = canonical.href;
}
