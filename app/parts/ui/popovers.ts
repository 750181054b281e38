/**
 * Popovers where the browser has none (before Safari 17 and Firefox 125), by a package that only such a browser loads.
 *
 * @returns whether the browser has them, once they are there
 */
export async function ensurePopovers(): Promise<boolean> {
  if ("popover" in HTMLElement.prototype) return true;
  await import("@oddbird/popover-polyfill");
  return false;
}

/** Closes a popover on a touch outside of it, which Safari leaves to us on iOS before 18.3. */
export function closeOnTouchOutside(): void {
  document.addEventListener("pointerup", ({ target, pointerType }) => {
    if (pointerType !== "touch" || !(target instanceof Element)) return;
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      // Its own button answers to the press itself.
      if (!target.closest(`#${popover.id}, [popovertarget="${popover.id}"]`)) popover.hidePopover();
    }
  });
}
