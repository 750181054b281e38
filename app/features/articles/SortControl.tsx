import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { ArticleOrder } from "./use-article-order.ts";

interface SortControlProps {
  labels: {
    label: string;
    byTitle: string;
    /** read out when the order changes */
    sortedByTitle: string;
    sortedByDate: string;
  };
  order: ArticleOrder;
  onChoose: (order: ArticleOrder) => void;
}

/** The one order that can be chosen, as a button that is pressed or not. Nothing without scripts. */
export function SortControl({ labels, order, onChoose }: SortControlProps) {
  const [announced, setAnnounced] = useState("");
  const isPressed = order === "title";
  const toggle = () => {
    onChoose(isPressed ? "date" : "title");
    setAnnounced(isPressed ? labels.sortedByDate : labels.sortedByTitle);
  };
  return (
    <fieldset className="no-print flex items-center gap-3 [@media(scripting:none)]:hidden">
      <legend className="tag float-left text-graphite uppercase">{labels.label}</legend>
      <button
        type="button"
        aria-pressed={isPressed}
        onClick={toggle}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2.5 rounded-md border border-ink px-4 text-small font-medium transition-colors md:min-h-10",
          isPressed ? "bg-ink text-white" : "text-ink hover:bg-sheet",
        )}
      >
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
