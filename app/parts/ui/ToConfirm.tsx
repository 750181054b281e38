import { classNames } from "./class-names.ts";

interface ToConfirmProps {
  children: string;
  className?: string;
}

/** The quiet note next to a value that is not confirmed yet. */
export function ToConfirm({ children, className }: ToConfirmProps) {
  return <span className={classNames("block tag text-graphite", className)}>{children}</span>;
}

interface ToConfirmMarkProps {
  /** The note, as screen readers hear it. */
  text: string;
  /** What is shown of it. */
  short: string;
}

/** The note in short, after a value of a list that has many of them. */
export function ToConfirmMark({ text, short }: ToConfirmMarkProps) {
  return (
    <>
      {" "}
      <span className="inline-block border border-graphite px-1 tag leading-tight text-graphite">
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">({text})</span>
      </span>
    </>
  );
}
