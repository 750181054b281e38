import { type Columns, columnIds } from "./shift-sums.ts";

interface ColumnHeadsProps {
  columns: Columns<string>;
  className: string;
}

/** The head of a table of the result: what was decided, and the costliest way. */
export function ColumnHeads({ columns, className }: ColumnHeadsProps) {
  return (
    <thead>
      <tr className={className}>
        <td />
        {columnIds.map((column) => (
          <th key={column} scope="col">
            {columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
