import type { TableHTMLAttributes } from "react";
import { classNames } from "../../parts/ui/class-names.ts";

interface WideTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Of the frame around it. */
  frameClass?: string;
}

/** A table that scrolls sideways where its numbers need more than the page has (WCAG 1.4.10). */
export function WideTable({ frameClass, ...table }: WideTableProps) {
  return (
    <div className={classNames("scroll-sideways", frameClass)}>
      <table {...table} />
    </div>
  );
}
