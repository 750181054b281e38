/** The element that an address's fragment ("#roles") names, or null. */
export function findFragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id); // a stray percent sign
  }
}

/**
 * Opens what a fragment leads to: the details that its target is in, as HTML asks of browsers and not
 * every one does, and those of its section that are closed on a phone (`data-phone-fold`).
 */
export function openFolds(hash: string): void {
  const target = findFragmentTarget(hash);
  const section = target?.closest("section");
  for (const fold of document.querySelectorAll("details")) {
    const isBelow = section?.contains(fold) && fold.hasAttribute("data-phone-fold");
    if (target && (isBelow || fold.contains(target))) fold.open = true;
  }
}
