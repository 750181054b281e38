/**
 * In the page: the buttons of its opening, the part with its heading, that end below this height.
 * Where the part goes on with a form or a sheet, its buttons are none of the opening's.
 */
export function findBelow(bottom: number): string[] {
  const opening = document.querySelector("main h1")?.closest("section, [data-parts] > div");
  const buttons = [...(opening?.querySelectorAll<HTMLElement>("a.group\\/button") ?? [])];
  return buttons
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().bottom > bottom)
    .map(({ textContent }) => textContent);
}
