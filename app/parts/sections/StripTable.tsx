import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

interface StripTableProps {
  /** Heads of the columns, that of the rows' own heads first. */
  columns: readonly string[];
  rows: readonly { name: string; head: ReactNode; cells: readonly string[] }[];
  /** The column that matters most, as its place in `cells`. */
  highlighted?: number;
  className?: string;
  /** On phones the rows are below each other instead: whole, or their heads alone. */
  onPhone?: "stacked" | "heads";
  /** Of the rows’ heads: their width on wide pages, a hanging indent. */
  headClass?: string;
}

const phoneRows = {
  stacked: "max-md:grid max-md:gap-3",
  heads: "max-md:block max-md:border-t max-md:border-ink",
};

/**
 * A table of texts. On phones its rows are cards on a strip, each cell with its column's head. A link that covers its
 * card (`card-cover`) covers the row's head only where the row is one of a table.
 */
export function StripTable(props: StripTableProps) {
  const { columns, rows, highlighted, className, onPhone, headClass } = props;
  const [, ...names] = columns;
  return (
    <table className={classNames("block w-full border-ink md:table md:border-t", className)}>
      <thead className="max-md:sr-only">
        <tr className="text-left">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-ink px-3 py-2.5 tag text-graphite uppercase first:pl-0 lg:px-4"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={onPhone ? phoneRows[onPhone] : "snap-strip"}>
        {rows.map(({ name, head, cells }) => (
          <tr
            key={name}
            className={classNames(
              "group/card align-top max-md:relative",
              onPhone === "heads"
                ? "border-b border-hairline max-md:block"
                : "max-md:flex max-md:flex-col max-md:border max-md:border-ink max-md:bg-sheet md:border-b md:border-hairline",
            )}
          >
            <th
              scope="row"
              className={classNames(
                "text-left font-normal md:relative md:py-2.5 md:pr-4",
                onPhone === "heads"
                  ? "max-md:block max-md:py-3"
                  : "max-md:border-b max-md:border-ink max-md:p-3",
                headClass,
              )}
            >
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={names[index]}
                data-column={names[index]}
                className={classNames(
                  "border-hairline px-3 py-2 text-small text-text max-md:not-last:border-b max-md:before:block max-md:before:tag max-md:before:text-graphite max-md:before:uppercase max-md:before:content-[attr(data-column)] md:border-l md:py-2.5 lg:px-4 lg:text-detail",
                  index === highlighted && "bg-petrol-wash font-medium text-ink",
                  onPhone === "heads" && "max-md:hidden",
                )}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
