/** Updates the copyright to the current year. */
export function showCurrentYear(): void {
  const year = document.querySelector("[data-current-year]");
  if (year) year.textContent = String(new Date().getFullYear());
}
