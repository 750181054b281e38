import { findClosest } from "../../platform/dom.ts";

/** The stop being read crosses this line: as far down the window as text begins below the scene on a phone. */
const line = { rootMargin: "-68% 0px -32% 0px" };

/**
 * Says in `data-stop` of the shift on this page which stop is being read, from 1: the one on the line, or
 * the one that has the focus or is pointed at. The styles do the rest (shift.css). Calling it again does
 * nothing.
 */
export function followStops(): void {
  const shift = document.querySelector<HTMLElement>("[data-stop='0']");
  if (!shift) return;
  const stops: Element[] = [...shift.querySelectorAll("li")];
  const show = (stop: Element | null | undefined) => {
    if (stop) shift.dataset.stop = `${stops.indexOf(stop) + 1}`;
  };
  show(stops[0]);
  const observer = new IntersectionObserver((entries) => {
    // The focus scrolls the page, which must not take the light from it.
    if (shift.matches(":focus-within")) return;
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
  }, line);
  for (const stop of stops) observer.observe(stop);
  for (const type of ["focusin", "pointerover"]) {
    shift.addEventListener(type, ({ target }) => {
      show(findClosest(target, "li"));
    });
  }
}
