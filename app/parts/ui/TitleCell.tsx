import type { ReactNode } from "react";

/** A cell of a page's title block: what it is above, its value below. */
export function TitleCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-r border-b border-ink px-4 py-3 lg:px-5 print:border-r-0">
      <dt className="tag text-graphite uppercase">{label}</dt>
      <dd className="text-small font-medium">{children}</dd>
    </div>
  );
}
