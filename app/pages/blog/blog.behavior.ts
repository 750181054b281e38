import { sortByTitle } from "../../parts/articles/article-lists.ts";
import { getDocumentLocale } from "../../parts/ui/dates.ts";
import { getAddress, replaceParameter } from "../../platform/address.ts";
import { findClosest } from "../../platform/dom.ts";

const parameter = "sort";
const byTitle = "title";

/** What the list's order is called by date, which the build drew. */
let sortedByDate = "";

/** The order is kept in the address (`?sort=title`): it is still set after a visit to an article. */
export function start(): void {
  document.addEventListener("click", ({ target }) => {
    if (!findClosest(target, "[data-sorts]")) return;
    replaceParameter(parameter, isByTitle() ? "" : byTitle);
    follow();
  });
}

const isByTitle = () => getAddress().searchParams.get(parameter) === byTitle;

/** Sorts the list as the address says; items without a title stay at its end. */
export function follow(): void {
  const button = document.querySelector<HTMLElement>("[data-sorts]");
  const status = button?.parentElement?.querySelector<HTMLElement>("[data-by-title]");
  const wanted = String(isByTitle());
  if (!button || !status || button.getAttribute("aria-pressed") === wanted) return;
  button.setAttribute("aria-pressed", wanted);
  if (isByTitle()) sortedByDate = status.textContent;
  status.textContent = (isByTitle() ? status.dataset.byTitle : sortedByDate) ?? "";
  const list = document.getElementById(button.dataset.sorts ?? "");
  const articles = [...(list?.querySelectorAll<HTMLElement>(":scope > [data-title]") ?? [])].map(
    (item) => ({ item, title: item.dataset.title ?? "", place: Number(item.dataset.place) }),
  );
  const sorted = isByTitle()
    ? sortByTitle(articles, getDocumentLocale())
    : articles.toSorted((a, b) => a.place - b.place);
  list?.prepend(...sorted.map(({ item }) => item));
}
