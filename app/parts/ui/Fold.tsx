import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FoldProps {
  /** What is seen while it is closed. */
  head: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A row of a list that opens in place, by the browser's own means; on paper it is open. */
export function Fold({ head, isOpen = false, className, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className={classNames("border-b border-hairline break-inside-avoid", className)}
    >
      <summary className="flex min-h-12 items-center gap-4 py-2.5 transition-colors hover:text-signal-deep">
        {head}
        <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
      </summary>
      {children}
    </details>
  );
}
