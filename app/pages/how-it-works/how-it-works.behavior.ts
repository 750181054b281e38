import { findClosest } from "../../platform/dom.ts";

/** The stop being read crosses this line: as far down the window as text begins below the scene on a phone. */
const line = { rootMargin: "-68% 0px -32% 0px" };

/**
 * Marks the stop of the shift that is being read, with its light and its line: the one on the line, or the one
 * that has the focus or is pointed at. Calling it again does nothing.
 */
export function follow(): void {
  const shift = document.querySelector<HTMLElement>("[data-stop='0']");
  if (!shift) return;
  const stops: Element[] = [...shift.querySelectorAll("li")];
  const show = (stop: Element | null | undefined) => {
    if (!stop) return;
    const index = stops.indexOf(stop);
    shift.dataset.stop = `${index + 1}`;
    for (const part of ["li", ".shift-light", ".shift-line"]) {
      for (const [at, each] of shift.querySelectorAll(part).entries()) {
        each.toggleAttribute("data-here", at === index);
      }
    }
  };
  show(stops[0]);
  const observer = new IntersectionObserver((entries) => {
    // The focus scrolls the page, which must not take the light from it.
    if (shift.matches(":focus-within")) return;
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
  }, line);
  for (const stop of stops) observer.observe(stop);
  for (const type of ["focusin", "pointerover"]) {
    shift.addEventListener(type, ({ target }) => show(findClosest(target, "li")));
  }
}

/** Shows the step of the growth path whose button is pressed, and has it read out. */
export function start(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = findClosest(target, "[data-show-step]");
    const path = pressed?.closest<HTMLElement>("[data-step]");
    if (path) showStep(path, Number(pressed?.dataset.showStep));
  });
}

function showStep(path: HTMLElement, shown: number): void {
  path.dataset.step = `${shown}`;
  const steps = [...path.querySelectorAll<HTMLElement>("ol [data-show-step]")];
  for (const [index, step] of steps.entries()) {
    step.ariaCurrent = index === shown ? "step" : null;
  }
  const next = path.querySelector<HTMLElement>(":scope > [data-show-step]");
  const status = path.querySelector("[role=status]");
  if (!next || !status) return;
  next.dataset.showStep = `${shown + 1}`;
  // It goes away with the step before the last; the focus must not go with it.
  const isLast = shown === steps.length - 1;
  if (isLast && next === document.activeElement) steps[shown]?.focus();
  next.hidden = isLast;
  status.textContent = steps[shown]?.dataset.announcement ?? "";
}
