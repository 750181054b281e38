import { findClosest } from "../../platform/dom.ts";

/** Shows the step of the growth path whose button is pressed, and has it read out. */
export function startGrowthSteps(): void {
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
