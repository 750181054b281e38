import type { Ask } from "startup/ask-person";
import type { Variables } from "startup/parse-variables";
import { StartError } from "startup/start-error";
import { moveLeads } from "../admin/backup.ts";
import { renderLeadDetails } from "../admin/lead-record.ts";
import { parseLeadsEnv } from "../env/env.ts";
import { createDeliveries } from "../outbox/create-deliveries.ts";
import { sendTestMessage } from "../outbox/send-test-message.ts";
import { describeMissingStore, openSharedStore } from "../store/open-store.ts";
import { systemClock } from "../time/clock.ts";
import { actAsOwner } from "../write-file.ts";
import {
  backUpStore,
  eraseLeads,
  exportLeads,
  restoreStore,
  showAgreement,
  showPerson,
  showRecord,
  showReport,
} from "./data-commands.ts";
import {
  buildUnknownFault,
  noLeads,
  plural,
  renderLeadsTable,
  soon,
  usage,
} from "./leads-table.ts";
import {
  type CommandEnv,
  parseId,
  parseRest,
  recordCommand,
  requireSettings,
  type StoreCommand,
  UsageFault,
} from "./parse-arguments.ts";

/**
 * Runs a command with the settings in the environment; returns what to print, without a line break
 * at its end. Throws a `StartError` for the person at the terminal when it cannot be done. `ask` is
 * there if somebody sits at it.
 */
type Command = (variables: Variables, ask?: Ask) => Promise<string>;

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
  if (parse) {
    return withStore(parse(args), { make: name === "restore", isOptional: name === "list" });
  }
  throw new UsageFault(`There is no command ${name}; npm run leads -- help shows them all.`);
}

const storeCommands = new Map<string, (args: string[]) => StoreCommand>([
  ["list", listLeads],
  ["show", showLead],
  ["export", exportLeads],
  ["report", showReport],
  ["erase", eraseLeads],
  ["retry", retryDeliveries],
  ["release", releaseLead],
  ["backup", backUpStore],
  ["restore", restoreStore],
  ["record", showRecord],
  ["person", showPerson],
  ["agreement", showAgreement],
]);

const text = { type: "string" } as const;

function withSettings(run: (env: CommandEnv, ask?: Ask) => Promise<string>): Command {
  return async (variables, ask) => {
    const env = { ...parseLeadsEnv(variables), hasOrigin: Boolean(variables.SITE_ORIGIN) };
    actAsOwner(env.dataDir);
    return run(env, ask);
  };
}

interface StoreOptions {
  make: boolean;
  /** Whether having no store is the same as having no leads. */
  isOptional: boolean;
}

function withStore(command: StoreCommand, { isOptional, make }: StoreOptions): Command {
  return withSettings(async (env, ask) => {
    const store = await openSharedStore(env, { make });
    if (!store) {
      if (isOptional) return `${noLeads}\n(${describeMissingStore(env)})`;
      throw new StartError(describeMissingStore(env));
    }
    try {
      return await command(store, env, ask);
    } finally {
      await store.close();
    }
  });
}

function listLeads(args: string[]): StoreCommand {
  const { search } = parseRest(args, [], { search: text }).values;
  return async (store, { timeZone }) => {
    const leads = await store.getLeads({ ...(search && { search }) });
    await recordCommand(store, "read", "list", leads.length);
    if (leads.length > 0) return renderLeadsTable(leads, systemClock.now(), timeZone);
    return search ? "No leads match." : noLeads;
  };
}

function showLead(args: string[]): StoreCommand {
  const id = parseId(parseRest(args, ["ID"]).texts);
  return async (store) => {
    const stored = await store.getLead(id);
    if (!stored) throw buildUnknownFault(id);
    await recordCommand(store, "read", id, 1);
    return renderLeadDetails(stored);
  };
}

function retryDeliveries(args: string[]): StoreCommand {
  parseRest(args, []);
  return async (store) => {
    const count = await store.retryFailed(systemClock.now());
    if (count === 0) return "No delivery was refused, so there is nothing to retry.";
    return `${plural(count, "delivery", "deliveries")} will be retried ${soon}.`;
  };
}

function releaseLead(args: string[]): StoreCommand {
  const id = parseId(parseRest(args, ["ID"]).texts);
  return async (store, env) => {
    requireSettings(env);
    const deliveries = createDeliveries(env.deliveryKinds, env.siteOrigin);
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
