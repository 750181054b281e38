import type { ReactNode } from "react";
import { RecordNumber } from "../figures/RecordNumber.tsx";
import { classNames } from "../ui/class-names.ts";

type Kind = keyof typeof kinds;

interface RuledRow {
  name: string;
  /** The row's head. */
  head: ReactNode;
  /** The other cells, one for each column after the first. */
  cells: readonly ReactNode[];
  /** The row to look at. */
  isMarked?: boolean;
}

interface RuledTableProps {
  caption?: string | undefined;
  /** That of the rows' heads first. */
  columns: readonly { head: string; kind?: Kind | undefined }[];
  rows: readonly RuledRow[];
}

/** How the cells of a column look, by what is in it. */
const kinds = {
  text: "text-detail text-text in-[.room]:text-room-text",
  code: "font-mono text-small text-graphite in-[.room]:text-room-mute",
  amount: "font-mono text-small font-medium tabular-nums md:text-right",
  answer: "bg-petrol-wash text-detail font-medium md:px-4 max-md:px-3 max-md:pb-2",
};

/** A table between rules, light or in a `room`. On phones each row is a block, and each cell says its column. */
export function RuledTable({ caption, columns, rows }: RuledTableProps) {
  return (
    <table className="light-records block w-full border-t border-ink text-left in-[.room]:border-room-edge md:table">
      {caption && (
        <caption className="pb-3 text-left tag text-graphite uppercase max-md:block in-[.room]:text-room-mute">
          {caption}
        </caption>
      )}
      <thead className="tag text-graphite uppercase in-[.room]:text-room-mute max-md:sr-only">
        <tr className="border-b border-hairline in-[.room]:border-room-edge">
          {columns.map(({ head, kind }) => (
            <th
              key={head}
              scope="col"
              className={classNames(
                "py-3 font-medium not-last:pr-6",
                kind === "amount" && "text-right",
                kind === "answer" && "px-4",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Row key={row.name} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<RuledTableProps, "columns"> {
  row: RuledRow;
}

function Row({ row, columns: [first, ...columns] }: RowProps) {
  const { name, head, cells, isMarked } = row;
  return (
    <tr
      className={classNames(
        "group/card border-b border-hairline break-inside-avoid in-[.room]:border-room-line max-md:block max-md:py-3",
        isMarked &&
          "bg-signal-wash shadow-[inset_4px_0_0_var(--color-signal)] max-md:pl-3 md:*:first:pl-4",
      )}
    >
      <th
        scope="row"
        className="relative py-4 pr-6 align-baseline font-head text-h4 font-strong max-md:block max-md:p-0 md:w-[24%]"
      >
        {first?.kind === "code" ? <RecordNumber number={name} /> : head}
      </th>
      {cells.map((cell, index) => {
        const { head: column = "", kind = "text" } = columns[index] ?? {};
        return (
          <td
            key={column}
            data-column={column}
            className={classNames(
              "py-4 align-baseline not-last:pr-6 max-md:block max-md:pt-1.5 max-md:pb-0 max-md:before:block max-md:before:tag max-md:before:text-graphite max-md:before:content-[attr(data-column)] in-[.room]:max-md:before:text-room-mute",
              kinds[kind],
            )}
          >
            {cell}
          </td>
        );
      })}
    </tr>
  );
}
