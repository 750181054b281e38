import { findClosest } from "../../platform/dom.ts";

const nodes = "[data-hub-node]";

/** Highlights the node that something is in alone, or none (spec section 4). */
function highlight(target: EventTarget | null): void {
  const node = findClosest(target, nodes);
  for (const each of document.querySelectorAll(nodes)) {
    each.toggleAttribute("data-active", each === node);
    each.querySelector("button")?.setAttribute("aria-expanded", `${each === node}`);
  }
}

/** Pointing at a node of the hub, focusing it or tapping it highlights it; anything else, or Escape, clears. */
export function start(): void {
  // Fingers have no hover: their "over" comes with the tap, which the click handles.
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") highlight(target);
  });
  // A tap focuses too; only the keyboard's focus counts, or the click would close it again.
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(":focus-visible")) highlight(target);
  });
  document.addEventListener("click", ({ target, pointerType }) => {
    const isOpen = findClosest(target, nodes)?.hasAttribute("data-active");
    highlight(isOpen && pointerType !== "mouse" ? null : target);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") highlight(null);
  });
}
