/**
 * The nearest element that matches, from an event's target outward; null where the target is none, such as a
 * document or a text.
 */
export const findClosest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
