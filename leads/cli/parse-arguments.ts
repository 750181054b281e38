import { parseArgs } from "node:util";

/** What `npm run leads` can do. */
export type LeadsCommand =
  | { name: "list" }
  | { name: "show"; id: string }
  | { name: "export"; format: "json"; since?: Date; out?: string }
  | { name: "export"; format: "csv"; delimiter: string; since?: Date; out?: string }
  | { name: "export"; format: "xlsx"; since?: Date; out: string }
  | { name: "erase"; email: string }
  | { name: "retry" }
  | { name: "move" }
  | { name: "backup"; out: string }
  | { name: "restore"; from: string }
  | { name: "release"; id: string };

export const usage = `Usage: npm run leads -- <command>

  list                       show all leads, newest first, suspects included
  show ID                    show everything about one lead
  export --format FORMAT     write all leads as csv, json or xlsx (Excel)
         [--since DATE]      only those received on or after a day (UTC), such as 2026-11-20
         [--out FILE]        into a file instead of onto the screen; xlsx needs one
         [--delimiter NAME]  of csv: comma (default), semicolon or tab
  erase --email ADDRESS      remove every lead of an address for good, with its mails
  retry                      try again what was refused for good
  release ID                 deliver a suspect from quarantine
  backup --out FILE          write everything into one file
  restore --from FILE        store the leads of a backup that are missing
  move                       copy all leads from DATA_DIR to the database of DATABASE_URL

Works while the server runs; only move needs it stopped.`;

const text = { type: "string" } as const;

/** Parses the command line; undefined when the usage does not name it. */
export function parseLeadsArguments(args: readonly string[]): LeadsCommand | undefined {
  const [command, ...rest] = args;
  try {
    switch (command) {
      case "list":
      case "move":
      case "retry":
        return rest.length === 0 ? { name: command } : undefined;
      case "show":
      case "release": {
        const [id, ...more] = rest;
        return id && more.length === 0 ? { name: command, id: id.toUpperCase() } : undefined;
      }
      case "export":
        return parseExport(rest);
      case "backup": {
        const { out } = parseArgs({ args: rest, options: { out: text } }).values;
        return out ? { name: command, out } : undefined;
      }
      case "restore": {
        const { from } = parseArgs({ args: rest, options: { from: text } }).values;
        return from ? { name: command, from } : undefined;
      }
      case "erase": {
        const { email } = parseArgs({ args: rest, options: { email: text } }).values;
        return email?.includes("@") ? { name: command, email } : undefined;
      }
    }
  } catch {
    return; // an option that is unknown or lacks its value
  }
}

const delimiters = new Map([
  ["comma", ","],
  ["semicolon", ";"],
  ["tab", "\t"],
]);

function parseExport(args: string[]): LeadsCommand | undefined {
  const { format, since, out, ...rest } = parseArgs({
    args,
    options: { format: text, since: text, out: text, delimiter: text },
  }).values;
  const start = since === undefined ? undefined : parseDay(since);
  if (since !== undefined && !start) return;
  const common = { name: "export", ...(start && { since: start }), ...(out && { out }) } as const;
  if (format === "csv") {
    const delimiter = delimiters.get(rest.delimiter ?? "comma");
    return delimiter ? { ...common, format, delimiter } : undefined;
  }
  if (rest.delimiter !== undefined) return;
  if (format === "json") return { ...common, format };
  if (format === "xlsx" && out) return { ...common, format, out };
}

/** Midnight UTC of a day such as `2026-11-20`; undefined for a day that no calendar has. */
function parseDay(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return;
  const day = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists ? day : undefined;
}
