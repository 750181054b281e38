import type { StoredLead } from "../store/site-store.ts";
import { describeDeliveries } from "./describe-deliveries.ts";

/** Longest cell in characters; what is cut ends with an ellipsis. */
const longestCell = 36;

/** Leads as a table for a terminal, a count below it. */
export function renderLeadsTable(leads: readonly StoredLead[]): string {
  const header = ["ID", "RECEIVED (UTC)", "NAME", "EMAIL", "COMPANY", "INTERESTS", "STATE"];
  const rows = [header, ...leads.map(buildCells)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => getLength(row[column]))));
  const lines = rows.map((row) => row.map((cell, column) => pad(cell, widths[column])).join("  "));
  return [...lines.map((line) => line.trimEnd()), "", countLeads(leads)].join("\n");
}

function countLeads(leads: readonly StoredLead[]): string {
  const count = leads.length === 1 ? "1 lead" : `${leads.length} leads`;
  const held = leads.filter(({ lead }) => lead.status === "suspect").length;
  if (held === 0) return count;
  return `${count}, of them ${held} in quarantine (npm run leads -- release ID)`;
}

function buildCells({ lead, deliveries }: StoredLead): string[] {
  const { name, email, company = "", interests = [] } = lead.submission;
  return [
    lead.id,
    lead.receivedAt.slice(0, 16).replace("T", " "),
    cut(name),
    email, // whole, to be copied
    cut(company),
    cut(interests.join(", ")),
    describeDeliveries(lead, deliveries),
  ];
}

function getLength(text = ""): number {
  return [...text].length;
}

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= longestCell) return text;
  return `${characters.slice(0, longestCell - 1).join("")}…`;
}

function pad(text: string, width = 0): string {
  return text + " ".repeat(width - getLength(text));
}
