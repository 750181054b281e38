import { copyAddress } from "../../parts/toasts/toast-store.ts";
import { findClosest } from "../../platform/dom.ts";

/** Copies the page's address, without query and fragment, on a press on its button (`data-copy-link`). */
export function start(): void {
  document.addEventListener("click", ({ target }) => {
    const button = findClosest(target, "[data-copy-link]");
    if (button) void copyAddress(location.origin + location.pathname, button.dataset);
  });
}

let observer: IntersectionObserver | undefined;

/** Marks the link to the section that is being read, in the table of contents that is always in view. */
export function follow(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents-scale a")];
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const passed = new Set<Element>();
  const markCurrent = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) passed.add(target);
      else passed.delete(target);
    }
    const current = headings.findLastIndex((heading) => heading && passed.has(heading));
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  // The upper third of the screen and all above it: what has been read, or is being read.
  observer = new IntersectionObserver(markCurrent, { rootMargin: "1000000px 0px -66% 0px" });
  for (const heading of headings) if (heading) observer.observe(heading);
}
