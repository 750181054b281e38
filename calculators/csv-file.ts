/**
 * A table as CSV (RFC 4180), with the byte order mark by which Excel knows UTF-8. What a spreadsheet
 * could take for a formula gets an apostrophe in front (OWASP, "CSV Injection"), also after a
 * character that some spreadsheet takes for the end of a cell.
 */
export function writeCsv(rows: readonly (readonly string[])[], delimiter: "," | ";"): string {
  const lines = rows.map((row) => row.map(writeCell).join(delimiter));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function writeCell(text: string): string {
  const harmless = text.replace(
    /(^|[;,\t\r\n"|])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
    "$1$2'",
  );
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
