/**
 * Writes an Excel workbook in a thread of its own, since that takes 13 s for 50,000 leads: is sent
 * pages of rows, then null, and answers with the file.
 */
import { parentPort } from "node:worker_threads";
import writeExcelFile from "write-excel-file/node";
import { buildSheetText, splitSheets } from "./sheet-limits.ts";

const rows: string[][] = [];

parentPort?.on("message", async (page: string[][] | null) => {
  for (const row of page ?? []) rows.push(row);
  if (!page) parentPort?.postMessage(await writeWorkbook());
});

/** Sheets with a header each. Every cell is a text, so none is a formula. */
function writeWorkbook(): Promise<Buffer> {
  const [header = [], ...leads] = rows;
  const columns = header.map((name) => ({ width: name === "message" ? 60 : 24 }));
  const sheets = splitSheets([header, ...leads]).map((part, number) => ({
    data: part.map(buildCells),
    columns,
    sheet: number === 0 ? "Leads" : `Leads ${number + 1}`,
    stickyRowsCount: 1,
  }));
  return writeExcelFile(sheets).toBuffer();
}

function buildCells(row: readonly string[], index: number) {
  // Most cells of most leads are empty, and take a third of the memory.
  return row.map((value) =>
    value === ""
      ? null
      : {
          type: String,
          value: buildSheetText(value),
          alignVertical: "top" as const,
          ...(index === 0 && { fontWeight: "bold" as const }),
        },
  );
}
