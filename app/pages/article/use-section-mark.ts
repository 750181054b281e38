import { useEffect } from "react";

/** Marks the link to the section that is being read, in the list with this id. */
export function useSectionMark(listId: string): void {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${listId} a`)];
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
    const rootMargin = "1000000px 0px -66% 0px";
    const observer = new IntersectionObserver(markCurrent, { rootMargin });
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [listId]);
}
