/** Commands about many leads at once: in and out of files, and gone. */
import { text } from "node:stream/consumers";
import { StartError } from "startup/start-error";
import { readAccesses, restoreBackup, writeBackup } from "../admin/backup.ts";
import { eraseAddress, eraseOne } from "../admin/erase-address.ts";
import { readPages } from "../admin/read-pages.ts";
import { exportFormats } from "../admin/render-export.ts";
import { renderPerson } from "../admin/render-person.ts";
import { writeOutput } from "../admin/write-output.ts";
import { tellErased } from "../outbox/tell-erased.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { describeStore } from "../store/open-store.ts";
import { systemClock } from "../time/clock.ts";
import { addDays, getDayStart } from "../time/wall-clock.ts";
import {
  parseAddress,
  parseChoice,
  parseDay,
  parseId,
  parseRest,
  requireValue,
  UsageFault,
} from "./parse-arguments.ts";
import { recordCommand, type StoreCommand } from "./store-command.ts";
import { buildUnknownFault, plural } from "./words.ts";

const value = { type: "string" } as const;

const delimiters = new Map([
  ["comma", ","],
  ["semicolon", ";"],
  ["tab", "\t"],
]);

export function exportLeads(args: string[]): StoreCommand {
  const options = { format: value, from: value, to: value, out: value, delimiter: value };
  const { delimiter = "comma", format, from, out, to } = parseRest(args, [], options).values;
  const known = new Map(Object.entries(exportFormats));
  const found = parseChoice(
    "format",
    requireValue(format, `--format ${[...known.keys()].join(", ")}`),
    known,
  );
  if (format === "xlsx") requireValue(out, "--out FILE");
  if (format !== "csv" && delimiter !== "comma")
    throw new UsageFault("--delimiter is only for csv.");
  const sign = parseChoice("delimiter", delimiter, delimiters);
  const first = from === undefined ? from : parseDay("from", from);
  const last = to === undefined ? to : parseDay("to", to);
  if (first && last && first > last) {
    throw new UsageFault(`--from ${first} is after --to ${last}.`);
  }
  return async (store, { timeZone }) => {
    const filter = {
      ...(first && { since: getDayStart(first, timeZone) }),
      ...(last && { until: getDayStart(addDays(last, 1), timeZone) }),
    };
    const count = await store.countFound(filter);
    await recordCommand(store, "exported", format ?? "", count);
    const content = found.render(readPages(store, filter), { delimiter: sign, timeZone });
    if (!out) return (await text(content)).replace(/\r?\n$/, "");
    await writeOutput(out, content);
    return `${plural(count, "lead")} written to ${out}.`;
  };
}

export function eraseLeads(args: string[]): StoreCommand {
  const { email, id = "" } = parseRest(args, [], { email: value, id: value }).values;
  if (email && id) {
    throw new UsageFault("--email and --id exclude each other: choose one of them.");
  }
  if (!email && !id) throw new UsageFault("--email ADDRESS or --id ID is missing.");
  const what = email ? parseAddress("email", email) : parseId([id]);
  return async (store, { dataDir, webhook }) => {
    const eraseFound = email ? eraseAddress : eraseOne;
    const { isComplete, leads, mailFiles } = await eraseFound(what, { dataDir, store });
    await recordCommand(store, "erased", leads[0] ?? "", leads.length);
    const quiet = { info() {}, error() {} };
    const told = await tellErased(
      { store, webhook, clock: systemClock, log: quiet },
      new AbortController().signal,
    );
    if (!isComplete) {
      throw new StartError(
        `${plural(leads.length, "lead")} erased (${leads.join(", ")}), but their text is still in ${dataDir}/site.db-wal because another program is reading the database. Close it and run this command again.`,
      );
    }
    if (!email && leads.length === 0) throw buildUnknownFault(what);
    const others = email ? await listOthers(store, email, "not erased") : [];
    if (leads.length === 0) {
      return [`No lead has the address ${what}; nothing was erased.`, ...others].join("\n");
    }
    return [
      `Erased ${plural(leads.length, "lead")} (${leads.join(", ")}) and ${plural(mailFiles, "mail file")}.`,
      ...(told > 0 ? [`The webhook's receiver was told of ${plural(told, "erasure")}.`] : []),
      "Delivered mails, exports and backups are not erased: see docs/operating.md.",
      ...others,
    ].join("\n");
  };
}

/** Names the other addresses of what may be the same mailbox: anna+fair@… besides anna@…. */
async function listOthers(store: LeadStore, email: string, what: string): Promise<string[]> {
  const others = await store.findOtherAddresses(email);
  if (others.length === 0) return [];
  const addresses = others.map(({ address }) => address);
  return [
    `Probably the same mailbox, and ${what}: ${addresses.join(", ")}. If it is the same person, run this for each of them, too.`,
  ];
}

export function backUpStore(args: string[]): StoreCommand {
  const out = requireValue(parseRest(args, [], { out: value }).values.out, "--out FILE");
  return async (store) => {
    // First, so that a backup says when it was made.
    await recordCommand(store, "exported", "backup", await store.countFound({}));
    const count = await writeBackup(store, out);
    return `${plural(count, "lead")} written to ${out}, with their deliveries and history, who saw what, and the sums of visits.`;
  };
}

export function restoreStore(args: string[]): StoreCommand {
  const from = requireValue(parseRest(args, [], { from: value }).values.from, "--from FILE");
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

export function showRecord(args: string[]): StoreCommand {
  parseRest(args, []);
  return async (store) => {
    const lines = (await readAccesses(store)).map(({ action, at, by, count, what }) =>
      `${at}  ${by}  ${action}  ${count}  ${what}`.trimEnd(),
    );
    return lines.join("\n") || "Nobody has seen anything in the last 12 months.";
  };
}

export function showAgreement(args: string[]): StoreCommand {
  const [hash] = parseRest(args, ["HASH"]).texts;
  return async (store) => {
    const agreement = (await store.getAgreements()).find((each) => each.hash === hash);
    if (!agreement) throw new StartError(`Nobody agreed to anything with the hash ${hash}.`);
    return agreement.text;
  };
}

export function showPerson(args: string[]): StoreCommand {
  const { email: address, out } = parseRest(args, [], { email: value, out: value }).values;
  const email = parseAddress("email", requireValue(address, "--email ADDRESS"));
  return async (store, env) => {
    const leads = await store.getLeads({ ids: await store.findLeads(email) });
    const others = await listOthers(store, email, "not in it");
    if (leads.length === 0) {
      const fault = `No lead has the address ${email}; nothing was written.`;
      throw new StartError([fault, ...others].join("\n"));
    }
    await recordCommand(store, "exported", "one person", leads.length);
    const content = renderPerson(email, leads, env);
    if (!out) {
      for (const line of others) console.error(line);
      return content.trimEnd();
    }
    await writeOutput(out, content);
    return [`${plural(leads.length, "lead")} written to ${out}.`, ...others].join("\n");
  };
}
