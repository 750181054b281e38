import type { ReactNode } from "react";
import { RecordNumber } from "../figures/Screen.tsx";
import { classNames } from "../ui/class-names.ts";

type Kind = keyof typeof kinds;

interface Column {
  head: string;
  kind?: Kind | undefined;
}

interface RuledRow {
  name: string;
  head: ReactNode;
  /** The other cells, one for each column after the first. */
  cells: readonly ReactNode[];
  /** The row to look at. */
  isMarked?: boolean;
}

interface RuledTableProps {
  caption?: ReactNode;
  /** That of the rows' heads first. */
  columns: readonly Column[];
  rows: readonly RuledRow[];
}

/**
 * How the cells of a column look, by what is in it; in a row that is a block, where each is. There a cell says its column
 * (`name`): above a text, before a code; an amount says what it is.
 */
const kinds = {
  text: {
    head: "",
    cell: "text-detail text-text in-[.room]:text-room-text @max-table:order-2 @max-table:basis-full",
    name: "@max-table:before:block",
  },
  code: {
    head: "lg:text-nowrap",
    cell: "font-mono text-small text-graphite lg:text-nowrap in-[.room]:text-room-mute @max-table:order-3",
    name: "@max-table:before:mr-2",
  },
  amount: {
    head: "text-right",
    cell: "font-mono text-small font-medium whitespace-nowrap tabular-nums @table:text-right @max-table:order-1",
    name: "@max-table:before:hidden",
  },
  answer: {
    head: "px-4",
    cell: "bg-petrol-wash text-detail font-medium @table:px-4 @max-table:order-2 @max-table:mt-2 @max-table:basis-full @max-table:px-3 @max-table:pb-2",
    name: "@max-table:before:block",
  },
};

const cellPadding = "@table:py-3.5 in-[.dense-bands]:@table:py-2.5 print:py-1.5! print:text-small";

/** Where its columns have too little room, on a phone or with enlarged text, each row is a block. */
export function RuledTable({ caption, columns, rows }: RuledTableProps) {
  return (
    <div className="@container">
      <table
        className={classNames(
          "light-records block w-full border-ink text-left in-[.room]:border-room-edge @max-table:wrap-anywhere @table:table @table:border-t",
          rows.some(({ isMarked }) => isMarked) && "@table:**:[tr]:*:first:pl-4",
        )}
      >
        {caption && (
          <caption className="pb-3 text-left tag text-graphite uppercase @max-table:block in-[.room]:text-room-mute">
            {caption}
          </caption>
        )}
        <thead className="tag text-graphite uppercase in-[.room]:text-room-mute @max-table:sr-only">
          <tr className="border-b border-hairline in-[.room]:border-room-edge">
            {columns.map(({ head, kind = "text" }, index) => (
              <th
                key={head}
                scope="col"
                className={classNames(
                  "py-3 font-medium not-last:pr-8",
                  columns[index - 1]?.kind === "answer" && "pl-5",
                  kinds[kind].head,
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-ink @max-table:block @max-table:border-t in-[.room]:border-room-edge">
          {rows.map((row) => (
            <Row key={row.name} {...{ row, columns }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, columns: [first, ...columns] }: { row: RuledRow; columns: readonly Column[] }) {
  const { name, head, cells, isMarked } = row;
  const isCode = first?.kind === "code";
  const hasAmount = columns.some(({ kind }) => kind === "amount");
  return (
    <tr
      className={classNames(
        "group/card border-b border-hairline break-inside-avoid in-[.room]:border-room-line @max-table:flex @max-table:flex-wrap @max-table:items-baseline @max-table:gap-x-5 @max-table:py-3",
        isMarked && "bg-signal-wash [box-shadow:inset_4px_0_0_var(--color-signal)] @max-table:px-3",
      )}
    >
      <th
        scope="row"
        className={classNames(
          "relative pr-8 align-baseline @max-table:grow @max-table:p-0",
          columns.length > 2 ? "@table:w-[20%]" : "@table:w-[26%]",
          cellPadding,
          isCode ? "font-mono text-small font-medium" : "font-head text-h4 font-strong",
          !hasAmount && "@max-table:basis-full",
        )}
      >
        {isCode ? <RecordNumber number={name} /> : head}
      </th>
      {cells.map((cell, index) => {
        const { head: column = "", kind = "text" } = columns[index] ?? {};
        return (
          <td
            key={column}
            data-column={columns.length > 1 ? column : undefined}
            className={classNames(
              "align-baseline @table:not-last:pr-8 @max-table:pt-1.5 @max-table:pb-0 @max-table:before:tag @max-table:before:text-graphite @max-table:before:content-[attr(data-column)] in-[.room]:@max-table:before:text-room-mute",
              columns[index - 1]?.kind === "answer" && "@table:pl-5",
              cellPadding,
              kinds[kind].cell,
              hasAmount && kind === "text" ? "@max-table:before:hidden" : kinds[kind].name,
            )}
          >
            {cell}
          </td>
        );
      })}
    </tr>
  );
}
