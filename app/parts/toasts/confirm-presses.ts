import { findClosest } from "../../platform/find-closest.ts";
import { showNotice } from "./notices.ts";

/** Says what a press on a link or button has done (`data-confirmation`). */
export function startConfirming(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = findClosest(target, "[data-confirmation]");
    if (pressed) showNotice(pressed.dataset.confirmation ?? "");
  });
}
