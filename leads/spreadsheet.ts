import { Zip, ZipDeflate } from "fflate";
import { escapeHtml } from "./clean-text.ts";
import { nameCurrency } from "./currency.ts";
import { type Report, type ReportLine, shareCost } from "./report/report.ts";

/** Limits of Excel ("Excel specifications and limits"); other spreadsheets have the same or higher. */
const longestCell = 32_767; // UTF-16 code units
const lineBreaksOfCell = 253;
const rowsOfSheet = 1_048_576;

/** A cell's text as far as a spreadsheet takes it: what is cut says so. */
function cutCell(text: string): string {
  if (text.length <= longestCell) return text;
  const mark = `… [cut of ${text.length} characters: the JSON export has them all]`;
  const kept = text.slice(0, longestCell - mark.length);
  return `${kept.replace(/[\uD800-\uDBFF]$/, "")}${mark}`; // no half of a character
}

/** The text of an XLSX cell: as {@link cutCell}, with no more line breaks than a cell may have. */
export function buildSheetText(text: string): string {
  const all = text.split("\n");
  const lines = [all.slice(0, lineBreaksOfCell + 1).join("\n"), ...all.slice(lineBreaksOfCell + 1)];
  // Excel reads `_x0041_` as a character's number (ECMA-376, 22.9.2.19, ST_Xstring).
  return cutCell(lines.join(" ↵ ")).replace(/_x(?=[\dA-Fa-f]{4}_)/g, "_x005F_x");
}

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
    /(^|[;,\t\r\n\x22|])([^\S\t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
    "$1$2'",
  );
  const cell = cutCell(harmless);
  return /[\x22,\r\n;\t\x27]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The text of a file that a spreadsheet wrote: UTF-8, Excel's "Unicode text" (UTF-16) or Windows-1252. */
export function decodeSheet(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Cells, and the first of their lines, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Reads CSV by RFC 4180; between its cells are commas, semicolons or tabs, whichever the first line has
 * most of. Leaves out what is blank, and Excel's line `sep=;` before it. A quotation mark that nothing closes is a
 * sign like any other.
 */
export function parseCsv(text: string): CsvRecord[] {
  const rows = text.replace(/^\uFEFF?sep=.(?=[\r\n])/i, "");
  const [head = ""] = rows.trimStart().split(/[\r\n]/, 1);
  const count = (sign: string) => head.split(sign).length;
  const [delimiter = ","] = [",", ";", "\t"].sort((a, b) => count(b) - count(a));
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n?|\\n|$)`,
    "gy",
  );
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  for (const [whole, quoted, bare = "", end] of rows.matchAll(cell)) {
    record.cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    line += whole.split(/\r\n?|\n/).length - 1;
    if (end === delimiter) continue;
    if (record.cells.some(Boolean)) records.push(record);
    record = { line, cells: [] };
    if (end === "") break;
  }
  return records;
}

export type Cell = string | number | LocalTime | undefined;

/** A day, or a time as clocks on the wall show it: `{ day: "2026-11-22", clock: "15:05:09" }`. */
export interface LocalTime {
  day: string;
  clock?: string;
}

interface SheetColumn {
  label: string;
  /** In characters. */
  width: number;
}

/** Styles of cells, by their place in `cellXfs`. */
const styles = { plain: 0, header: 1, time: 2, day: 3 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const packages = "http://schemas.openxmlformats.org/package/2006";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Everything but the sheet (ECMA-376, part 1, 12.2 and 18; part 2 for the package). */
const parts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/styles.xml": `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf applyAlignment="1"><alignment vertical="top"/></xf><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="165" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf></cellXfs></styleSheet>`,
};

/**
 * An Excel workbook of one sheet, made while its rows arrive: its header stays in view and filters.
 * No cell is a formula. Throws if there are more rows than a sheet holds.
 *
 * @returns its bytes, some for each page of rows
 */
export async function* writeWorkbook(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const openPart = (name: string) => {
    const part = new ZipDeflate(name, { level: 4 });
    zip.add(part);
    return (text: string, isLast = false) => part.push(Buffer.from(text), isLast);
  };

  for (const [name, text] of Object.entries(parts)) openPart(name)(head + text, true);
  const write = openPart("xl/worksheets/sheet1.xml");
  const labels = columns.map(({ label }) => label);
  let rowCount = 1;
  write(buildSheetHead(columns) + buildRow(labels, rowCount, styles.header));
  for await (const rows of pages) {
    if (rowCount + rows.length > rowsOfSheet) throw new Error("Too many rows for a sheet");
    write(rows.map((row) => buildRow(row, ++rowCount)).join(""));
    yield* written.splice(0);
  }
  const filtered = `A1:${nameColumn(columns.length - 1)}${rowCount}`;
  write(`</sheetData><autoFilter ref="${filtered}"/></worksheet>`, true);
  zip.end();
  yield* written.splice(0);
}

function buildSheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0" tabSelected="1">${pane}</sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
}

function buildRow(cells: readonly Cell[], number: number, style: number = styles.plain): string {
  const filled = cells.map((cell, column) =>
    buildCell(cell, `${nameColumn(column)}${number}`, style),
  );
  return `<row r="${number}">${filled.join("")}</row>`;
}

function buildCell(cell: Cell, place: string, style: number): string {
  if (cell === undefined || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}" s="${style}"><v>${cell}</v></c>`;
  if (typeof cell === "object") {
    const own = cell.clock ? styles.time : styles.day;
    return `<c r="${place}" s="${own}"><v>${getSerialDay(cell)}</v></c>`;
  }
  const text = escapeHtml(buildSheetText(cell));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Days since December 30, 1899, as spreadsheets count time (ECMA-376, part 1, 18.17.4.1). */
function getSerialDay({ clock = "00:00:00", day }: LocalTime): number {
  return (Date.parse(`${day}T${clock}Z`) - Date.parse("1899-12-30T00:00:00Z")) / 86_400_000;
}

/** `A` to `Z`, then `AA` and so on, from 0. */
function nameColumn(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : nameColumn(Math.floor(index / 26) - 1) + letter;
}

/** The lines of a report, and the names of its columns. */
function buildReportRows({ answers, currency, tables, total, weeks }: Report) {
  const rows = [{ title: "Total", lines: [total] }, weeks, ...tables].flatMap(({ lines, title }) =>
    lines.map(({ cost, leads, name, value, visits, won }: ReportLine) => [
      ...[title, name, leads, won, value, visits],
      ...(cost ? [cost, shareCost(cost, leads), shareCost(cost, won)] : []),
    ]),
  );
  const times = (["median", "longest"] as const).map((name) => {
    const time = answers[name];
    const hours = time === undefined ? "" : Number((time / 3_600_000).toFixed(1));
    return [`Time to answer, ${name}, in hours`, "", hours];
  });
  const header = ["Table", "Line", "Leads", "Won", `Value in ${nameCurrency(currency)}`, "Visits"];
  header.push("Cost", "Cost per lead", "Cost per sale");
  return { header, rows: [...rows, ...times] };
}

/** As CSV, with the byte order mark by which Excel knows UTF-8. */
export function renderReportCsv(report: Report, delimiter?: string): string {
  const { header, rows } = buildReportRows(report);
  return `\uFEFF${renderCsvLines([header, ...rows], delimiter)}`;
}

export function renderReportXlsx(report: Report): AsyncGenerator<Uint8Array> {
  const { header, rows } = buildReportRows(report);
  const columns = header.map((label, at) => ({ label, width: at < 2 ? 30 : 15 }));
  return writeWorkbook(columns, [rows]);
}
