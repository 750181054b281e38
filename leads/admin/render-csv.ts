import { cutCell } from "./sheet-limits.ts";

/** Lines by RFC 4180: quotes doubled, each ended by CRLF. */
export function renderCsvLines(
  rows: readonly (readonly (string | number | undefined)[])[],
  delimiter = ",",
): string {
  return rows
    .map((row) => `${row.map((value) => renderCell(String(value ?? ""))).join(delimiter)}\r\n`)
    .join("");
}

/**
 * A cell that no spreadsheet takes for a formula (OWASP, "CSV Injection"): whatever begins like
 * one, full-width signs included, gets an apostrophe in front. So does what follows a character
 * inside that some spreadsheet takes for the end of a cell: Excel in German cuts at semicolons.
 */
function renderCell(text: string): string {
  const harmless = text.replace(
    /(^|[;,\t\r\n"|])([^\S\t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
    "$1$2'",
  );
  const cell = cutCell(harmless);
  return /[",\r\n;\t']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
