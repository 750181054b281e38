import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FoldProps {
  /** What is seen while it is closed. */
  head: ReactNode;
  /** How what is in the head is laid out; in a row unless it says otherwise. */
  headClass?: string;
  children: ReactNode;
}

/** A row of a list that opens in place, by the browser's own means; on paper it is open. */
export function Fold({ head, headClass = "flex", children }: FoldProps) {
  return (
    <details className="border-b border-hairline break-inside-avoid">
      <summary
        className={classNames(
          "min-h-12 items-center gap-x-4 py-2.5 *:min-w-0 transition-colors hover:text-signal-deep print:min-h-0 print:py-1",
          headClass,
        )}
      >
        {head}
        <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
      </summary>
      {children}
    </details>
  );
}
