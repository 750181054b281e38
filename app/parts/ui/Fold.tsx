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

/**
 * What is ours and most readers on a phone pass over: closed there, open where there is space. What the
 * specification names is never in one. A link to its section opens it (app/platform/fragment.ts).
 *
 * @param props `isWide` is closed on wide pages as well: for what only some readers look into
 */
export function PhoneFold(props: { label: ReactNode; isWide?: boolean; children: ReactNode }) {
  const { label, isWide = false, children } = props;
  return (
    <details
      data-phone-fold
      className={classNames(
        "group border-hairline in-[.room]:border-room-edge",
        !isWide && "fold-on-phones max-md:not-open:border-b",
      )}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-medium after:-mt-1 after:font-mono after:text-[1.625rem] after:leading-none after:font-normal after:text-signal-deep after:content-['+'] in-[.room]:after:text-signal group-open:after:content-['−'] print:after:hidden">
        {label}
      </summary>
      {children}
    </details>
  );
}
