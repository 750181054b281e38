/** Shows the next step of the answer that is chosen, when it is. */
export function startAnswers(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.matches("[data-answers]")) showAnswer();
  });
}

/** Shows the next step of the answer that is chosen, maybe before this script was there. */
export function showAnswer(): void {
  const select = document.querySelector<HTMLSelectElement>("[data-answers]");
  for (const card of document.querySelectorAll<HTMLElement>("[data-answer]")) {
    card.hidden = card.dataset.answer !== select?.value;
  }
}
