import { parseArgs } from "node:util";

/** What the leads command can be asked for. */
export type LeadsRequest =
  | { command: "list" }
  | { command: "show"; id: string }
  | { command: "export"; format: "csv" | "json"; since?: Date; out?: string }
  | { command: "erase"; email: string }
  | { command: "retry" }
  | { command: "move" }
  | { command: "backup"; out: string }
  | { command: "restore"; from: string }
  | { command: "release"; id: string };

export const usage = `Usage: npm run leads -- <command>

  list                       show all leads, newest first, suspects included
  show ID                    show everything about one lead
  export --format csv|json   write all leads for another program
         [--since DATE]      only those received on or after a day (UTC), such as 2026-11-20
         [--out FILE]        into a file instead of onto the screen
  erase --email ADDRESS      remove every lead of an address for good, with its mails
  retry                      try again what was refused for good
  release ID                 deliver a suspect from quarantine
  backup --out FILE          write everything into one file
  restore --from FILE        store what a backup has and the store has not
  move                       copy all leads from DATA_DIR to the database of DATABASE_URL

Works while the server runs, too; only move wants it stopped.`;

const text = { type: "string" } as const;

/** Reads the command line; undefined when it is none that the usage names. */
export function parseLeadsArguments(args: readonly string[]): LeadsRequest | undefined {
  const [command, ...rest] = args;
  try {
    switch (command) {
      case "list":
      case "move":
      case "retry":
        return rest.length === 0 ? { command } : undefined;
      case "show":
      case "release": {
        const [id, ...more] = rest;
        return id && more.length === 0 ? { command, id: id.toUpperCase() } : undefined;
      }
      case "export":
        return parseExport(rest);
      case "backup": {
        const { out } = parseArgs({ args: rest, options: { out: text } }).values;
        return out ? { command, out } : undefined;
      }
      case "restore": {
        const { from } = parseArgs({ args: rest, options: { from: text } }).values;
        return from ? { command, from } : undefined;
      }
      case "erase": {
        const { email } = parseArgs({ args: rest, options: { email: text } }).values;
        return email?.includes("@") ? { command, email } : undefined;
      }
    }
  } catch {
    return; // an option that is unknown or lacks its value
  }
}

function parseExport(args: string[]): LeadsRequest | undefined {
  const { format, since, out } = parseArgs({
    args,
    options: { format: text, since: text, out: text },
  }).values;
  if (format !== "csv" && format !== "json") return;
  const start = since === undefined ? undefined : parseDay(since);
  if (since !== undefined && !start) return;
  return { command: "export", format, ...(start && { since: start }), ...(out && { out }) };
}

/** Midnight UTC of a day such as `2026-11-20`; undefined for a day that no calendar has. */
function parseDay(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return;
  const day = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists ? day : undefined;
}
