import { useState } from "react";
import type { ArticleOrder } from "../../routes.ts";
import { SortIcon } from "./SortIcon.tsx";
import { getSortStyle } from "./sort-style.ts";

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
        className={getSortStyle(isPressed)}
      >
        <SortIcon />
        {labels.byTitle}
      </button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </fieldset>
  );
}
