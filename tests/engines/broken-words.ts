/**
 * Words that go on in another line without a hyphen: one line each. Where letters are set tightly,
 * engines disagree on how wide a word is, and a box made to its measure breaks it. What is longer
 * than a word may break. Runs in the page, in one piece.
 */
export function findBrokenWords(): string[] {
  const isForScreenReaders = (element: Element | null): boolean => {
    if (!element) return false;
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || isForScreenReaders(element.parentElement);
  };
  const broken = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: element } = text;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,12}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      const isBroken = others.some(({ top }) => first && top >= first.bottom - 1);
      if (isBroken && !isForScreenReaders(element)) {
        broken.push(`${word} in ${element.outerHTML.slice(0, 100)}`);
      }
    }
  }
  return broken;
}
