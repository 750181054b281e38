import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

interface ActionsProps {
  /** The first is the one that is filled; the others are quieter. */
  children: ReactNode;
  className?: string;
}

/** The buttons of a page's opening or end: as wide as the column on a phone, in a row where there is space. */
export function Actions({ children, className }: ActionsProps) {
  return (
    <div className={classNames("no-print grid gap-2 sm:flex sm:flex-wrap sm:gap-3", className)}>
      {children}
    </div>
  );
}
