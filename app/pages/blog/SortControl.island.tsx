import { useEffect, useLayoutEffect, useState } from "react";
import { replaceSearch } from "../../engine/address.ts";
import { island } from "../../engine/island.tsx";
import { sortByTitle } from "../../parts/articles/article-lists.ts";
import { classNames } from "../../parts/ui/class-names.ts";

const parameter = "sort";
const byTitleValue = "title";

interface SortControlProps {
  labels: {
    label: string;
    byTitle: string;
    /** read out when the order changes */
    sortedByTitle: string;
    sortedByDate: string;
  };
  /** Id of the list; its items have `data-title` and are in date order. */
  listId: string;
}

/** Sorts the list's items; those without a title stay at the end. */
function sortItems(listId: string, isByTitle: boolean, written: readonly HTMLElement[]): void {
  const articles = written
    .filter((item) => item.dataset.title !== undefined)
    .map((item) => ({ item, title: item.dataset.title ?? "" }));
  const rest = written.filter((item) => item.dataset.title === undefined);
  const sorted = isByTitle ? sortByTitle(articles, document.documentElement.lang) : articles;
  document.getElementById(listId)?.append(...sorted.map(({ item }) => item), ...rest);
}

function listItems(listId: string): HTMLElement[] {
  const list = document.getElementById(listId)?.children ?? [];
  return [...list].filter((item) => item instanceof HTMLElement);
}

/**
 * The only sort order, as a toggle button. It is kept in the address (`?sort=title`), so that it is
 * still set after a visit to an article. Hidden without scripts.
 */
function SortControl({ labels, listId }: SortControlProps) {
  const [written, setWritten] = useState<readonly HTMLElement[]>([]);
  const [isByTitle, setByTitle] = useState(false);
  const [announced, setAnnounced] = useState("");

  useLayoutEffect(() => {
    setWritten(listItems(listId));
    setByTitle(new URLSearchParams(location.search).get(parameter) === byTitleValue);
  }, [listId]);
  useEffect(() => {
    if (written.length > 0) sortItems(listId, isByTitle, written);
  }, [listId, isByTitle, written]);

  const toggle = () => {
    const query = new URLSearchParams(location.search);
    if (isByTitle) query.delete(parameter);
    else query.set(parameter, byTitleValue);
    replaceSearch(query.size > 0 ? `?${query}` : "");
    setByTitle(!isByTitle);
    setAnnounced(isByTitle ? labels.sortedByDate : labels.sortedByTitle);
  };
  return (
    <fieldset className="no-print flex items-center gap-3 [@media(scripting:none)]:hidden">
      <legend className="tag float-left text-graphite uppercase">{labels.label}</legend>
      <button
        type="button"
        aria-pressed={isByTitle}
        onClick={toggle}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2.5 rounded-md border border-ink px-4 text-small font-medium transition-colors md:min-h-10",
          isByTitle ? "bg-ink text-white" : "text-ink hover:bg-sheet",
        )}
      >
        {/* Lines of a list, each longer than the one above it. */}
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-current">
          <path d="M1 2h4M1 6h7M1 10h10" strokeWidth="1.5" />
        </svg>
        {labels.byTitle}
      </button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </fieldset>
  );
}

export default island("SortControl", SortControl);
