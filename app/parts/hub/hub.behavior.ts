import { findClosest } from "../../platform/dom.ts";

const nodes = "[data-hub-node]";

const findNode = (target: EventTarget | null) => findClosest(target, nodes);

/** Highlights a node alone, or none (spec section 4). */
function highlightNode(node: HTMLElement | null): void {
  for (const each of document.querySelectorAll<HTMLElement>(nodes)) {
    const isActive = each === node;
    if (isActive === each.hasAttribute("data-active")) continue;
    each.toggleAttribute("data-active", isActive);
    each.querySelector("button")?.setAttribute("aria-expanded", `${isActive}`);
  }
}

const clearNode = (node: HTMLElement | null) => {
  if (node?.hasAttribute("data-active")) highlightNode(null);
};

/**
 * Pointing at a node of the hub, focusing it or tapping it highlights it; leaving it, Escape, or a press
 * elsewhere clears.
 */
export function start(): void {
  // Fingers have no hover: their "over" comes with the tap, which the click handles.
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const node = findNode(target);
    if (node && pointerType !== "touch") highlightNode(node);
  });
  document.addEventListener("pointerout", ({ target, relatedTarget, pointerType }) => {
    const node = findNode(target);
    if (node !== findNode(relatedTarget) && pointerType !== "touch") clearNode(node);
  });
  // A tap focuses too; only the keyboard's focus counts, or the click would close it again.
  document.addEventListener("focusin", ({ target }) => {
    const node = findNode(target);
    if (node && (target as Element).matches(":focus-visible")) highlightNode(node);
  });
  document.addEventListener("focusout", ({ target }) => clearNode(findNode(target)));
  document.addEventListener("click", ({ target, pointerType }) => {
    const node = findNode(target);
    if (!node) return;
    const isOpen = node.hasAttribute("data-active") && pointerType !== "mouse";
    highlightNode(isOpen ? null : node);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!findNode(target)?.hasAttribute("data-active")) highlightNode(null);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") highlightNode(null);
  });
}
