import type { StoredLead } from "../lead.ts";
import { buildLeadRecord, recordNames } from "./lead-record.ts";

/** How leads are written for other programs. */
export const exportFormats = { csv: renderCsv, json: renderJson };

/** Leads as a JSON array of objects. */
function renderJson(leads: readonly StoredLead[]): string {
  return `${JSON.stringify(leads.map(buildLeadRecord), null, 2)}\n`;
}

/**
 * Leads as CSV by RFC 4180 (CRLF, a header, quotes doubled), with the byte
 * order mark by which Excel knows UTF-8. Lists are joined by `; `.
 */
function renderCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map((stored) => {
    const record = buildLeadRecord(stored);
    return recordNames.map((name) => [record[name] ?? []].flat().join("; "));
  });
  const lines = [[...recordNames], ...rows].map((row) => row.map(renderCell).join(","));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

/**
 * A cell that no spreadsheet takes for a formula: a text that begins like one,
 * full-width signs included, gets an apostrophe in front (OWASP, "CSV Injection").
 */
function renderCell(text: string): string {
  const harmless = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
