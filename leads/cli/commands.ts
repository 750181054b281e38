import { text as readText } from "node:stream/consumers";
import type { ParseArgsOptionsConfig } from "node:util";
import type { Ask } from "startup/ask-person";
import { parseOptions } from "startup/parse-options";
import type { Variables } from "startup/parse-variables";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { moveLeads, readAccesses, readPages, restoreBackup, writeBackup } from "../admin/backup.ts";
import { completeErasure, type Erasure } from "../admin/erase.ts";
import {
  concerns,
  describeDeliveries,
  exportFormats,
  renderLeadDetails,
  renderPerson,
  showTime,
} from "../admin/render-export.ts";
import { limitText } from "../clean-text.ts";
import type { CampaignCosts } from "../contact-page.ts";
import { type LeadsEnv, parseLeadsEnv } from "../env/env.ts";
import { fieldNames, getField } from "../fields.ts";
import { daySchema, type Lead, type StoredLead } from "../lead.ts";
import { showGiven } from "../lead-change.ts";
import { createDelivery } from "../outbox/delivery.ts";
import { getCarrier, getOutboxFolder } from "../outbox/mail-delivery.ts";
import { attemptDelivery, buildDeliveryWays, tellErased } from "../outbox/outbox.ts";
import {
  alignColumns,
  getMonthPeriod,
  getRecentPeriod,
  readReport,
  renderReportText,
} from "../report/report.ts";
import { renderReportCsv } from "../spreadsheet.ts";
import type { LeadStore, LeadsContext } from "../store/lead-store.ts";
import type { Access } from "../store/lead-upkeep.ts";
import {
  describeMissingStore,
  describeStore,
  openSharedStore,
  type StorePlace,
} from "../store/open-store.ts";
import { addDays, getAnswerClock, getDayStart, readWallClock, systemClock } from "../time/clock.ts";
import { plural } from "../words.ts";
import { actAsOwner, writeOutput } from "../write-file.ts";

const readOptions = <const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) => parseOptions(options, { args, allowPositionals: false }).values;

function requireValue(value: string | undefined, expected: string): string {
  if (!value) throw new StartError(`${expected} is missing.`);
  return value;
}

/** Refuses what was given for an option, and says what to write. */
function refuseOption(name: string, given: string, expected: string): StartError {
  return new StartError(`--${name} ${showGiven(given)} is not ${expected}`);
}

function parseAddress(address: string): string {
  if (address.includes("@")) return address;
  throw refuseOption("email", address, "an email address: write one such as anna@example.com.");
}

function parseDay(name: string, day: string): string {
  if (v.is(daySchema, day)) return day;
  throw refuseOption(name, day, "a day: write it as year-month-day, such as 2026-11-20.");
}

function parseChoice<Value>(name: string, given: string, choices: Record<string, Value>) {
  const found = Object.hasOwn(choices, given) ? choices[given] : undefined;
  if (found !== undefined) return found;
  throw refuseOption(name, given, `possible: choose ${Object.keys(choices).join(", ")}.`);
}

/**
 * Does something with a store; returns what to print, without a line break at its end. `ask` is there
 * if a person sits at the terminal.
 */
type StoreCommand = (store: LeadStore, env: CommandEnv, ask?: Ask) => Promise<string>;

type CommandEnv = LeadsEnv & Pick<LeadsContext, "getCampaignCosts">;

/** Keeps what a command showed or erased. Who ran it, the machine's own log knows. */
function recordCommand(
  store: LeadStore,
  action: Access["action"],
  what: string,
  count: number,
): Promise<void> {
  const at = systemClock.now().toISOString();
  return store.recordAccess({ action, at, by: "command", what, count });
}

const usage = `Usage: npm run leads -- <command>

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
         [--delimiter NAME]  as of export
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

const noLeads = "No leads yet. Anyone who sends the contact form will be listed here.";

function buildUnknownFault(id: string): StartError {
  return new StartError(`There is no lead ${id}.`);
}

const longestCell = 36;

const listedFields = fieldNames.filter((name) => getField(name).listed);

/**
 * Leads as a table for a terminal, a count below it. A lead that has waited for an answer for more
 * than a business day is late, one whose reminder has come is due.
 */
function renderLeadsTable(leads: readonly StoredLead[], now: Date, timeZone: string): string {
  const labels = listedFields.map((name) => getField(name).label?.toUpperCase() ?? "");
  const header = ["ID", `RECEIVED (${timeZone})`, ...labels, "STAGE", "OWNER", "STATE"];
  const rows = leads.map((stored) => {
    const { deliveries, lead, work } = stored;
    const { isLate, isRunning } = getAnswerClock(stored, now, timeZone);
    const isDue = work.remindOn && work.remindOn <= readWallClock(now, timeZone).day;
    const marks = [isLate && isRunning && "late", isDue && "due"];
    const values = listedFields.map((name) => {
      const value = [lead.submission[name] ?? []].flat().join(", ");
      // An address is to be copied.
      return getField(name).kind === "email" ? value : limitText(value, longestCell);
    });
    return [
      lead.id,
      showTime(lead.receivedAt, timeZone),
      ...values,
      [work.stage, ...marks].filter(Boolean).join(", "),
      work.owner ?? "",
      describeDeliveries(lead, deliveries),
    ];
  });
  const lines = alignColumns([header, ...rows]).map((line) => line.trimEnd());
  const held = leads.filter(({ lead }) => lead.inQuarantine).length;
  const count = plural(leads.length, "lead") + (held > 0 ? `, ${held} of them in quarantine` : "");
  return [...lines, "", count].join("\n");
}

const value = { type: "string" } as const;

/** Names the other addresses of what may be the same mailbox: anna+fair@… besides anna@…. */
async function listOthers(store: LeadStore, email: string, what: string): Promise<string[]> {
  const others = await store.findOtherAddresses(email);
  if (others.length === 0) return [];
  const addresses = others.map(({ address }) => address);
  return [
    `Probably the same mailbox, and ${what}: ${addresses.join(", ")}. If it is the same person, run this for each of them, too.`,
  ];
}

/** Said where nobody has an address: what was not done, and how to find the one that was meant. */
function buildNobodyFault(
  place: StorePlace,
  email: string,
  what: string,
  others: readonly string[],
): StartError {
  return new StartError(
    [
      `No lead in ${describeStore(place)} has the address ${email}; ${what}.`,
      ...others,
      "A part of a name or address is enough to look for: npm run leads -- list --search WORDS",
    ].join("\n"),
  );
}

const quiet = { info() {}, error() {} };

function eraseLeads(args: string[]): StoreCommand {
  const { email, id = "" } = readOptions(args, { email: value, id: value });
  if (email && id) {
    throw new StartError("--email and --id exclude each other: choose one of them.");
  }
  if (!email && !id) throw new StartError("--email ADDRESS or --id ID is missing.");
  const what = email ? parseAddress(email) : id.toUpperCase();
  return async (store, env, ask) => {
    const others = email ? await listOthers(store, email, "not erased") : [];
    const found = email ? await store.findLeads(what) : [what];
    if (ask && !(await isConfirmed(ask, found, others))) {
      throw new StartError("Nothing was erased.");
    }
    const ids = await (email ? store.eraseLeads(what) : store.eraseLead(what));
    const context = { ...env, store, clock: systemClock, log: quiet };
    const erasure = await completeErasure(ids, context);
    const { leads } = erasure;
    if (leads.length > 0) await recordCommand(store, "erased", leads[0] ?? "", leads.length);
    const told = await tellErased(context, new AbortController().signal);
    if (!erasure.isComplete) {
      throw new StartError(
        `${describeErasure(erasure, told)}\nThe text of what was erased is still in ${env.dataDir}/site.db-wal because another program is reading the database. Close it and run this command again, until it says that there is no such lead.`,
      );
    }
    if (leads.length === 0) {
      throw email
        ? buildNobodyFault(env, email, "nothing was erased", others)
        : buildUnknownFault(what);
    }
    return [describeErasure(erasure, told), ...others].join("\n");
  };
}

async function isConfirmed(ask: Ask, ids: readonly string[], others: readonly string[]) {
  if (ids.length === 0) return true;
  const what = `${plural(ids.length, "lead")} (${ids.join(", ")}), with notes, history and mail files`;
  const question = [...others, `This erases ${what}. It cannot be undone. Type yes: `].join("\n");
  return (await ask(question)).trim().toLowerCase() === "yes";
}

function describeErasure({ leads, mailFiles }: Erasure, told: number): string {
  return [
    `Erased ${plural(leads.length, "lead")} (${leads.join(", ")}) and ${plural(mailFiles, "mail file")}.`,
    ...(told > 0 ? [`The webhook's receiver was told of ${plural(told, "erasure")}.`] : []),
    "Delivered mails, exports and backups are not erased: see docs/operating.md.",
  ].join("\n");
}

/** Prints what a command made, or writes it to the file that `--out` names. */
async function printOrWrite(
  content: string | AsyncGenerator<string | Uint8Array>,
  out: string | undefined,
  what: string,
): Promise<string> {
  if (out) {
    await writeOutput(out, content);
    return `${what} written to ${out}.`;
  }
  const text = typeof content === "string" ? content : await readText(content);
  return text.replace(/\r?\n$/, "");
}

const reportFormats = { csv: renderReportCsv };

function showReport(args: string[]): StoreCommand {
  const options = { format: value, month: value, out: value, delimiter: value };
  const { delimiter, format, month, out } = readOptions(args, options);
  const render =
    format === undefined ? renderReportText : parseChoice("format", format, reportFormats);
  const sign = parseDelimiter(format, delimiter);
  return async (store, env) => {
    const now = systemClock.now();
    const period =
      month === undefined
        ? getRecentPeriod(now, env.timeZone)
        : getMonthPeriod(month, now, env.timeZone);
    if (!period) {
      const expected = "a month that has begun: write one such as 2026-11.";
      throw refuseOption("month", month ?? "", expected);
    }
    const report = await readReport(store, period, now, env);
    const what = `report, ${period.first} to ${period.last}`;
    await recordCommand(store, "exported", what, report.total.leads);
    return printOrWrite(render(report, sign), out, `The report of ${period.name} is`);
  };
}

const delimiters = { comma: ",", semicolon: ";", tab: "\t" };

function parseDelimiter(format: string | undefined, name = "comma"): string {
  if (format !== "csv" && name !== "comma") throw new StartError("--delimiter is only for csv.");
  return parseChoice("delimiter", name, delimiters);
}

function exportLeads(args: string[]): StoreCommand {
  const options = { format: value, from: value, to: value, out: value, delimiter: value };
  const { delimiter, format, from, out, to } = readOptions(args, options);
  const expected = `--format ${Object.keys(exportFormats).join(", ")}`;
  const found = parseChoice("format", requireValue(format, expected), exportFormats);
  if (format === "xlsx") requireValue(out, "--out FILE");
  const sign = parseDelimiter(format, delimiter);
  const first = from === undefined ? from : parseDay("from", from);
  const last = to === undefined ? to : parseDay("to", to);
  if (first && last && first > last) {
    throw new StartError(`--from ${first} is after --to ${last}.`);
  }
  return async (store, { currency, timeZone }) => {
    const filter = {
      ...(first && { since: getDayStart(first, timeZone) }),
      ...(last && { until: getDayStart(addDays(last, 1), timeZone) }),
    };
    const count = await store.countFound(filter);
    await recordCommand(store, "exported", format ?? "", count);
    const settings = { currency, delimiter: sign, timeZone };
    const content = found.render(readPages(store, filter), settings);
    return printOrWrite(content, out, plural(count, "lead"));
  };
}

function backUpStore(args: string[]): StoreCommand {
  const out = requireValue(readOptions(args, { out: value }).out, "--out FILE");
  return async (store) => {
    // First, so that a backup says when it was made.
    await recordCommand(store, "exported", "backup", await store.countFound({}));
    const count = await writeBackup(store, out);
    return `${plural(count, "lead")} written to ${out}, with their deliveries and history, who saw what, and the sums of visits.`;
  };
}

function restoreStore(args: string[]): StoreCommand {
  const from = requireValue(readOptions(args, { from: value }).from, "--from FILE");
  return async (store, env) => {
    const wasEmpty = (await store.countFound({})) === 0;
    const { added, count, erased, madeAt } = await restoreBackup(store, from);
    const lines = [
      `${plural(count, "lead")} in the backup; ${added} of them were missing in ${describeStore(env)} and have been added.`,
    ];
    if (erased > 0) lines.push(`${plural(erased, "lead")} left out, because erased before.`);
    if (wasEmpty && added > 0) {
      lines.push(
        `This store was empty: what was erased after ${madeAt ?? "the backup was made"} is in it again. Erase it once more: see docs/operating.md, "Backup and restore".`,
      );
    }
    return lines.join("\n");
  };
}

function showPerson(args: string[]): StoreCommand {
  const { email: address, out } = readOptions(args, { email: value, out: value });
  const email = parseAddress(requireValue(address, "--email ADDRESS"));
  return async (store, env) => {
    const leads = await store.getLeads({ ids: await store.findLeads(email) });
    const others = await listOthers(store, email, "not in it");
    if (leads.length === 0) {
      throw buildNobodyFault(env, email, "nothing was written", others);
    }
    await recordCommand(store, "exported", `one person, ${leads[0]?.lead.id}`, leads.length);
    const accesses: Access[] = [];
    for await (const page of readAccesses(store)) {
      accesses.push(...page.filter((access) => leads.some((lead) => concerns(access, lead))));
    }
    const agreements = await store.getAgreements();
    const content = renderPerson(email, leads, env.currency, { accesses, agreements });
    const printed = await printOrWrite(content, out, plural(leads.length, "lead"));
    if (out) return [printed, ...others].join("\n");
    for (const line of others) console.error(line);
    return printed;
  };
}

/**
 * Runs a command with the settings in the environment; returns what to print, without a line break
 * at its end. Throws a `StartError` for the person at the terminal when it cannot be done. `ask` is
 * there if somebody sits at it.
 */
type Command = (
  variables: Variables,
  ask?: Ask,
  getCampaignCosts?: () => CampaignCosts,
) => Promise<string>;

/** Parses the command line. Throws a `StartError` for what the usage does not name. */
export function parseCommand([name, ...args]: readonly string[]): Command {
  switch (name) {
    case undefined:
    case "help":
    case "--help":
      return async () => usage;
    case "move":
      readOptions(args, {});
      return withSettings(moveLeads);
    case "test-message":
      readOptions(args, {});
      return withSettings(sendTestMessage);
  }
  const parse = storeCommands.get(name);
  if (parse) return withStore(name, parse(args));
  throw new StartError(`There is no command ${name}; npm run leads -- help shows them all.`);
}

const storeCommands = new Map<string, (args: string[]) => StoreCommand>([
  ["list", listLeads],
  ["show", showLead],
  ["export", exportLeads],
  ["report", showReport],
  ["erase", eraseLeads],
  ["retry", retryDeliveries],
  ["backup", backUpStore],
  ["restore", restoreStore],
  ["person", showPerson],
]);

function withSettings(run: (env: CommandEnv, ask?: Ask) => Promise<string>): Command {
  return async (variables, ask, getCampaignCosts) => {
    const env = parseLeadsEnv(variables);
    actAsOwner(env.dataDir);
    return run({ ...env, getCampaignCosts }, ask);
  };
}

/** Their answers follow from the server's settings, too. */
const settled = ["export", "person", "report", "show"];

function withStore(name: string, command: StoreCommand): Command {
  const run = withSettings(async (env, ask) => {
    const store = await openSharedStore(env, { make: name === "restore" });
    if (!store) {
      const missing = describeMissingStore(env);
      if (name === "list") return `${noLeads}\n(${missing})`;
      throw new StartError(missing);
    }
    if (ask) console.error(`Store: ${describeStore(env)}`);
    try {
      return await command(store, env, ask);
    } finally {
      await store.close();
    }
  });
  return (variables, ...rest) => {
    if (settled.includes(name) && !variables.SITE_ORIGIN) {
      console.error(
        "SITE_ORIGIN is not set here, so currency, time zone and the team's addresses may not be the server's: run this with all of its settings (docs/operating.md).",
      );
    }
    return run(variables, ...rest);
  };
}

function listLeads(args: string[]): StoreCommand {
  const { search } = readOptions(args, { search: value });
  return async (store, { timeZone }) => {
    const leads = await store.getLeads({ search });
    await recordCommand(store, "read", "list", leads.length);
    if (leads.length > 0) return renderLeadsTable(leads, systemClock.now(), timeZone);
    return search ? "No leads match." : noLeads;
  };
}

function showLead(args: string[]): StoreCommand {
  const [given, ...more] = args;
  const id = requireValue(given, "ID").toUpperCase();
  readOptions(more, {});
  return async (store, env) => {
    const stored = await store.getLead(id);
    if (!stored) throw buildUnknownFault(id);
    await recordCommand(store, "read", id, 1);
    return renderLeadDetails(stored, env);
  };
}

function retryDeliveries(args: string[]): StoreCommand {
  readOptions(args, {});
  return async (store) => {
    const count = await store.retryFailed(systemClock.now());
    if (count === 0) return "No delivery was refused, so there is nothing to retry.";
    return `${plural(count, "delivery", "deliveries")} will be retried within a minute, or when the server starts.`;
  };
}

/**
 * Delivers a made-up lead to the team and, if there is one, to the webhook, as a real one would be,
 * and stores nothing. Returns a line for each receiver; throws a `StartError` of these lines when
 * one of them did not accept it.
 */
async function sendTestMessage(env: LeadsEnv): Promise<string> {
  const lead = buildTestLead(env);
  // No visitor is told.
  const getContactPages = () => [] as never;
  const options = { ...env, clock: systemClock, log: quiet, getContactPages };
  const lines: string[] = [];
  let isAccepted = true;
  for (const way of buildDeliveryWays(options)) {
    const [kind = "team"] = way.kinds;
    const delivery = createDelivery(kind, env.siteOrigin);
    const due = { ...delivery, attempts: 0, pendingSince: lead.receivedAt, lead };
    const outcome = await attemptDelivery(due, way, options, new AbortController().signal);
    const { error, state } = outcome;
    const answer = state === "sent" ? `accepted${error ? " only in part" : ""}` : "not accepted";
    const receiver = `${kind === "team" ? "Mail" : "Webhook"} to ${way.nameReceiver?.(due)}`;
    lines.push(`${receiver}: ${answer}${error ? ` (${error})` : ""}.`);
    isAccepted &&= state === "sent" && !error;
  }
  if (!getCarrier(env.mail)) {
    const folder = getOutboxFolder(env.dataDir);
    lines.push(
      `No mail is sent, but written to ${folder}: neither SMTP_URL nor MAIL_API_URL is set.`,
    );
  }
  if (!env.webhook) lines.push("Webhook: none; WEBHOOK_URL is not set.");
  if (!isAccepted) throw new StartError(lines.join("\n"));
  return lines.join("\n");
}

function buildTestLead({ mail }: LeadsEnv): Lead {
  return {
    id: "TEST",
    receivedAt: systemClock.now().toISOString(),
    bodyHash: "",
    inQuarantine: false,
    verdict: [],
    submission: {
      submissionId: crypto.randomUUID(),
      name: "Test message",
      email: /<([^<>]*)>/.exec(mail.from)?.[1] ?? mail.from,
      message: "Sent by npm run leads -- test-message. Nobody filled in the form.",
      consent: true,
      sourcePage: "/",
    },
  };
}
