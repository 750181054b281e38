import { fieldNames, getField } from "../fields.ts";
import type { StoredLead } from "../lead.ts";
import { getAnswerClock } from "../time/answer-clock.ts";
import { readWallClock } from "../time/wall-clock.ts";
import { describeDeliveries } from "./describe-deliveries.ts";

/** Longest cell in characters; what is cut ends with an ellipsis. */
const longestCell = 36;

const listedFields = fieldNames.filter((name) => getField(name).listed);

/**
 * Leads as a table for a terminal, a count below it. A lead that has waited for an answer for more
 * than a business day is late, one whose reminder has come is due.
 */
export function renderLeadsTable(
  leads: readonly StoredLead[],
  now: Date,
  timeZone: string,
): string {
  const labels = listedFields.map((name) => getField(name).label?.toUpperCase() ?? "");
  const header = ["ID", "RECEIVED (UTC)", ...labels, "STAGE", "OWNER", "STATE"];
  const buildStage = (stored: StoredLead) => {
    const { isLate, isRunning } = getAnswerClock(stored, now, timeZone);
    const { remindOn, stage } = stored.work;
    const isDue = remindOn !== undefined && remindOn <= readWallClock(now, timeZone).day;
    return [stage, ...(isLate && isRunning ? ["late"] : []), ...(isDue ? ["due"] : [])].join(", ");
  };
  const rows = [header, ...leads.map((stored) => buildCells(stored, buildStage(stored)))];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => getLength(row[column]))));
  const lines = rows.map((row) =>
    row.map((cell, column) => padText(cell, widths[column])).join("  "),
  );
  return [...lines.map((line) => line.trimEnd()), "", countLeads(leads)].join("\n");
}

function countLeads(leads: readonly StoredLead[]): string {
  const count = leads.length === 1 ? "1 lead" : `${leads.length} leads`;
  const held = leads.filter(({ lead }) => lead.inQuarantine).length;
  if (held === 0) return count;
  return `${count}, ${held} of them in quarantine (npm run leads -- release ID)`;
}

function buildCells({ lead, deliveries, work }: StoredLead, stage: string): string[] {
  const values = listedFields.map((name) => {
    const value = [lead.submission[name] ?? []].flat().join(", ");
    return getField(name).kind === "email" ? value : cutText(value); // an address is to be copied
  });
  return [
    lead.id,
    lead.receivedAt.slice(0, 16).replace("T", " "),
    ...values,
    stage,
    work.owner ?? "",
    describeDeliveries(lead, deliveries),
  ];
}

function getLength(text = ""): number {
  return [...text].length;
}

function cutText(text: string): string {
  const characters = [...text];
  if (characters.length <= longestCell) return text;
  return `${characters.slice(0, longestCell - 1).join("")}…`;
}

function padText(text: string, width = 0): string {
  return text + " ".repeat(width - getLength(text));
}
