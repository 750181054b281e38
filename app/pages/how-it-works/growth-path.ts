/** Follows the buttons that show a step of the growth path (GrowthPath.tsx). */
export function startGrowthPath(): void {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("[data-show-step]") : null;
    const path = button?.closest<HTMLElement>("[data-growth-path]");
    if (button && path) showStep(path, button.dataset.showStep ?? "");
  });
}

function showStep(path: HTMLElement, step: string): void {
  for (const panel of path.querySelectorAll<HTMLElement>("[data-step]")) {
    panel.toggleAttribute("data-shown", panel.dataset.step === step);
  }
  for (const button of path.querySelectorAll<HTMLElement>("button[data-announcement]")) {
    const isCurrent = button.dataset.showStep === step;
    if (isCurrent) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
    if (!isCurrent) continue;
    const status = path.querySelector("[role=status]");
    if (status) status.textContent = button.dataset.announcement ?? "";
    // Next Step goes away with the step before; the focus must not go with it.
    if (!document.activeElement?.checkVisibility()) button.focus();
  }
}
