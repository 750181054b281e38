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
