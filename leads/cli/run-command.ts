import { writeFileSync } from "node:fs";
import { createRandomIds } from "../../functions/submit-contact/ids.ts";
import { buildOwedDeliveries } from "../../functions/submit-contact/owed-deliveries.ts";
import type { DeliveryKind } from "../../functions/submit-contact/ports.ts";
import { removeOrphanMailFiles } from "../outbox/mail-files.ts";
import { StartError } from "../start-error.ts";
import type { SiteStore } from "../store/site-store.ts";
import { restoreBackup, writeBackup } from "./backup.ts";
import { renderLeadDetails } from "./lead-fields.ts";
import { renderLeadsTable } from "./leads-table.ts";
import type { LeadsRequest } from "./parse-arguments.ts";
import { exportFormats } from "./render-export.ts";

export const noLeads = "No leads yet. Whoever sends the contact form will be listed here.";

const soon = "within a minute, or when the server starts";

export interface LeadsSurroundings {
  store: SiteStore;
  dataDir: string;
  /** What a released lead owes, and the right-hand side of its Message-IDs. */
  deliveries: readonly DeliveryKind[];
  mailDomain: string;
}

/**
 * Does what the leads command was asked for; gives what to print, without a
 * line break at its end. Throws a `StartError` with what to tell the person at
 * the terminal when it cannot be done.
 */
export async function runLeadsRequest(
  request: Exclude<LeadsRequest, { command: "move" }>,
  surroundings: LeadsSurroundings,
): Promise<string> {
  const { store } = surroundings;
  switch (request.command) {
    case "list": {
      const leads = await store.getLeads();
      return leads.length > 0 ? renderLeadsTable(leads) : noLeads;
    }
    case "show": {
      const stored = await store.getLead(request.id);
      if (!stored) throw new StartError(`There is no lead ${request.id}.`);
      return renderLeadDetails(stored);
    }
    case "export":
      return exportLeads(request, store);
    case "erase":
      return eraseLeads(request.email, surroundings);
    case "retry": {
      const count = await store.retryFailed(new Date());
      if (count === 0) return "Nothing was refused; nothing to try again.";
      return `${plural(count, "delivery", "deliveries")} will be tried again ${soon}.`;
    }
    case "release":
      return releaseLead(request.id, surroundings);
    case "backup": {
      const count = await writeBackup(store, request.out);
      return `${plural(count, "lead")} written to ${request.out}, with what they owe.`;
    }
    case "restore": {
      const { added, count } = await restoreBackup(store, request.from);
      return `${plural(count, "lead")} in the backup; ${added} of them stored, the others were there.`;
    }
  }
}

async function exportLeads(
  { format, since, out }: Extract<LeadsRequest, { command: "export" }>,
  store: SiteStore,
): Promise<string> {
  const leads = await store.getLeads(since);
  const text = exportFormats[format](leads);
  if (out === undefined) return text.replace(/\r?\n$/, "");
  try {
    writeFileSync(out, text, { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${out} cannot be written (${code}).`);
  }
  return `${plural(leads.length, "lead")} written to ${out}.`;
}

async function eraseLeads(email: string, { dataDir, store }: LeadsSurroundings): Promise<string> {
  const erased = await store.eraseLeads(email);
  if (erased.length === 0) return `No lead has the address ${email}; nothing was erased.`;
  const files = await removeOrphanMailFiles(dataDir, store);
  return [
    `Erased ${plural(erased.length, "lead")} (${erased.join(", ")}) and ${plural(files, "mail file")}.`,
    "Mails that were delivered, exports and backups are not this command's: see docs/operating.md.",
  ].join("\n");
}

async function releaseLead(
  id: string,
  { deliveries, mailDomain, store }: LeadsSurroundings,
): Promise<string> {
  const owed = buildOwedDeliveries(deliveries, createRandomIds(), mailDomain);
  switch (await store.releaseLead(id, owed, new Date())) {
    case "unknown":
      throw new StartError(`There is no lead ${id}.`);
    case "not_suspect":
      return `${id} is not in quarantine; nothing to release.`;
    case "released":
      return `${id} is released and will be delivered ${soon}.`;
  }
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
