import type { ParseArgsOptionsConfig } from "node:util";
import type { Ask } from "startup/ask-person";
import { parseOptions } from "startup/parse-options";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { describeDeliveries } from "../admin/render-export.ts";
import type { LeadsEnv } from "../env/env.ts";
import { fieldNames, getField } from "../fields.ts";
import { daySchema, type StoredLead } from "../lead.ts";
import { showGiven } from "../lead-change.ts";
import { alignColumns } from "../report/report.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { Access } from "../store/lead-upkeep.ts";
import { getAnswerClock, readWallClock, systemClock } from "../time/clock.ts";

/** A command line that cannot be understood; the message says in one line what is wrong. */
export class UsageFault extends StartError {
  override name = "UsageFault";
}

export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseOptions(options, { args, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageFault((error as Error).message);
  }
}

export function requireValue(value: string | undefined, expected: string): string {
  if (!value) throw new UsageFault(`${expected} is missing.`);
  return value;
}

/** Refuses what was given for an option, and says what to write. */
export function refuseOption(name: string, given: string, expected: string): UsageFault {
  return new UsageFault(`--${name} ${showGiven(given)} is not ${expected}`);
}

export function parseAddress(address: string): string {
  if (address.includes("@")) return address;
  throw refuseOption("email", address, "an email address: write one such as anna@example.com.");
}

/** A day such as `2026-11-20`, as it is. */
export function parseDay(name: string, day: string): string {
  if (v.is(daySchema, day)) return day;
  throw refuseOption(name, day, "a day: write it as year-month-day, such as 2026-11-20.");
}

/** The value that a name stands for, of those that an option takes. */
export function parseChoice<Value>(name: string, given: string, choices: Record<string, Value>) {
  const found = Object.hasOwn(choices, given) ? choices[given] : undefined;
  if (found !== undefined) return found;
  throw refuseOption(name, given, `possible: choose ${Object.keys(choices).join(", ")}.`);
}

/**
 * Does something with a store; returns what to print, without a line break at its end. `ask` is there
 * if a person sits at the terminal.
 */
export type StoreCommand = (store: LeadStore, env: LeadsEnv, ask?: Ask) => Promise<string>;

/** Keeps what a command showed or erased. Who ran it, the machine's own log knows. */
export function recordCommand(
  store: LeadStore,
  action: Access["action"],
  what: string,
  count: number,
): Promise<void> {
  const at = systemClock.now().toISOString();
  return store.recordAccess({ action, at, by: "command", what, count });
}

export const usage = `Usage: npm run leads -- <command>

  list                       show all leads, newest first, including suspects
       [--search WORDS]      only those with these words in anything that the desk shows
  show ID                    show everything about one lead
  export --format FORMAT     write all leads as csv, json or xlsx (Excel)
         [--from DATE]       only those received on or after this day, such as 2026-11-20
         [--to DATE]         only those received on or before this day
         [--out FILE]        write to a file instead of the screen; required for xlsx
         [--delimiter NAME]  for csv: comma (default), semicolon or tab
  report                     what came of the last four weeks: campaigns, pages, times to answer
         [--month MONTH]     of a month such as 2026-11
         [--format csv]      every line as CSV, in place of text
         [--out FILE]        write to a file instead of the screen
  erase --email ADDRESS      erase every lead from an address for good, with its mails
        --id ID              or one lead alone; at a terminal, it asks before
  person --email ADDRESS     one person's data and what was sent where, as JSON
         [--out FILE]        write to a file instead of the screen
  retry                      retry the deliveries that were permanently rejected
  backup --out FILE          write everything to one file
  restore --from FILE        add the leads from a backup that are missing here
  move                       copy all leads from DATA_DIR to the database at DATABASE_URL
  test-message               send a test to MAIL_TO and WEBHOOK_URL, without storing anything

All of these work while the server is running, except move: stop the server first.`;

export const noLeads = "No leads yet. Anyone who sends the contact form will be listed here.";
export const soon = "within a minute, or when the server starts";

export function buildUnknownFault(id: string): StartError {
  return new StartError(`There is no lead ${id}.`);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

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
  const lines = alignColumns(rows).map((line) => line.trimEnd());
  const held = leads.filter(({ lead }) => lead.inQuarantine).length;
  const count = plural(leads.length, "lead") + (held > 0 ? `, ${held} of them in quarantine` : "");
  return [...lines, "", count].join("\n");
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

function cutText(text: string): string {
  const characters = [...text];
  if (characters.length <= longestCell) return text;
  return `${characters.slice(0, longestCell - 1).join("")}…`;
}
