import { describeConsent } from "../desk/lead-facts.ts";
import { addedFields, type FieldName, formFields, getField } from "../fields.ts";
import type { HistoryEntry, StoredLead } from "../lead.ts";
import { getOpenTime } from "../time/answer-clock.ts";
import { readWallClock } from "../time/clock.ts";
import {
  channelLabels,
  describeEntry,
  nameActor,
  nameSourcePage,
  signLabels,
  stageLabels,
} from "../words.ts";
import { buildLeadRecord, describeDelivery } from "./lead-record.ts";
import { type Cell, cutCell, type LocalTime, type SheetColumn, writeWorkbook } from "./workbook.ts";

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

/** Gives what clocks on the wall show at a time (ISO 8601), if there is one. */
type ShowTime = (time: string | undefined) => LocalTime | undefined;

/** A column of an export for a spreadsheet, named as the desk names what is in it. */
interface ExportColumn extends SheetColumn {
  getCell(stored: StoredLead, show: ShowTime, timeZone: string): Cell;
}

const hour = 3_600_000; // milliseconds

const column = (label: string, width: number, getCell: ExportColumn["getCell"]): ExportColumn => ({
  label,
  width,
  getCell,
});

/** A field's name as on the desk: those that share a label are told apart by their parameters. */
export function nameField(name: FieldName): string {
  const { label = name, parameter } = getField(name);
  return parameter ?? label;
}

function buildFieldColumn(name: FieldName): ExportColumn {
  return column(nameField(name), getField(name).kind === "text" ? 60 : 24, ({ lead }) =>
    [lead.submission[name] ?? []]
      .flat()
      .map((value) => (name === "sourcePage" ? nameSourcePage(String(value)) : value))
      .join("; "),
  );
}

const isNote = ({ kind }: HistoryEntry) => kind === "note";

const describeHistory = (
  entries: readonly HistoryEntry[],
  show: ShowTime,
  describe: (entry: HistoryEntry) => string,
) =>
  entries
    .map((entry) => `${formatTime(show(entry.at))} ${nameActor(entry.by)}: ${describe(entry)}`)
    .join("; ");

/** Everything that is known of a lead, in the order of the columns. */
const exportColumns: readonly ExportColumn[] = [
  column("Lead", 14, ({ lead }) => lead.id),
  column("Received", 17, ({ lead }, show) => show(lead.receivedAt)),
  column("Stage", 12, ({ work }) => stageLabels[work.stage]),
  column("Owner", 24, ({ work }) => work.owner),
  column("Answered", 17, ({ work }, show) => show(work.answeredAt)),
  column("Hours to answer", 15, ({ lead, work }, _, timeZone) => {
    if (work.answeredAt === undefined) return;
    const times = [new Date(lead.receivedAt), new Date(work.answeredAt)] as const;
    return Math.round((getOpenTime(...times, timeZone) / hour) * 100) / 100;
  }),
  column("Value in dollars", 15, ({ work }) => work.value),
  column("Reason", 24, ({ work }) => work.reason),
  column("Remind on", 17, ({ work }) => work.remindOn && { day: work.remindOn }),
  ...formFields.filter((name) => name !== "consent").map(buildFieldColumn),
  ...addedFields.map(buildFieldColumn),
  column("Came by", 18, ({ lead }) =>
    lead.entry ? channelLabels[lead.entry.channel] : "The contact form",
  ),
  column("Entered by", 24, ({ lead }) => lead.entry?.by),
  column("Consent", 40, ({ lead }) => describeConsent(lead)),
  column("Agreed to", 24, ({ lead }) => lead.agreementHash),
  column("Quarantine", 12, ({ lead }) => (lead.inQuarantine ? "Yes" : undefined)),
  column("Signs of spam", 24, ({ lead }) =>
    lead.verdict.map((sign) => signLabels[sign]).join("; "),
  ),
  column("Deliveries", 24, ({ deliveries }) =>
    deliveries.map((delivery) => `${delivery.kind}: ${describeDelivery(delivery)}`).join("; "),
  ),
  column("Notes", 60, ({ work }, show) =>
    describeHistory(work.history.filter(isNote), show, (note) =>
      String("value" in note && note.value),
    ),
  ),
  column("History", 60, ({ work }, show) =>
    describeHistory(
      work.history.filter((entry) => !isNote(entry)),
      show,
      describeEntry,
    ),
  ),
];

/** A lead's cells, in the order of {@link exportColumns}, with the times of a time zone. */
function buildCells(stored: StoredLead, timeZone: string): Cell[] {
  const show: ShowTime = (time) =>
    time === undefined ? undefined : readWallClock(new Date(time), timeZone);
  return exportColumns.map(({ getCell }) => getCell(stored, show, timeZone));
}

/** A day or time for a CSV, which every spreadsheet takes for one: `2026-11-20 10:00`. */
function formatTime(time: LocalTime | undefined): string {
  return time ? `${time.day} ${time.clock?.slice(0, 5) ?? ""}`.trimEnd() : "";
}

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
