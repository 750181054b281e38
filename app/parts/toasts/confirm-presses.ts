import { notify } from "./notices.ts";

/** Says what a press on a link or button has done (`data-confirmation`). */
export function startConfirming(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-confirmation]");
    if (pressed) notify(pressed.dataset.confirmation ?? "");
  });
}
