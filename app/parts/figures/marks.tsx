import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { FigureTrace } from "./schema.ts";

interface ModuleBubbleProps {
  /** Equipment-tag label such as "TM-01". */
  tag: string;
  className?: string;
}

/**
 * A module's tag as an instrument bubble: letters above, loop number below, and the bar that on a
 * P&ID means "mounted in the control room" (ISA-5.1). Decorative: the tag is beside it in words
 * where it matters.
 */
export function ModuleBubble({ tag, className }: ModuleBubbleProps) {
  const [letters, number] = tag.split("-");
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fontSize="13"
      fontWeight="550"
      textAnchor="middle"
      className={classNames(
        "size-12 flex-none fill-none font-mono *:[text]:fill-current",
        className,
      )}
    >
      <path
        d="M24 1.25a22.75 22.75 0 1 0 .01 0M1.5 24h45"
        strokeWidth="1.5"
        className="stroke-current"
      />
      <text x="24" y="19">
        {letters}
      </text>
      <text x="24" y="37">
        {number}
      </text>
    </svg>
  );
}

/** Where a line's figures come from: what it opens to. */
export function TraceList({ trace, className }: { trace: FigureTrace; className?: string }) {
  return (
    <dl
      className={classNames(
        "flex flex-wrap gap-x-8 gap-y-3 print:gap-y-1 text-label leading-snug",
        className,
      )}
    >
      {trace.map(({ name, value }) => (
        <div key={name} className="print:flex print:gap-1.5">
          <dt>{name}</dt>
          <dd className="mt-0.5 font-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Opens and closes the row below its own, which is a `TraceRow`. By the browser's own means: a table has
 * no place for a `<details>` around two rows. Its whole cell, which is `relative`, can be pressed: WebKit would not
 * keep it within the row.
 */
export function RowOpener({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary className="card-cover">
        <span className="opener">{children}</span>
      </summary>
    </details>
  );
}

/** The row below one with a `RowOpener`. */
export function TraceRow({ trace, columns }: { trace: FigureTrace; columns: number }) {
  return (
    <tr className="opened-row bg-room">
      <td
        colSpan={columns}
        className="border-b border-room-line px-4 py-4 text-left sm:px-6 print:py-2"
      >
        {/* As wide as the table, without making it wider. */}
        <TraceList trace={trace} className="w-0 min-w-full" />
      </td>
    </tr>
  );
}
