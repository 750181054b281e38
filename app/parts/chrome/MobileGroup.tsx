import type { ReactNode } from "react";

interface MobileGroupProps {
  title: string;
  /** Entries, as list items. */
  children: ReactNode;
}

/** A group of the phone's menu that folds open; it needs no scripts. */
export function MobileGroup({ title, children }: MobileGroupProps) {
  return (
    <details className="border-b border-hairline">
      <summary className="page-column flex min-h-14 items-center justify-between font-head text-body font-strong tracking-tight focus-visible:-outline-offset-3">
        {title}
        <span aria-hidden="true" className="group-mark" />
      </summary>
      <ul className="page-column pb-3">{children}</ul>
    </details>
  );
}
