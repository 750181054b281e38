import type { StoredLead } from "../lead.ts";
import { buildLeadRecord, recordNames } from "./lead-record.ts";

/** Leads as a JSON array of objects. */
export function renderJson(leads: readonly StoredLead[]): string {
  return `${JSON.stringify(leads.map(buildLeadRecord), null, 2)}\n`;
}

/**
 * Leads as CSV by RFC 4180 (CRLF, a header, quotes doubled), with the byte
 * order mark by which Excel knows UTF-8.
 */
export function renderCsv(leads: readonly StoredLead[], delimiter = ","): string {
  const lines = buildRows(leads).map((row) => row.map(renderCell).join(delimiter));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

/** Leads as an Excel workbook of one sheet. Every cell is a text, so none is a formula. */
export async function renderXlsx(leads: readonly StoredLead[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const rows = buildRows(leads).map((row, index) =>
    row.map((value) => ({
      type: String,
      value,
      alignVertical: "top" as const,
      ...(index === 0 && { fontWeight: "bold" as const }),
    })),
  );
  const columns = recordNames.map((name) => ({ width: name === "message" ? 60 : 24 }));
  return writeExcelFile(rows, { columns, sheet: "Leads", stickyRowsCount: 1 }).toBuffer();
}

/** A header and a row for each lead; lists are joined by `; `. */
function buildRows(leads: readonly StoredLead[]): string[][] {
  const rows = leads.map((stored) => {
    const record = buildLeadRecord(stored);
    return recordNames.map((name) => [record[name] ?? []].flat().join("; "));
  });
  return [[...recordNames], ...rows];
}

/**
 * A cell that no spreadsheet takes for a formula (OWASP, "CSV Injection"): whatever begins like
 * one, full-width signs included, gets an apostrophe in front. So does what follows a character
 * inside that some spreadsheet takes for the end of a cell: Excel in German cuts at semicolons.
 */
function renderCell(text: string): string {
  const harmless = text.replace(
    /(^|[;,\t\r\n"|])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
    "$1$2'",
  );
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
