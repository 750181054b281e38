import { findCommonMark, type NumberFault, parseNumber } from "./numbers.ts";
import type { Scaffold } from "./scaffold-cost.ts";

export const maxRows = 100;

/** The columns of a pasted list, in their order. */
export const listColumns = ["tag", "requested", "built", "needed", "standing"] as const;
export type ListColumn = (typeof listColumns)[number];

const measures = ["requested", "built", "needed", "standing"] as const;

export interface ListRow extends Scaffold {
  tag: string;
}

/** What is wrong with a row, from 1 as it was pasted: too few or too many cells, or one of its cells. */
export type RowFault =
  | { row: number; kind: "cells"; cells: number }
  | { row: number; kind: NumberFault; column: ListColumn; text: string }
  | { row: number; kind: "tooMany" };

/** Of every system, and of word processors. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A cell that spreadsheets put into quotation marks, because it has tabs or line breaks in it. */
const quotedCell = /(^|[\t\r\n])("(?:[^"]|"")*")(?=[\t\r\n]|$)/g;

/** What word processors put before the items of a list. */
const bullet = /^\s*[•·▪◦‣*–-]\s+/;

export interface ParsedList {
  rows: ListRow[];
  faults: RowFault[];
}

/**
 * Reads rows pasted from a spreadsheet: tag, requested, built, days needed, days standing. Cells are
 * separated by tabs, else by semicolons, else by commas; a first row without digits is a heading, and
 * bullets are left out. Sound rows count even if others are faulty.
 */
export function parseList(text: string): ParsedList {
  const lines = text
    .replace(
      quotedCell,
      (_, before, cell) => before + cell.replaceAll(/\s+/g, " ").replaceAll('""', '"'),
    )
    .split(lineBreak)
    .map((line, index) => ({ line: line.replace(bullet, ""), row: index + 1 }))
    .filter(({ line }) => line.trim() !== "");
  const separator =
    ["\t", ";", ","].find((sign) => lines.some(({ line }) => line.includes(sign))) ?? "\t";
  const split = (line: string) =>
    line
      .replace(new RegExp(`(?:\\s*${separator})+\\s*$`), "")
      .split(separator)
      .map(unquoteCell);
  const hasHead = lines[0] && !/\d/.test(lines[0].line);
  const table = lines.slice(hasHead ? 1 : 0).map(({ line, row }) => ({ row, cells: split(line) }));
  const mark = findCommonMark(table.flatMap(({ cells }) => cells.slice(1)));
  const rows: ListRow[] = [];
  const faults: RowFault[] = [];
  for (const { row, cells } of table) {
    if (rows.length + faults.length === maxRows) {
      faults.push({ row, kind: "tooMany" });
      break;
    }
    const [tag = "", ...numbers] = cells;
    if (numbers.length !== measures.length) {
      faults.push({ row, kind: "cells", cells: cells.length });
      continue;
    }
    const parsed = measures.map((column, index) => {
      const text = numbers[index] ?? "";
      return { column, text, ...parseNumber(text, mark) };
    });
    const faulty = parsed.find(({ fault }) => fault);
    if (faulty?.fault) {
      faults.push({ row, kind: faulty.fault, column: faulty.column, text: faulty.text });
      continue;
    }
    const values = Object.fromEntries(
      parsed.map((each) => [each.column, "value" in each ? each.value : 0]),
    );
    rows.push({ tag, ...(values as Scaffold) });
  }
  return { rows, faults };
}

/** A cell without the quotation marks that spreadsheets put around some. */
const unquoteCell = (cell: string) => cell.trim().replace(/^"(.*)"$/, "$1");
