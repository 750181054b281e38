import { actAsOwner } from "../admin/act-as-owner.ts";
import { restoreBackup, writeBackup } from "../admin/backup.ts";
import { eraseAddress } from "../admin/erase-address.ts";
import { renderLeadDetails } from "../admin/lead-record.ts";
import { renderLeadsTable } from "../admin/leads-table.ts";
import { moveLeads } from "../admin/move-leads.ts";
import { renderCsv, renderJson, renderXlsx } from "../admin/render-export.ts";
import { writeOutput } from "../admin/write-output.ts";
import { systemClock } from "../clock.ts";
import { type LeadsEnv, leadsEnvSchema } from "../env.ts";
import { type LeadChange, type StoredLead, stages } from "../lead.ts";
import { parseChange } from "../lead-change.ts";
import { createDeliveries } from "../outbox/create-deliveries.ts";
import { sendTestMessage } from "../outbox/send-test-message.ts";
import { parseVariables, type Variables } from "../parse-variables.ts";
import { StartError } from "../start-error.ts";
import type { LeadAdmin, LeadFilter } from "../store/lead-store.ts";
import { openSharedStore } from "../store/open-store.ts";
import {
  parseAddress,
  parseDay,
  parseId,
  parseRest,
  require,
  UsageFault,
} from "./parse-arguments.ts";
import { buildUnknownFault, noLeads, plural, soon, usage } from "./words.ts";

/**
 * Runs a command with the settings in the environment; returns what to print, without a line break
 * at its end. Throws a `StartError` for the person at the terminal when it cannot be done.
 */
type Command = (variables: Variables) => Promise<string>;
type StoreCommand = (store: LeadAdmin, env: LeadsEnv) => Promise<string>;

/** Parses the command line. Throws a {@link UsageFault} for what the usage does not name. */
export function parseCommand([name, ...args]: readonly string[]): Command {
  switch (name) {
    case undefined:
    case "help":
    case "--help":
      return async () => usage;
    case "move":
      parseRest(args, []);
      return withSettings(moveLeads);
    case "test-message":
      parseRest(args, []);
      return withSettings(sendTestMessage);
  }
  const parse = storeCommands.get(name);
  if (parse) return withStore(parse(args), { make: name === "restore" });
  throw new UsageFault(`There is no command ${name}; npm run leads -- help shows them all.`);
}

const storeCommands = new Map<string, (args: string[]) => StoreCommand>([
  ["list", list],
  ["show", show],
  ["set", set],
  ["note", note],
  ["export", exportLeads],
  ["erase", erase],
  ["retry", retry],
  ["release", release],
  ["backup", backup],
  ["restore", restore],
]);

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function withSettings(run: (env: LeadsEnv) => Promise<string>): Command {
  return async (variables) => {
    const env = parseVariables(leadsEnvSchema, variables);
    actAsOwner(env.dataDir);
    return run(env);
  };
}

function withStore(command: StoreCommand, options: { make: boolean }): Command {
  return withSettings(async (env) => {
    const store = await openSharedStore(env, options);
    if (!store) {
      return `${noLeads}\n(${env.dataDir} has no leads; set DATA_DIR to use another folder.)`;
    }
    try {
      return await command(store, env);
    } finally {
      await store.close();
    }
  });
}

function list(args: string[]): StoreCommand {
  const options = { open: flag, quarantine: flag, owner: text, search: text };
  const { open, owner, quarantine, search } = parseRest(args, [], options).values;
  if (open && quarantine) throw new UsageFault("A lead is open or in quarantine, never both.");
  const filter: LeadFilter = {
    ...(open && { view: "open" }),
    ...(quarantine && { view: "quarantine" }),
    ...(owner !== undefined && { owner: parseAddress(owner) }),
    ...(search && { search }),
  };
  return async (store, { timeZone }) => {
    const leads = await store.getLeads(filter);
    if (leads.length > 0) return renderLeadsTable(leads, systemClock.now(), timeZone);
    return Object.keys(filter).length > 0 ? "No leads match." : noLeads;
  };
}

function show(args: string[]): StoreCommand {
  const id = parseId(parseRest(args, ["ID"]).texts);
  return async (store) => {
    const stored = await store.getLead(id);
    if (!stored) throw buildUnknownFault(id);
    return renderLeadDetails(stored);
  };
}

function set(args: string[]): StoreCommand {
  const options = { stage: text, owner: text, answered: flag };
  const { texts, values } = parseRest(args, ["ID"], options);
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
    if (!change)
      throw new UsageFault(`${values.owner} is not an owner: expected an email address, or none.`);
    changes.push(change);
  }
  if (values.answered) changes.push({ kind: "answered" });
  if (changes.length === 0) throw new UsageFault("--stage, --owner or --answered is missing.");
  return changeLead(parseId(texts), changes);
}

function note(args: string[]): StoreCommand {
  const { texts } = parseRest(args, ["ID", "TEXT"]);
  const change = parseChange({ kind: "note", value: texts[1] });
  if (!change) throw new UsageFault("The note is empty, or longer than 5,000 characters.");
  return changeLead(parseId(texts), [change]);
}

function changeLead(id: string, changes: readonly LeadChange[]): StoreCommand {
  return async (store) => {
    for (const change of changes) {
      switch (await store.changeLead(id, change, "command", systemClock.now())) {
        case "unknown":
          throw buildUnknownFault(id);
        case "in_quarantine":
          throw new StartError(`${id} is in quarantine: release it first.`);
      }
    }
    const { history, owner = "none", stage } = (await store.getLead(id))?.work ?? {};
    return `${id}: stage ${stage}, owner ${owner}, ${plural(history?.length ?? 0, "line")} of history.`;
  };
}

const delimiters = new Map([
  ["comma", ","],
  ["semicolon", ";"],
  ["tab", "\t"],
]);

function exportLeads(args: string[]): StoreCommand {
  const options = { format: text, since: text, out: text, delimiter: text };
  const { delimiter = "comma", format, out, since } = parseRest(args, [], options).values;
  const sign = delimiters.get(delimiter);
  const renders = new Map<string, (leads: readonly StoredLead[]) => Promise<string | Uint8Array>>([
    ["csv", async (leads) => renderCsv(leads, sign)],
    ["json", async (leads) => renderJson(leads)],
    ["xlsx", (leads) => renderXlsx([leads])],
  ]);
  const render = renders.get(require(format, "--format FORMAT"));
  if (!render) throw new UsageFault(`${format} is not a format: expected csv, json or xlsx.`);
  if (format === "xlsx") require(out, "--out FILE");
  if (format !== "csv" && delimiter !== "comma")
    throw new UsageFault("--delimiter is only for csv.");
  if (!sign) {
    throw new UsageFault(`${delimiter} is not a delimiter: expected comma, semicolon or tab.`);
  }
  const filter = since === undefined ? {} : { since: parseDay(since) };
  return async (store) => {
    const leads = await store.getLeads(filter);
    const content = await render(leads);
    if (!out) return content.toString().replace(/\r?\n$/, "");
    await writeOutput(out, content);
    return `${plural(leads.length, "lead")} written to ${out}.`;
  };
}

function erase(args: string[]): StoreCommand {
  const { values } = parseRest(args, [], { email: text });
  const email = parseAddress(require(values.email, "--email ADDRESS"));
  return async (store, { dataDir }) => {
    const { isComplete, leads, mailFiles } = await eraseAddress(email, { dataDir, store });
    if (!isComplete) {
      throw new StartError(
        `${plural(leads.length, "lead")} from ${email} erased, but their text is still in ${dataDir}/site.db-wal because another program is reading the database. Close it and run this command again.`,
      );
    }
    if (leads.length === 0) return `No lead has the address ${email}; nothing was erased.`;
    return [
      `Erased ${plural(leads.length, "lead")} (${leads.join(", ")}) and ${plural(mailFiles, "mail file")}.`,
      "Delivered mails, exports and backups are not erased: see docs/operating.md.",
    ].join("\n");
  };
}

function retry(args: string[]): StoreCommand {
  parseRest(args, []);
  return async (store) => {
    const count = await store.retryFailed(systemClock.now());
    if (count === 0) return "No delivery was refused, so there is nothing to retry.";
    return `${plural(count, "delivery", "deliveries")} will be retried ${soon}.`;
  };
}

function release(args: string[]): StoreCommand {
  const id = parseId(parseRest(args, ["ID"]).texts);
  return async (store, { deliveryKinds, siteOrigin }) => {
    const deliveries = createDeliveries(deliveryKinds, siteOrigin);
    switch (await store.releaseLead(id, deliveries, "command", systemClock.now())) {
      case "unknown":
        throw buildUnknownFault(id);
      case "not_suspect":
        return `${id} is not in quarantine, so there is nothing to release.`;
      case "released":
        return `${id} is released and will be delivered ${soon}.`;
    }
  };
}

function backup(args: string[]): StoreCommand {
  const out = require(parseRest(args, [], { out: text }).values.out, "--out FILE");
  return async (store) => {
    const count = await writeBackup(store, out);
    return `${plural(count, "lead")} written to ${out}, with their deliveries and history.`;
  };
}

function restore(args: string[]): StoreCommand {
  const from = require(parseRest(args, [], { from: text }).values.from, "--from FILE");
  return async (store) => {
    const { added, count } = await restoreBackup(store, from);
    return `${plural(count, "lead")} in the backup; ${added} of them were missing here and have been added.`;
  };
}
