import { restoreBackup, writeBackup } from "../admin/backup.ts";
import { eraseAddress } from "../admin/erase-address.ts";
import { renderLeadDetails } from "../admin/lead-record.ts";
import { renderLeadsTable } from "../admin/leads-table.ts";
import { renderCsv, renderJson, renderXlsx } from "../admin/render-export.ts";
import { writeOutput } from "../admin/write-output.ts";
import { systemClock } from "../clock.ts";
import type { LeadsEnv } from "../env.ts";
import type { LeadChange } from "../lead.ts";
import { createDeliveries } from "../outbox/create-deliveries.ts";
import { StartError } from "../start-error.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import type { LeadsCommand } from "./parse-arguments.ts";

export const noLeads = "No leads yet. Whoever sends the contact form will be listed here.";

const soon = "within a minute, or when the server starts";

export interface CommandDependencies
  extends Pick<LeadsEnv, "dataDir" | "deliveryKinds" | "siteOrigin" | "timeZone"> {
  store: LeadAdmin;
}

/**
 * Runs a command; returns what to print, without a line break at its end. Throws a `StartError`
 * with a message for the person at the terminal when it cannot be done.
 */
export async function runCommand(
  command: Exclude<LeadsCommand, { name: "help" | "move" | "test-message" }>,
  deps: CommandDependencies,
): Promise<string> {
  const { store } = deps;
  switch (command.name) {
    case "list": {
      const leads = await store.getLeads(command.filter);
      if (leads.length > 0) return renderLeadsTable(leads, systemClock.now(), deps.timeZone);
      return Object.keys(command.filter).length > 0 ? "No lead is found." : noLeads;
    }
    case "show": {
      const stored = await store.getLead(command.id);
      if (!stored) throw buildUnknownFault(command.id);
      return renderLeadDetails(stored);
    }
    case "change":
      return changeLead(command.id, command.changes, store);
    case "export":
      return exportLeads(command, store);
    case "erase":
      return eraseLeads(command.email, deps);
    case "retry": {
      const count = await store.retryFailed(systemClock.now());
      if (count === 0) return "Nothing was refused; nothing to try again.";
      return `${plural(count, "delivery", "deliveries")} will be tried again ${soon}.`;
    }
    case "release":
      return releaseLead(command.id, deps);
    case "backup": {
      const count = await writeBackup(store, command.out);
      return `${plural(count, "lead")} written to ${command.out}, with their deliveries and history.`;
    }
    case "restore": {
      const { added, count } = await restoreBackup(store, command.from);
      return `${plural(count, "lead")} in the backup; ${added} of them stored, the others were there.`;
    }
  }
}

type ExportCommand = Extract<LeadsCommand, { name: "export" }>;

async function exportLeads(
  { delimiter, format, out, since }: ExportCommand,
  store: LeadAdmin,
): Promise<string> {
  const leads = await store.getLeads({ since });
  const render = {
    csv: () => renderCsv(leads, delimiter),
    json: () => renderJson(leads),
    xlsx: () => renderXlsx([leads]),
  };
  const content = await render[format]();
  if (out === undefined) return content.toString().replace(/\r?\n$/, "");
  await writeOutput(out, content);
  return `${plural(leads.length, "lead")} written to ${out}.`;
}

async function eraseLeads(email: string, deps: CommandDependencies): Promise<string> {
  const { isComplete, leads: erased, mailFiles: files } = await eraseAddress(email, deps);
  if (!isComplete) {
    throw new StartError(
      `${plural(erased.length, "lead")} of ${email} can no longer be reached, but their text is still in ${deps.dataDir}/site.db-wal, because another program reads the database. Close it and run this command again.`,
    );
  }
  if (erased.length === 0) return `No lead has the address ${email}; nothing was erased.`;
  return [
    `Erased ${plural(erased.length, "lead")} (${erased.join(", ")}) and ${plural(files, "mail file")}.`,
    "Delivered mails, exports and backups are out of this command's reach: see docs/operating.md.",
  ].join("\n");
}

async function releaseLead(
  id: string,
  { deliveryKinds, siteOrigin, store }: CommandDependencies,
): Promise<string> {
  const deliveries = createDeliveries(deliveryKinds, siteOrigin);
  switch (await store.releaseLead(id, deliveries, "command", systemClock.now())) {
    case "unknown":
      throw buildUnknownFault(id);
    case "not_suspect":
      return `${id} is not in quarantine; nothing to release.`;
    case "released":
      return `${id} is released and will be delivered ${soon}.`;
  }
}

async function changeLead(
  id: string,
  changes: readonly LeadChange[],
  store: LeadAdmin,
): Promise<string> {
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
}

function buildUnknownFault(id: string): StartError {
  return new StartError(`There is no lead ${id}.`);
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
