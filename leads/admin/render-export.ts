import { formatAmount, nameCurrency } from "../currency.ts";
import type { LeadsEnv } from "../env/env.ts";
import { addedFields, type FieldName, formFields, getField } from "../fields.ts";
import type { Agreement, Delivery, HistoryEntry, Lead, StoredLead } from "../lead.ts";
import { type Cell, type LocalTime, renderCsvLines, writeWorkbook } from "../spreadsheet.ts";
import type { Access } from "../store/lead-upkeep.ts";
import { getOpenTime, readWallClock } from "../time/clock.ts";
import {
  channelLabels,
  describeConsent,
  describeEntry,
  nameActor,
  nameSourcePage,
  signLabels,
  stageLabels,
} from "../words.ts";

const stateWords = { pending: "waiting", sent: "delivered", failed: "failed" };

export function describeDelivery({ state, lastError }: Delivery): string {
  return stateWords[state] + (lastError ? ` (${lastError})` : "");
}

/** State of a lead's deliveries: one word when all are the same, else the undelivered ones by kind. */
export function describeDeliveries(lead: Lead, deliveries: readonly Delivery[]): string {
  if (lead.inQuarantine) return `quarantine (${lead.verdict.join(", ")})`;
  const [first, ...others] = deliveries;
  if (!first) return "stored";
  if (others.length === 0) return describeDelivery(first);
  const open = deliveries.filter(({ lastError, state }) => state !== "sent" || lastError);
  if (open.length === 0) return stateWords.sent;
  return open.map((delivery) => `${delivery.kind} ${describeDelivery(delivery)}`).join(", ");
}

/** A lead by names for programs; for them, times are in UTC. */
type LeadRecord = Record<string, string | readonly string[]>;

const visitorFields = formFields.filter((name) => name !== "consent");

/** Everything that is known of a lead; a name is there whether or not it has a value. */
function buildLeadRecord(
  { lead, deliveries, work }: StoredLead,
  currency: string,
  show = (time: string) => time,
): LeadRecord {
  const showIf = (time: string | undefined) => (time ? show(time) : "");
  const describe = (entry: HistoryEntry) => describeLine(entry, currency, show(entry.at));
  const getValues = (names: typeof visitorFields | typeof addedFields) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        lead.submission[name] ?? (getField(name).kind === "options" ? [] : ""),
      ]),
    );
  return {
    id: lead.id,
    receivedAt: show(lead.receivedAt),
    stage: work.stage,
    owner: work.owner ?? "",
    answeredAt: showIf(work.answeredAt),
    remindOn: work.remindOn ?? "",
    wonOn: work.wonOn ?? "",
    value: String(work.value ?? ""),
    reason: work.reason ?? "",
    quarantine: lead.inQuarantine ? "yes" : "",
    verdict: lead.verdict,
    ...getValues(visitorFields),
    consentedAt: lead.submission.consent ? show(lead.receivedAt) : "",
    noticeVersion: lead.noticeVersion ?? "",
    agreementHash: lead.agreementHash ?? "",
    consentBasis: lead.entry?.consentBasis ?? "",
    channel: lead.entry?.channel ?? "",
    enteredBy: lead.entry?.by ?? "",
    enteredAt: showIf(lead.entry?.at),
    ...getValues(addedFields),
    deliveries: deliveries.map(describeWithKind),
    notes: work.history.filter(isNote).map(describe),
    history: work.history.filter(isChange).map(describe),
  };
}

const describeWithKind = (delivery: Delivery) => `${delivery.kind}: ${describeDelivery(delivery)}`;

const isNote = ({ kind }: HistoryEntry) => kind === "note";
const isChange = ({ kind }: HistoryEntry) => kind !== "note";

/** A line of the history, such as `2026-11-20T10:00:00.000Z command: Stage set to Won`. */
function describeLine(entry: HistoryEntry, currency: string, at: string, by = entry.by): string {
  return `${at} ${by}: ${entry.kind === "note" ? entry.value : describeEntry(entry, currency)}`;
}

/** One lead for a terminal: a line per field that has a value, then the message and the notes. */
export function renderLeadDetails(
  stored: StoredLead,
  { currency, timeZone }: ExportSettings,
): string {
  const all = buildLeadRecord(stored, currency, (time) => showTime(time, timeZone));
  const { message, notes = [], sourcePage, ...record } = all;
  const page = nameSourcePage(String(sourcePage));
  const value = record.value && formatAmount(Number(record.value), currency);
  const lines = Object.entries({ ...record, value, sourcePage: page })
    .map(([name, value]): [string, string] => [name, [value].flat().join(", ")])
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name.padEnd(14)}${text}`);
  return [
    ...lines,
    "",
    message || "(no message)",
    ...[notes].flat().map((note) => `\n${note}`),
  ].join("\n");
}

/**
 * Everything that is known of one person, as JSON (GDPR, Articles 15 and 20): each lead with all its
 * values, what was sent where, and when it was seen; then the words that were agreed to, by their hash.
 * Who of the team saw it is not in it.
 */
export function renderPerson(
  email: string,
  leads: readonly StoredLead[],
  currency: string,
  { accesses, agreements }: { accesses: readonly Access[]; agreements: readonly Agreement[] },
): string {
  const hashes = leads.map(({ lead }) => lead.agreementHash);
  const content = {
    email,
    madeAt: new Date().toISOString(),
    leads: leads.map((stored) => ({
      ...buildLeadRecord(stored, currency),
      submissionId: stored.lead.submission.submissionId,
      accesses: accesses
        .filter((access) => concerns(access, stored))
        .map(({ action, at, what }) => ({ at, action, what })),
      deliveries: stored.deliveries.map((delivery) => ({
        kind: delivery.kind,
        state: delivery.state,
        attempts: delivery.attempts,
        ...(delivery.lastError && { lastError: delivery.lastError }),
        ...(delivery.sentAt && {
          sentAt: delivery.sentAt,
          sentTo: delivery.sentTo ?? "not known: sent before this was kept",
        }),
      })),
    })),
    agreements: agreements.filter(({ hash }) => hashes.includes(hash)),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Whether somebody saw a lead, or took away what may have contained it: a list or an export. */
export function concerns({ action, at, what }: Access, { lead }: StoredLead): boolean {
  if (what === lead.id) return true;
  // A report has sums alone.
  const isOfMany =
    what === "list" || (action === "exported" && !/^one person\b|\breport, /.test(what));
  return isOfMany && at >= (lead.entry?.at ?? lead.receivedAt);
}

/** Where the team works, and the currency of what leads are worth. */
type ExportSettings = Pick<LeadsEnv, "currency" | "timeZone">;

type GetCell = (stored: StoredLead, settings: ExportSettings) => Cell;

const getLocal = (iso: string | undefined, { timeZone }: Pick<ExportSettings, "timeZone">) =>
  iso === undefined ? iso : readWallClock(new Date(iso), timeZone);

const column = (label: string, width: number, getCell: GetCell) => ({ label, width, getCell });

/** A field's name as on the desk: those that share a label are told apart by their parameters. */
export function nameField(name: FieldName): string {
  const { label = name, parameter } = getField(name);
  return parameter ?? label;
}

function buildFieldColumn(name: FieldName) {
  return column(nameField(name), getField(name).kind === "text" ? 60 : 24, ({ lead }) =>
    [lead.submission[name] ?? []]
      .flat()
      .map((value) => (name === "sourcePage" ? nameSourcePage(String(value)) : value))
      .join("; "),
  );
}

const buildHistoryColumn = (label: string, isWanted: (entry: HistoryEntry) => boolean) =>
  column(label, 60, ({ work }, { currency, timeZone }) =>
    work.history
      .filter(isWanted)
      .map((entry) =>
        describeLine(entry, currency, showTime(entry.at, timeZone), nameActor(entry.by)),
      )
      .join("; "),
  );

const buildColumns = (currency: string) => [
  column("Lead", 14, ({ lead }) => lead.id),
  column("Received", 17, ({ lead }, settings) => getLocal(lead.receivedAt, settings)),
  column("Stage", 12, ({ work }) => stageLabels[work.stage]),
  column("Owner", 24, ({ work }) => work.owner),
  column("Answered", 17, ({ work }, settings) => getLocal(work.answeredAt, settings)),
  column("Hours to answer", 15, ({ lead, work }, { timeZone }) => {
    if (work.answeredAt === undefined) return;
    const times = [new Date(lead.receivedAt), new Date(work.answeredAt)] as const;
    return Math.round(getOpenTime(...times, timeZone) / 36_000) / 100;
  }),
  column("Won on", 12, ({ work }) => work.wonOn && { day: work.wonOn }),
  column(`Value in ${nameCurrency(currency)}`, 15, ({ work }) => work.value),
  column("Reason", 24, ({ work }) => work.reason),
  column("Remind on", 17, ({ work }) => work.remindOn && { day: work.remindOn }),
  ...[...visitorFields, ...addedFields].map(buildFieldColumn),
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
  column("Deliveries", 24, ({ deliveries }) => deliveries.map(describeWithKind).join("; ")),
  buildHistoryColumn("Notes", isNote),
  buildHistoryColumn("History", isChange),
];

/** The columns of an export, and what gives a lead's cells in their order. */
function buildExport(settings: ExportSettings) {
  const columns = buildColumns(settings.currency);
  const buildCells = (stored: StoredLead) =>
    columns.map(({ getCell }) => getCell(stored, settings));
  return { columns, buildCells };
}

/** A day or time for a CSV, which every spreadsheet takes for one: `2026-11-20 10:00`. */
function formatTime(time: LocalTime | undefined): string {
  return time ? `${time.day} ${time.clock?.slice(0, 5) ?? ""}`.trimEnd() : "";
}

/** A time (ISO 8601) for a terminal, as clocks on the wall show it. */
export const showTime = (iso: string, timeZone: string) => formatTime(getLocal(iso, { timeZone }));

/** Leads, newest first, some at a time: no export has all of them in memory. */
type LeadPages = AsyncIterable<readonly StoredLead[]> | Iterable<readonly StoredLead[]>;

/** Leads as a JSON array of objects, for programs: names as in `LeadRecord`, times in UTC. */
export async function* renderJson(
  pages: LeadPages,
  { currency }: ExportSettings,
): AsyncGenerator<string> {
  let start = "[\n";
  for await (const leads of pages) {
    for (const lead of leads) {
      yield start + JSON.stringify(buildLeadRecord(lead, currency), null, 2).replace(/^/gm, "  ");
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
  { delimiter = ",", ...settings }: ExportSettings & { delimiter?: string },
): AsyncGenerator<string> {
  const { buildCells, columns } = buildExport(settings);
  yield `\uFEFF${renderCsvLines([columns.map(({ label }) => label)], delimiter)}`;
  const format = (cell: Cell) => (typeof cell === "object" ? formatTime(cell) : cell);
  for await (const leads of pages) {
    const rows = leads.map((lead) => buildCells(lead).map(format));
    yield renderCsvLines(rows, delimiter);
  }
}

export function renderXlsx(pages: LeadPages, settings: ExportSettings): AsyncGenerator<Uint8Array> {
  const { buildCells, columns } = buildExport(settings);
  async function* buildPages() {
    for await (const leads of pages) yield leads.map(buildCells);
  }
  return writeWorkbook(columns, buildPages());
}

export const exportFormats = {
  csv: { render: renderCsv, type: "text/csv; charset=utf-8" },
  xlsx: {
    render: renderXlsx,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  json: { render: renderJson, type: "application/json" },
} as const;
