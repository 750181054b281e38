import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { StoredLead } from "../lead.ts";
import { buildLeadRecord, recordNames } from "./lead-record.ts";
import { cutCell } from "./sheet-limits.ts";

/** Leads as a JSON array of objects. */
export function renderJson(leads: readonly StoredLead[]): string {
  return `${JSON.stringify(leads.map(buildLeadRecord), null, 2)}\n`;
}

/**
 * Leads as CSV by RFC 4180 (CRLF, a header, quotes doubled), with the byte
 * order mark by which Excel knows UTF-8, and cells as long as it takes them.
 */
export function renderCsv(leads: readonly StoredLead[], delimiter = ","): string {
  return `\uFEFF${renderLines([header, ...leads.map(buildRow)], delimiter)}`;
}

/** The same with commas, as soon as a page of leads is there. */
export async function* renderCsvPages(
  pages: AsyncIterable<readonly StoredLead[]>,
): AsyncGenerator<string> {
  yield renderCsv([]);
  for await (const page of pages) yield renderLines(page.map(buildRow), ",");
}

/** Leads as an Excel workbook of one sheet (`xlsx-worker.ts`). */
export async function renderXlsx(
  pages: AsyncIterable<readonly StoredLead[]> | Iterable<readonly StoredLead[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL("./xlsx-worker.ts", import.meta.url));
  const sendPages = async () => {
    worker.postMessage([header]);
    for await (const page of pages) worker.postMessage(page.map(buildRow));
    worker.postMessage(null);
  };
  try {
    const [[file]] = await Promise.all([once(worker, "message"), sendPages()]);
    return file;
  } finally {
    await worker.terminate();
  }
}

const header = [...recordNames];

/** Lists are joined by `; `. */
function buildRow(stored: StoredLead): string[] {
  const record = buildLeadRecord(stored);
  return recordNames.map((name) => [record[name] ?? []].flat().join("; "));
}

function renderLines(rows: readonly string[][], delimiter: string): string {
  return rows.map((row) => `${row.map(renderCell).join(delimiter)}\r\n`).join("");
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
