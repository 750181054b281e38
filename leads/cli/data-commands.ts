/** Commands about many leads at once: in and out of files. */
import { text } from "node:stream/consumers";
import { StartError } from "startup/start-error";
import { readAccesses, restoreBackup, writeBackup } from "../admin/backup.ts";
import { readPages } from "../admin/read-pages.ts";
import { exportFormats } from "../admin/render-export.ts";
import { concerns, renderPerson } from "../admin/render-person.ts";
import { writeOutput } from "../admin/write-output.ts";
import type { Access } from "../store/access-record.ts";
import { describeStore } from "../store/open-store.ts";
import { addDays, getDayStart } from "../time/wall-clock.ts";
import { buildNobodyFault, listOthers } from "./of-one-person.ts";
import {
  parseAddress,
  parseChoice,
  parseDay,
  parseRest,
  requireValue,
  UsageFault,
} from "./parse-arguments.ts";
import { recordCommand, type StoreCommand } from "./store-command.ts";
import { plural } from "./words.ts";

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
    const lines: string[] = [];
    for await (const accesses of readAccesses(store)) {
      for (const { action, at, by, count, what } of accesses) {
        lines.push(`${at}  ${by}  ${action}  ${count}  ${what}`.trimEnd());
      }
    }
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
      throw buildNobodyFault(env, email, "nothing was written", others);
    }
    await recordCommand(store, "exported", "one person", leads.length);
    const accesses: Access[] = [];
    for await (const page of readAccesses(store)) {
      accesses.push(...page.filter((access) => leads.some((lead) => concerns(access, lead))));
    }
    const agreements = await store.getAgreements();
    const content = renderPerson(email, leads, { accesses, agreements });
    if (!out) {
      for (const line of others) console.error(line);
      return content.trimEnd();
    }
    await writeOutput(out, content);
    return [`${plural(leads.length, "lead")} written to ${out}.`, ...others].join("\n");
  };
}
