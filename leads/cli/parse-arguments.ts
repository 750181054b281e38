import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type LeadChange, stages } from "../lead.ts";
import { parseChange } from "../lead-change.ts";
import { StartError } from "../start-error.ts";
import type { LeadFilter } from "../store/lead-store.ts";

/** What `npm run leads` can do. */
export type LeadsCommand =
  | { name: "help" }
  | { name: "list"; filter: LeadFilter }
  | { name: "show"; id: string }
  | { name: "change"; id: string; changes: LeadChange[] }
  | { name: "export"; format: ExportFormat; delimiter: string; since?: Date; out?: string }
  | { name: "erase"; email: string }
  | { name: "retry" }
  | { name: "move" }
  | { name: "test-message" }
  | { name: "backup"; out: string }
  | { name: "restore"; from: string }
  | { name: "release"; id: string };

/** A command line that cannot be understood; the message says in one line what is wrong. */
export class UsageFault extends StartError {
  override name = "UsageFault";
}

export const usage = `Usage: npm run leads -- <command>

  list                       show all leads, newest first, suspects included
       [--open]              only those that are new or in progress
       [--quarantine]        only suspects
       [--owner ADDRESS]     only those of a person
       [--search WORDS]      only those with these words in what the visitor typed
  show ID                    show everything about one lead
  set ID [--stage STAGE]     ${stages.join(", ")}
         [--owner ADDRESS]   who takes care of it, or none
         [--answered]        the visitor was answered: stops the answer clock
  note ID TEXT               add a note
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
  test-message               send a test to MAIL_TO and WEBHOOK_URL; stores nothing

Works while the server runs; only move needs it stopped.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Parses the command line. Throws a {@link UsageFault} for what the usage does not name. */
export function parseLeadsArguments(args: readonly string[]): LeadsCommand {
  const [command, ...rest] = args;
  switch (command) {
    case undefined:
    case "help":
    case "--help":
      return { name: "help" };
    case "move":
    case "retry":
    case "test-message":
      parseRest(rest, []);
      return { name: command };
    case "list":
      return parseList(rest);
    case "show":
    case "release": {
      const [id] = parseRest(rest, ["ID"]).texts;
      return { name: command, id: id.toUpperCase() };
    }
    case "set":
      return parseSet(rest);
    case "note": {
      const [id, note] = parseRest(rest, ["ID", "TEXT"]).texts;
      const change = parseChange({ kind: "note", value: note });
      if (!change) throw new UsageFault("The note is empty, or longer than 5,000 characters.");
      return { name: "change", id: id.toUpperCase(), changes: [change] };
    }
    case "export":
      return parseExport(rest);
    case "backup": {
      const { out } = parseRest(rest, [], { out: text }).values;
      return { name: command, out: require(out, "--out FILE") };
    }
    case "restore": {
      const { from } = parseRest(rest, [], { from: text }).values;
      return { name: command, from: require(from, "--from FILE") };
    }
    case "erase": {
      const { email } = parseRest(rest, [], { email: text }).values;
      return { name: command, email: parseAddress(require(email, "--email ADDRESS")) };
    }
  }
  throw new UsageFault(`There is no command ${command}; npm run leads -- help shows them all.`);
}

type Texts<Names extends readonly string[]> = { [Index in keyof Names]: string };

/** Reads what follows a command: a text for each name, and options. */
function parseRest<
  const Names extends readonly string[],
  const Options extends ParseArgsOptionsConfig,
>(args: string[], names: Names, options: Options = {} as Options) {
  const { positionals, values } = parseStrictly(args, options);
  const missing = names[positionals.length];
  if (missing) throw new UsageFault(`${missing} is missing.`);
  if (positionals.length > names.length) {
    const advice = names.length > 1 ? "; put the text between quotation marks" : "";
    throw new UsageFault(`Unexpected argument ${positionals[names.length]}${advice}.`);
  }
  return { texts: positionals as Texts<Names>, values };
}

function parseStrictly<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // What follows the first sentence is advice for other programs.
    const [fault] = (error as Error).message.split(/\. |\.?\n/);
    throw new UsageFault(`${fault}.`);
  }
}

function require(value: string | undefined, expected: string): string {
  if (!value) throw new UsageFault(`${expected} is missing.`);
  return value;
}

function parseAddress(address: string): string {
  if (address.includes("@")) return address;
  throw new UsageFault(`${address} is not an email address.`);
}

function parseList(args: string[]): LeadsCommand {
  const { open, owner, quarantine, search } = parseRest(args, [], {
    open: flag,
    quarantine: flag,
    owner: text,
    search: text,
  }).values;
  if (open && quarantine) throw new UsageFault("A lead is open or in quarantine, never both.");
  return {
    name: "list",
    filter: {
      ...(open && { view: "open" }),
      ...(quarantine && { view: "quarantine" }),
      ...(owner !== undefined && { owner: parseAddress(owner) }),
      ...(search && { search }),
    },
  };
}

function parseSet(args: string[]): LeadsCommand {
  const { texts, values } = parseRest(args, ["ID"], { stage: text, owner: text, answered: flag });
  const changes: LeadChange[] = [];
  if (values.stage !== undefined) {
    const change = parseChange({ kind: "stage", value: values.stage });
    if (!change) {
      throw new UsageFault(`${values.stage} is not a stage: expected ${stages.join(", ")}.`);
    }
    changes.push(change);
  }
  if (values.owner === "none") changes.push({ kind: "owner" });
  else if (values.owner !== undefined) {
    const change = parseChange({ kind: "owner", value: values.owner });
    if (!change) throw new UsageFault(`${values.owner} is neither an email address nor none.`);
    changes.push(change);
  }
  if (values.answered) changes.push({ kind: "answered" });
  if (changes.length === 0) throw new UsageFault("--stage, --owner or --answered is missing.");
  return { name: "change", id: texts[0].toUpperCase(), changes };
}

const exportFormats = ["csv", "json", "xlsx"] as const;
type ExportFormat = (typeof exportFormats)[number];
const delimiters = new Map([
  ["comma", ","],
  ["semicolon", ";"],
  ["tab", "\t"],
]);

function parseExport(args: string[]): LeadsCommand {
  const { values } = parseRest(args, [], { format: text, since: text, out: text, delimiter: text });
  const { out, since } = values;
  const given = require(values.format, "--format FORMAT");
  const format = exportFormats.find((known) => known === given);
  if (!format) throw new UsageFault(`${given} is not a format: expected csv, json or xlsx.`);
  if (format === "xlsx") require(out, "--out FILE");
  if (format !== "csv" && values.delimiter) throw new UsageFault("Only csv has a --delimiter.");
  const delimiter = delimiters.get(values.delimiter ?? "comma");
  if (!delimiter) {
    throw new UsageFault(
      `${values.delimiter} is not a delimiter: expected comma, semicolon or tab.`,
    );
  }
  return {
    name: "export",
    format,
    delimiter,
    ...(since !== undefined && { since: parseDay(since) }),
    ...(out && { out }),
  };
}

/** Midnight UTC of a day such as `2026-11-20`. */
function parseDay(day: string): Date {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // `2026-02-30` is taken for March 2.
  if (time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)) return time;
  throw new UsageFault(`${day} is not a day: expected one such as 2026-11-20.`);
}
