import { useLayoutEffect, useState } from "react";
import { replaceParameter } from "../../engine/address.ts";
import { island } from "../../engine/island.tsx";
import { sortByTitle } from "../../parts/articles/article-lists.ts";
import { classNames } from "../../parts/ui/class-names.ts";
import { getDocumentLocale } from "../../parts/ui/document-locale.ts";
import type { BlogPage } from "./schema.ts";

const parameter = "sort";
const byTitleValue = "title";

interface SortControlProps {
  labels: BlogPage["more"]["sort"];
  /** Id of the list; its items have `data-title`, and `data-place` in the order of date. */
  listId: string;
}

/** Sorts the list's items; those without a title stay at the end. */
function sortItems(listId: string, isByTitle: boolean): void {
  const list = document.getElementById(listId);
  const articles = [...(list?.querySelectorAll<HTMLElement>(":scope > [data-title]") ?? [])].map(
    (item) => ({ item, title: item.dataset.title ?? "", place: Number(item.dataset.place) }),
  );
  const sorted = isByTitle
    ? sortByTitle(articles, getDocumentLocale())
    : articles.toSorted((a, b) => a.place - b.place);
  list?.prepend(...sorted.map(({ item }) => item));
}

/**
 * The order that the list has, in words, and the only other one as a toggle button. It is kept in the
 * address (`?sort=title`), so that it is still set after a visit to an article. Without scripts there
 * is no button.
 */
function SortControl({ labels, listId }: SortControlProps) {
  const [isByTitle, setByTitle] = useState(false);
  useLayoutEffect(
    () => setByTitle(new URLSearchParams(location.search).get(parameter) === byTitleValue),
    [],
  );
  useLayoutEffect(() => sortItems(listId, isByTitle), [listId, isByTitle]);

  const toggle = () => {
    replaceParameter(parameter, isByTitle ? "" : byTitleValue);
    setByTitle(!isByTitle);
  };
  return (
    <fieldset className="flex items-center gap-4">
      <legend className="sr-only">{labels.label}</legend>
      <p role="status" className="tag text-graphite uppercase">
        {isByTitle ? labels.sortedByTitle : labels.sortedByDate}
      </p>
      <button
        type="button"
        aria-pressed={isByTitle}
        onClick={toggle}
        className={classNames(
          "no-print inline-flex min-h-11 items-center gap-2.5 rounded-md border border-ink px-4 text-small font-medium transition-colors md:min-h-10 forced-colors:aria-pressed:outline-3 [@media(scripting:none)]:hidden",
          isByTitle ? "bg-ink text-white" : "text-ink hover:bg-sheet",
        )}
      >
        {/* Lines of a list, each longer than the one above it. */}
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-current">
          <path d="M1 2h4M1 6h7M1 10h10" strokeWidth="1.5" />
        </svg>
        {labels.byTitle}
      </button>
    </fieldset>
  );
}

export default island("SortControl", SortControl);
