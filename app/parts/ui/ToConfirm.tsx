import { classNames } from "./class-names.ts";

interface ToConfirmProps {
  children: string;
  className?: string;
}

/** The quiet note next to a value that is not confirmed yet, with a dashed square. */
export function ToConfirm({ children, className }: ToConfirmProps) {
  return (
    <span
      className={classNames(
        "flex items-center gap-2 tag text-graphite before:size-2.5 before:flex-none before:border before:border-dashed before:border-graphite before:content-['']",
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The dashed square alone, before a value of a list that has many of them; screen readers hear the note. */
export function ToConfirmMark({ children }: { children: string }) {
  return (
    <span className="mr-2 inline-block size-2.5 border border-dashed border-graphite">
      <span className="sr-only">{children}: </span>
    </span>
  );
}
