import { copyAddress } from "../../parts/toasts/copy-address.ts";
import { findClosest } from "../../platform/find-closest.ts";

/** Copies the page's address, without query and fragment, on a press on its button (`data-copy-link`). */
export function startCopying(): void {
  document.addEventListener("click", ({ target }) => {
    const button = findClosest(target, "[data-copy-link]");
    if (!button) return;
    const { copied = "", notCopied = "" } = button.dataset;
    void copyAddress(location.origin + location.pathname, { copied, notCopied });
  });
}
