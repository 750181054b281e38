import { AppLink } from "../../ui/AppLink.tsx";
import { SortIcon } from "./SortIcon.tsx";
import { getSortStyle } from "./sort-style.ts";

interface SortLinkProps {
  labels: {
    label: string;
    byTitle: string;
  };
  /** What a screen reader adds while the order is in use. */
  sorted: string;
  inUse: boolean;
  /** Of the articles in the other order. */
  href: string;
}

/**
 * The sort control of articles that fill several pages: each order has pages of its own, so it works
 * without scripts, too.
 */
export function SortLink({ labels, sorted, inUse, href }: SortLinkProps) {
  return (
    <p className="no-print flex items-center gap-3">
      <span className="tag text-graphite uppercase">{labels.label}</span>
      <AppLink
        href={href}
        aria-current={inUse ? "true" : undefined}
        className={getSortStyle(inUse)}
      >
        <SortIcon />
        {labels.byTitle}
        {inUse && <span className="sr-only">: {sorted}</span>}
      </AppLink>
    </p>
  );
}
