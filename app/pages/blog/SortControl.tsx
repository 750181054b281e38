import { useBehavior } from "../../engine/page-context.ts";
import type { BlogPage } from "./schema.ts";

interface SortControlProps {
  labels: BlogPage["more"]["sort"];
  /** Id of the list; its items have `data-title`, and `data-place` in the order of date. */
  listId: string;
}

/**
 * The order that the list has, in words, and the only other one as a toggle button (sort-articles.ts).
 * Without scripts there is no button.
 */
export function SortControl({ labels, listId }: SortControlProps) {
  return (
    <fieldset className="flex items-center gap-4">
      <legend className="sr-only">{labels.label}</legend>
      <p role="status" className="tag text-graphite uppercase" data-by-title={labels.sortedByTitle}>
        {labels.sortedByDate}
      </p>
      <button
        type="button"
        aria-pressed={false}
        data-sorts={listId}
        {...useBehavior("blog")}
        className="no-print inline-flex min-h-11 items-center gap-2.5 rounded-md border border-ink px-4 text-small font-medium text-ink transition-colors not-aria-pressed:hover:bg-sheet aria-pressed:bg-ink aria-pressed:text-white md:min-h-10 forced-colors:aria-pressed:outline-3 [@media(scripting:none)]:hidden"
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
