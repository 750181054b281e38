import { findClosest } from "../../platform/find-closest.ts";
import { notify } from "./notices.ts";

/** Says what a press on a link or button has done (`data-confirmation`). */
export function startConfirming(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = findClosest(target, "[data-confirmation]");
    if (pressed) notify(pressed.dataset.confirmation ?? "");
  });
}
