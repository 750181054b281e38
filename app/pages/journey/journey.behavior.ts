export function start(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.matches("[data-answers]")) follow();
  });
}

/** Shows the next step of the answer that is chosen, maybe before this script was there. */
export function follow(): void {
  const select = document.querySelector<HTMLSelectElement>("[data-answers]");
  for (const card of document.querySelectorAll<HTMLElement>("[data-answer]")) {
    card.toggleAttribute("data-shown", card.dataset.answer === select?.value);
  }
}
