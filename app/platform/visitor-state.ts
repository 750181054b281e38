import { keepPlace } from "./dom.ts";

/**
 * Keeps React going in a document that others change, too. A page's translator takes each text out
 * and puts a `font` element in its place, and may move links and the like into one: React would write
 * to a text that nobody sees, and throw where it removes or inserts (react/react#11538). All of this is
 * about nodes that are not where React left them; other calls are answered as ever.
 */

/** What stands in the place of a text that was taken out, or of an element that was moved into it. */
const standIns = new WeakMap<Node, Element>();
/** The other way round, in their order: a sentence of several texts and links has one for all. */
const originals = new WeakMap<Element, Node[]>();

/** Puts nodes back as React left them. A translator notices, and translates them as they are now. */
function putBack(node: Node): void {
  const standIn = standIns.get(node);
  if (standIn?.isConnected) standIn.replaceWith(...(originals.get(standIn) ?? []));
}

const observer = new MutationObserver((records) => {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React has changed a text that is not in the document.
    if (type === "characterData" && !target.isConnected) putBack(target);
    const standIn = [addedNodes[0], previousSibling, nextSibling].find(
      (node) => node instanceof Element && added.has(node),
    ) as Element | undefined;
    if (!standIn) continue;
    for (const node of removedNodes) {
      if (node.isConnected && !standIn.contains(node)) continue;
      const others = originals.get(standIn) ?? [];
      originals.set(standIn, standIn === nextSibling ? [node, ...others] : [...others, node]);
      standIns.set(node, standIn);
      observer.observe(node, { characterData: true });
    }
  }
});
observer.observe(document, { childList: true, subtree: true });

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode !== this) putBack(child);
  // Nothing is there to remove, if a blocker was faster.
  return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
};

Node.prototype.insertBefore = function <New extends Node>(
  this: Node,
  node: New,
  child: Node | null,
): New {
  if (child && child.parentNode !== this) putBack(child);
  let place = child;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, node, place) as New;
};

/**
 * Keeps what a visitor did in an island until it is live. React draws it anew when it does not find
 * what the build drew: a translator or an extension has changed it. The old fields still know then
 * what is in them, and what had the focus is noted while React renders.
 */
export function keepVisitorState(island: HTMLElement) {
  const keep = (old: HTMLElement) => ({ old, find: keepPlace(old, island) });
  const changeable = "input, select, textarea, details";
  const fields = [...island.querySelectorAll<HTMLElement>(changeable)].map(keep);
  let focused: ReturnType<typeof keep> | undefined;
  return {
    noteFocus(): void {
      const { activeElement } = document;
      if (island.contains(activeElement)) focused = keep(activeElement as HTMLElement);
    },
    /** Puts what was typed into the fields that took the place of the old ones. */
    bringFields(): void {
      for (const { old, find } of fields) bringValue(old, find());
    },
    bringFocus(): void {
      if (!focused || focused.old.isConnected) return;
      const now = focused.find() as HTMLInputElement | undefined;
      now?.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = focused.old as HTMLInputElement;
      // Others than texts, and some of those, have none.
      if (selectionStart != null) now?.setSelectionRange(selectionStart, selectionEnd);
    },
  };
}

function bringValue(old: HTMLElement, now: HTMLElement | undefined): void {
  if (!now || now === old) return;
  for (const what of ["value", "checked", "open"]) {
    if (what in old) Reflect.set(now, what, Reflect.get(old, what));
  }
}
