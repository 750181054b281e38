/**
 * In the page: the buttons of its opening, the part with its heading, that end below this height, and the
 * callouts of its picture that are cut there.
 * Where the part goes on with a form or a sheet, its buttons are none of the opening's.
 */
export function findBelow(bottom: number): string[] {
  const opening = document.querySelector("main h1")?.closest("section, [data-parts] > div");
  const buttons = [...(opening?.querySelectorAll<HTMLElement>("a.group\\/button") ?? [])];
  const callouts = [...(opening?.querySelectorAll("svg use, svg g[id]") ?? [])];
  const isCut = (callout: Element) => callout.getBoundingClientRect().top < bottom;
  return [...buttons, ...callouts.filter(isCut)]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > bottom)
    .map((part) => part.textContent || part.outerHTML);
}
