import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

interface RuledTableProps {
  columns: readonly { head: string; className?: string }[];
  /** For a section with the `room` look. */
  room?: boolean;
  className?: string;
  /** The rows, each a `RuledRow`. */
  children: ReactNode;
}

/** A table of texts between rules. On phones its heads are for screen readers alone. */
export function RuledTable({ columns, room = false, className, children }: RuledTableProps) {
  return (
    <table
      className={classNames(
        "w-full border-t text-left",
        room ? "border-room-edge" : "border-ink",
        className,
      )}
    >
      <thead
        className={classNames(
          "tag uppercase max-md:sr-only",
          room ? "text-room-mute" : "text-graphite",
        )}
      >
        <tr className={classNames("border-b", room ? "border-room-edge" : "border-hairline")}>
          {columns.map(({ head, className: width }) => (
            <th
              key={head}
              scope="col"
              className={classNames("py-3 font-medium not-last:pr-6", width)}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={room ? "*:border-room-line" : "*:border-hairline"}>{children}</tbody>
    </table>
  );
}

const cell = "py-4 align-baseline not-last:pr-6 max-md:block max-md:p-0";

interface RuledRowProps {
  name: string;
  /** Layout of the row on phones, if its cells are not simply below each other. */
  className?: string;
  nameClass?: string;
  /** The cells, each a `RuledCell`. */
  children: ReactNode;
}

export function RuledRow({ name, className = "max-md:block", nameClass, children }: RuledRowProps) {
  return (
    <tr className={classNames("border-b max-md:py-3", className)}>
      <th scope="row" className={classNames(cell, "font-head text-h4 font-strong", nameClass)}>
        {name}
      </th>
      {children}
    </tr>
  );
}

interface RuledCellProps {
  className?: string;
  children: ReactNode;
}

export function RuledCell({ className, children }: RuledCellProps) {
  return <td className={classNames(cell, "max-md:pt-1!", className)}>{children}</td>;
}
