import { Fragment, type ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { markNoted, NoteLink } from "./Screen.tsx";
import type { FigureTrace } from "./schema.ts";

/** The first and last cell have the panel's inset. */
export const rowInset =
  "*:first:pl-4 *:last:pr-4 @min-[28rem]:*:first:pl-6 @min-[28rem]:*:last:pr-6";

/** The line of column names. */
export const headRowStyle = `tag text-left text-room-mute uppercase *:border-b *:border-room-line *:px-2 *:py-3 *:align-bottom *:font-medium ${rowInset}`;

const words = {
  head: headRowStyle,
  row: `*:border-b *:border-room-line *:px-2 *:py-3 ${rowInset}`,
};

/** Lines of numbers below each other. */
export const numbers = {
  head: `text-right text-label text-room-mute *:px-0.5 *:py-2 *:font-normal *:first:text-left ${rowInset}`,
  row: `text-right font-mono text-label *:border-t *:border-room-line *:px-0.5 *:py-2.5 *:first:text-left *:first:whitespace-nowrap *:first:text-white ${rowInset}`,
};

interface Line {
  note?: number | undefined;
  trace?: FigureTrace;
}

interface ScreenTableProps {
  /** Classes of head and cells, and of cells alone. */
  columns: readonly { name: string; head?: ReactNode; className?: string; cell?: string }[];
  rows: readonly (Line & {
    cells: readonly ReactNode[];
    mark?: string | false | undefined;
    below?: ReactNode;
  })[];
  className?: string;
  look?: typeof words;
}

/** The table of a screen. A line that has a trace opens to it. */
export function ScreenTable({ columns, rows, className, look = words }: ScreenTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className={classNames("w-full tabular-nums", className)}>
        <thead>
          <tr className={look.head}>
            {columns.map(({ name, head = name, className }) => (
              <th key={name} scope="col" className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ note, trace, cells, mark, below }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once
            <Fragment key={index}>
              <tr {...markNoted(note)} className={classNames(look.row, mark)}>
                {columns.map(({ name, className, cell }, place) => (
                  <td
                    key={name}
                    data-column={place > 0 ? name : undefined}
                    className={classNames(className, cell) || undefined}
                  >
                    {cells[place]}
                  </td>
                ))}
              </tr>
              {below}
              {trace && (
                <tr className="opened-row bg-room">
                  <td
                    colSpan={columns.length}
                    className="border-b border-room-line px-4 py-4 text-left sm:px-6 print:py-2"
                  >
                    {/* As wide as the table, without making it wider. */}
                    <TraceList trace={trace} className="w-0 min-w-full" />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What a line is called, and its note. With a trace, it opens and closes the row below by the browser's own means: a
 * table has no place for a `<details>` around two rows. Its whole cell, which is `relative`, can be pressed: WebKit
 * would not keep it within the row.
 */
export function LineName({ line, children }: { line: Line; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      {line.trace ? (
        <details>
          <summary className="card-cover">
            <span className="opener">{children}</span>
          </summary>
        </details>
      ) : (
        children
      )}
      <NoteLink note={line.note} className="-my-1" />
    </div>
  );
}

/** Where a line's figures come from: what it opens to. */
export function TraceList({ trace, className }: { trace: FigureTrace; className: string }) {
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
