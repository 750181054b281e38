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
  const around = ancestors(target).filter((element) => element instanceof HTMLDetailsElement);
  const section = target?.id === "main" ? null : target?.closest("section");
  const inside = section?.querySelectorAll<HTMLDetailsElement>("[data-phone-fold]") ?? [];
  for (const fold of [...around, ...inside]) fold.open = true;
}

function ancestors(element: Element | null): Element[] {
  return element ? [element, ...ancestors(element.parentElement)] : [];
}
