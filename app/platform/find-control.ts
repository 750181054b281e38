/** What a visitor can have changed, focused or pressed in an island that is only drawn. */
const controls = "a, button, input, select, textarea, details, summary, [tabindex]";

export const listControls = (island: Element) => [
  ...island.querySelectorAll<HTMLElement>(controls),
];

/** Attributes by which a control is known in two drawings of an island, the most telling ones first. */
const marks = [
  ["name", "type", "value", "class"],
  ["name", "type"],
];

/**
 * Finds a control again after its island was drawn anew. Ids are no help: React's own differ.
 *
 * @param before the controls of the island when it was in it
 */
export function findAgain(
  control: HTMLElement,
  before: readonly HTMLElement[],
  island: Element,
): HTMLElement | undefined {
  if (control.isConnected) return control;
  const now = listControls(island);
  for (const attributes of marks) {
    const isAlike = (other: Element) =>
      other.localName === control.localName &&
      attributes.every((name) => other.getAttribute(name) === control.getAttribute(name));
    const found = now.filter(isAlike)[before.filter(isAlike).indexOf(control)];
    if (found) return found;
  }
}
