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
