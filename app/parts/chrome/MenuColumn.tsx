import { type ReactNode, useId } from "react";
import { classNames } from "../ui/class-names.ts";

interface MenuColumnProps {
  title: string;
  /** Entries, as list items. */
  children: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
  className?: string;
}

/** A column of the mega menu, headed like the zone of a drawing sheet. */
export function MenuColumn({ title, children, foot, className }: MenuColumnProps) {
  const id = useId();
  return (
    <div className={classNames("flex flex-col border-hairline pt-5 pb-6", className)}>
      <p id={id} className="tag border-b border-hairline pb-3 text-graphite uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className="-mx-3 mt-2 mb-auto">
        {children}
      </ul>
      {foot}
    </div>
  );
}
