import type { StoredLead } from "../lead.ts";
import { buildCells, exportColumns, formatTime } from "./export-columns.ts";
import { buildLeadRecord } from "./lead-record.ts";
import { renderCsvLines } from "./render-csv.ts";
import { type Cell, writeWorkbook } from "./workbook.ts";

/** Leads, newest first, some at a time: no export has all of them in memory. */
type LeadPages = AsyncIterable<readonly StoredLead[]> | Iterable<readonly StoredLead[]>;

/** Leads as a JSON array of objects, for programs: names as in `LeadRecord`, times in UTC. */
export async function* renderJson(pages: LeadPages): AsyncGenerator<string> {
  let start = "[\n";
  for await (const leads of pages) {
    for (const lead of leads) {
      yield start + JSON.stringify(buildLeadRecord(lead), null, 2).replace(/^/gm, "  ");
      start = ",\n";
    }
  }
  yield start === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * Leads as CSV by RFC 4180 (CRLF, a header, quotes doubled), with the byte
 * order mark by which Excel knows UTF-8, and cells as long as it takes them.
 */
export async function* renderCsv(
  pages: LeadPages,
  { delimiter = ",", timeZone }: { delimiter?: string; timeZone: string },
): AsyncGenerator<string> {
  yield `\uFEFF${renderCsvLines([exportColumns.map(({ label }) => label)], delimiter)}`;
  const format = (cell: Cell) => (typeof cell === "object" ? formatTime(cell) : cell);
  for await (const leads of pages) {
    const rows = leads.map((lead) => buildCells(lead, timeZone).map(format));
    yield renderCsvLines(rows, delimiter);
  }
}

/** Leads as an Excel workbook. */
export function renderXlsx(
  pages: LeadPages,
  { timeZone }: { timeZone: string },
): AsyncGenerator<Uint8Array> {
  async function* buildPages() {
    for await (const leads of pages) yield leads.map((lead) => buildCells(lead, timeZone));
  }
  return writeWorkbook(exportColumns, buildPages());
}

/** A format of an export, and its media type. */
interface ExportFormat {
  render(
    pages: LeadPages,
    options: { delimiter?: string; timeZone: string },
  ): AsyncGenerator<string | Uint8Array>;
  type: string;
}

/** The formats of an export, by name. The desk has the first two. */
export const exportFormats = {
  csv: { render: renderCsv, type: "text/csv; charset=utf-8" },
  xlsx: {
    render: renderXlsx,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  json: { render: renderJson, type: "application/json" },
} satisfies Record<string, ExportFormat>;
