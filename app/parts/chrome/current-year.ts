/** The copyright is that of the year in which it is read. */
export function showCurrentYear(): void {
  const year = document.querySelector("[data-current-year]");
  if (year) year.textContent = String(new Date().getFullYear());
}
