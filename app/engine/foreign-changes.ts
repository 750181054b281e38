/**
 * Keeps React going in a document that others change, too. A page's translator takes each text out
 * and puts a `font` element in its place, and may move links and the like into one: React would write
 * to a text that nobody sees, and throw where it removes or inserts (react/react#11538). All of this is
 * about nodes that are not where React left them; other calls are answered as ever.
 */

/** What stands in the place of a text that was taken out of the document. */
const standIns = new WeakMap<Node, Element>();
/** The other way round; a sentence of several texts may have one for all. */
const originals = new WeakMap<Element, Text[]>();

/** Puts texts back as React left them. A translator notices, and translates them as they are now. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  if (!standIn?.isConnected) return;
  const moved = [...standIn.querySelectorAll(":not(font)")].filter(
    ({ parentElement }) => parentElement?.localName === "font",
  );
  standIn.replaceWith(...(originals.get(standIn) ?? []), ...moved);
}

const observer = new MutationObserver((records) => {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React has changed a text that is not in the document.
    if (type === "characterData" && !target.isConnected) putBack(target);
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find(
        (node) => node instanceof Element && added.has(node),
      ) as Element | undefined;
      if (!standIn) continue;
      standIns.set(text, standIn);
      originals.set(standIn, [...(originals.get(standIn) ?? []), text]);
      observer.observe(text, { characterData: true });
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
