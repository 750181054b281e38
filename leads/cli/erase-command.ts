/** `leads erase`: what a person is asked before, and told after. */
import type { Ask } from "startup/ask-person";
import { StartError } from "startup/start-error";
import { type Erasure, eraseAddress, eraseOne } from "../admin/erase-address.ts";
import { renderLeadsTable } from "../admin/leads-table.ts";
import type { LeadsEnv } from "../env/env.ts";
import { tellErased } from "../outbox/tell-erased.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { systemClock } from "../time/clock.ts";
import { buildNobodyFault, listOthers } from "./of-one-person.ts";
import { parseAddress, parseId, parseRest, UsageFault } from "./parse-arguments.ts";
import { recordCommand, type StoreCommand } from "./store-command.ts";
import { buildUnknownFault, plural } from "./words.ts";

const value = { type: "string" } as const;

/** So many leads are shown before they are erased; the others are counted. */
const shownLeads = 20;

export function eraseLeads(args: string[]): StoreCommand {
  const { email, id = "" } = parseRest(args, [], { email: value, id: value }).values;
  if (email && id) {
    throw new UsageFault("--email and --id exclude each other: choose one of them.");
  }
  if (!email && !id) throw new UsageFault("--email ADDRESS or --id ID is missing.");
  const what = email ? parseAddress("email", email) : parseId([id]);
  return async (store, env, ask) => {
    const { dataDir, webhook } = env;
    const others = email ? await listOthers(store, email, "not erased") : [];
    if (ask) await askBefore(ask, store, env, { what, others, isAddress: Boolean(email) });
    const eraseFound = email ? eraseAddress : eraseOne;
    const erasure = await eraseFound(what, { dataDir, store });
    const { leads } = erasure;
    if (leads.length > 0) await recordCommand(store, "erased", leads[0] ?? "", leads.length);
    const quiet = { info() {}, error() {} };
    const told = await tellErased(
      { store, webhook, clock: systemClock, log: quiet },
      new AbortController().signal,
    );
    checkLog(erasure, dataDir);
    if (leads.length === 0) {
      throw email
        ? buildNobodyFault(env, email, "nothing was erased", others)
        : buildUnknownFault(what);
    }
    return [describeErasure(erasure, told), ...others].join("\n");
  };
}

interface Asked {
  what: string;
  isAddress: boolean;
  others: readonly string[];
}

/** Shows what will go; throws a `StartError` unless the answer is a yes. Asks nothing about nobody. */
async function askBefore(
  ask: Ask,
  store: LeadStore,
  { timeZone }: LeadsEnv,
  { isAddress, others, what }: Asked,
): Promise<void> {
  const ids = isAddress ? await store.findLeads(what) : [what];
  const shown = await store.getLeads({ ids: ids.slice(0, shownLeads) });
  if (shown.length === 0) return;
  await recordCommand(store, "read", shown[0]?.lead.id ?? "", shown.length);
  const answer = await ask(
    [
      renderLeadsTable(shown, systemClock.now(), timeZone),
      ...(ids.length > shownLeads ? [`and ${ids.length - shownLeads} older`] : []),
      ...others,
      "",
      `This erases ${plural(ids.length, "lead")}${isAddress ? ` of ${what}` : ""}, with notes, history and mail files. It cannot be undone. Type yes: `,
    ].join("\n"),
  );
  if (answer.trim().toLowerCase() !== "yes") throw new StartError("Nothing was erased.");
}

function checkLog({ isComplete, leads }: Erasure, dataDir: string): void {
  if (isComplete) return;
  const erased =
    leads.length > 0
      ? `${plural(leads.length, "lead")} erased (${leads.join(", ")}), but their text`
      : "Nothing was erased now, and the text of what was erased before";
  throw new StartError(
    `${erased} is still in ${dataDir}/site.db-wal because another program is reading the database. Close it and run this command again, until it says that there is no such lead.`,
  );
}

function describeErasure({ leads, mailFiles }: Erasure, told: number): string {
  return [
    `Erased ${plural(leads.length, "lead")} (${leads.join(", ")}) and ${plural(mailFiles, "mail file")}.`,
    ...(told > 0 ? [`The webhook's receiver was told of ${plural(told, "erasure")}.`] : []),
    "Delivered mails, exports and backups are not erased: see docs/operating.md.",
  ].join("\n");
}
