import type { ListedLead } from "./store/site-store.ts";

/** Longest cell in characters; what is cut ends with an ellipsis. */
const longestCell = 36;

const mailStates = { pending: "waiting", sent: "delivered", failed: "failed" };

/** Leads as a table for a terminal, a count below it. */
export function renderLeadsTable(leads: readonly ListedLead[]): string {
  const header = ["ID", "RECEIVED (UTC)", "NAME", "EMAIL", "COMPANY", "INTERESTS", "MAIL"];
  const rows = [header, ...leads.map(buildCells)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => getLength(row[column]))));
  const lines = rows.map((row) => row.map((cell, column) => pad(cell, widths[column])).join("  "));
  const count = leads.length === 1 ? "1 lead" : `${leads.length} leads`;
  return [...lines.map((line) => line.trimEnd()), "", count].join("\n");
}

function buildCells({ lead, mail }: ListedLead): string[] {
  const { name, email, company = "", interests = [] } = lead.submission;
  const error = mail.state !== "sent" && mail.lastError ? ` (${mail.lastError})` : "";
  return [
    lead.id,
    lead.receivedAt.slice(0, 16).replace("T", " "),
    cut(name),
    email, // whole, to be copied
    cut(company),
    cut(interests.join(", ")),
    mailStates[mail.state] + error,
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
