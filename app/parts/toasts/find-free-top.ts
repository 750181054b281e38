/** What a message can speak of: the field with the focus (WCAG 2.4.11), what is wrong, what became of the form. */
const spokenOf =
  ":focus:not(main), [aria-invalid=true], [data-error-for], main [role=alert], [data-uncovered]";

/** What no message covers if there is space elsewhere. */
const kept = `h1, h2, h3, h4, a[href], button, summary, label, input, select, textarea, main [role=status], ${spokenOf}`;

/** Least distance between a message and these, in pixels. */
const margin = 8;

/**
 * Finds where a message of this size covers no text, or else nothing that is kept, or at least nothing that it speaks
 * of, as near as can be to where it belongs. All in pixels of the window.
 *
 * @param place where it would be if nothing were in the way
 * @returns its top; where it belongs, if there is no such place
 */
export function findFreeTop(place: Record<"left" | "right" | "height" | "top", number>): number {
  const { left, right, height, top: wanted } = place;
  const listTaken = (things: Iterable<Element | Range>) =>
    [...things].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      const isBeside = box.right <= left || box.left >= right;
      if (isBeside || box.bottom <= 0 || box.top >= innerHeight) return [];
      const element = thing instanceof Range ? thing.startContainer.parentElement : thing;
      const isOwn = element?.closest("[data-sonner-toaster], .toast-corner");
      return element && !isOwn && element.checkVisibility({ visibilityProperty: true })
        ? [box]
        : [];
    });
  const taken = listTaken(document.querySelectorAll(kept));
  const find = (boxes: readonly DOMRect[]) => {
    const isFree = (top: number) =>
      boxes.every((box) => top + height + margin <= box.top || box.bottom + margin <= top);
    const getDistance = (top: number) => Math.abs(top - wanted);
    return [wanted, ...boxes.flatMap((box) => [box.bottom + margin, box.top - height - margin])]
      .filter((top) => top >= 0 && top + height <= innerHeight && isFree(top))
      .sort((one, other) => getDistance(one) - getDistance(other))[0];
  };
  return (
    find([...taken, ...listTaken(listTexts())]) ??
    find(taken) ??
    find(listTaken(document.querySelectorAll(spokenOf))) ??
    wanted
  );
}

function* listTexts(): Generator<Range> {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    yield range;
  }
}
