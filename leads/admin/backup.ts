import { constants, existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { agreementSchema, type StoredLead, storedLeadSchema } from "../lead.ts";
import type { LeadFilter } from "../store/lead-reader.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { accessSchema, erasedSchema } from "../store/lead-upkeep.ts";
import { describeStore, lockDataFolder, type StorePlace } from "../store/open-store.ts";
import { openPostgresStore } from "../store/postgres/store.ts";
import { visitSchema } from "../store/report.ts";
import { getDatabasePath, openSqliteStore } from "../store/sqlite/store.ts";
import { runAsCaller, writeOutput } from "../write-file.ts";

/** Marks a backup file, so that no other file is taken for one. */
const format = "aes32-leads";
/** Of what is written. Two before are read, too: 8 has no day of a won lead, and the leads of 7 are lines of one JSON list. */
const version = 9;
const readVersions = [7, 8, version];

/** A line: first what there is little of, then a lead or an access each, then how many lines that were. */
const partSchema = v.partial(
  v.strictObject({
    format: v.literal(format),
    version: v.picklist(readVersions),
    erased: v.array(erasedSchema),
    agreements: v.array(agreementSchema),
    visits: v.array(visitSchema),
    leads: v.array(storedLeadSchema),
    accesses: v.array(accessSchema),
    end: v.number(),
  }),
);

type StorePart = v.InferOutput<typeof partSchema>;

const headSchema = v.required(partSchema, ["format", "version", "erased", "agreements", "visits"]);

/** Entries that are read, and stored in one transaction, at a time. */
const batchSize = 500;

/**
 * Reads a backup part by part: first what leads name, then leads, then who saw what. Throws a
 * `StartError` when there is none, and where it is not as it was written.
 */
async function* readBackup(file: string): AsyncGenerator<StorePart> {
  let count = 0;
  let [leads, accesses]: [StoredLead[], NonNullable<StorePart["accesses"]>] = [[], []];
  for await (const line of renewLines(readLines(file))) {
    const part = parseLine(file, line, count === 0 ? headSchema : partSchema, count + 1);
    if (part.end !== undefined && part.end !== count) break;
    count += 1;
    if (part.erased) yield part;
    else leads.push(...(part.leads ?? []));
    accesses.push(...(part.accesses ?? []));
    const isLast = part.end !== undefined || (part.erased && part.leads);
    if (!isLast && leads.length + accesses.length < batchSize) continue;
    yield { leads, accesses };
    if (isLast) return;
    [leads, accesses] = [[], []];
  }
  throw new StartError(`${file} is not a backup of leads, or was changed: lines are missing.`);
}

/** The lines of a backup of version 7 as they are written now; all of it can also be the first one. */
async function* renewLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let list = "";
  let count = 0;
  for await (const line of lines) {
    if (count === 0 && line.endsWith(', "leads": [')) {
      list = "leads";
      yield line.replace(/, "leads": \[$/, "}");
    } else if (!list) yield line;
    else if (line === "]}") yield `{"end": ${count}}`;
    else if (line === '], "accesses": [') list = "accesses";
    else if (line) yield `{"${list}": [${line.replace(/,$/, "")}]}`;
    if (line && line !== '], "accesses": [') count += 1;
  }
}

function parseLine<Output>(
  file: string,
  line: string,
  schema: v.GenericSchema<unknown, Output>,
  number: number,
): Output {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    throw buildUnreadable(file);
  }
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const { format: own, version: other } = Object(content);
  if (own === format && !readVersions.includes(other)) {
    throw new StartError(
      `${file} is a backup of version ${other}, and this site reads versions 7 to ${version}: restore it with the release that wrote it.`,
    );
  }
  const path = v.getDotPath(result.issues[0]) ?? "all of it";
  throw new StartError(
    `${file} is not a backup of leads, or was changed: line ${number}, ${path}, is not as expected.`,
  );
}

const buildUnreadable = (file: string) => new StartError(`${file} cannot be read as a backup.`);

// Opened otherwise, a named pipe waits for a writer.
const nonBlocking = constants.O_RDONLY | constants.O_NONBLOCK;

/** The lines of a file of whoever runs the command; `readline` would also break them at U+2028. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const handle = await runAsCaller(() => open(file, nonBlocking)).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw code === "ENOENT" ? new StartError(`There is no file ${file}.`) : buildUnreadable(file);
    },
  );
  let rest = "";
  try {
    if (!(await handle.stat()).isFile()) {
      throw new StartError(
        `${file} is read twice, so it has to be a file, not a pipe or a folder.`,
      );
    }
    for await (const text of handle.createReadStream({ encoding: "utf8" })) {
      const lines = `${rest}${text}`.split(/\r?\n/);
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw error instanceof StartError ? error : buildUnreadable(file);
  } finally {
    await handle.close();
  }
  if (rest) yield rest;
}

/** Leads on a page: read and rendered within 20 ms. */
const limit = 200;

/**
 * Leads, newest first, page by page. Yields to the event loop after each page, so that this process
 * stays responsive. Each lead comes at most once, as it is when its page is read.
 */
export async function* readPages(
  store: Pick<LeadStore, "getLeadPage">,
  filter: LeadFilter,
): AsyncGenerator<StoredLead[]> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const page = await store.getLeadPage(filter, { limit, after });
    yield page.leads;
    after = page.next;
    await setImmediate();
  }
}

const pageSize = 1000;

/**
 * Writes every lead with its deliveries and history, who saw what, what was agreed to, and the sums of
 * visits, into a file that its owner alone may read; returns how many. The file is JSON with a line for
 * each lead and is never in memory as a whole. Works while servers run, with either store. Throws a
 * `StartError` when the file cannot be written.
 */
export async function writeBackup(store: LeadStore, file: string): Promise<number> {
  let [count, lines] = [0, 0];
  async function* render() {
    for await (const { accesses = [], leads = [], ...head } of readStore(store)) {
      const parts = [
        ...(head.erased ? [{ format, version, ...head }] : []),
        ...leads.map((lead) => ({ leads: [lead] })),
        ...accesses.map((access) => ({ accesses: [access] })),
      ];
      count += leads.length;
      lines += parts.length;
      yield parts.map((part) => `${JSON.stringify(part)}\n`).join("");
    }
    // A file that was cut off, or lost a line, is none.
    yield `${JSON.stringify({ end: lines })}\n`;
  }
  await writeOutput(file, render());
  return count;
}

/** The access record, newest first, some entries at a time. */
export async function* readAccesses(store: LeadStore) {
  let after: string | undefined = "";
  while (after !== undefined) {
    const page = await store.getAccesses({ limit: pageSize, after });
    yield page.accesses;
    after = page.next;
  }
}

/**
 * Erases what was erased before the backup was made, unless it came again since, and stores the
 * leads of it that are not in the store and were not erased since; returns how many the backup has,
 * how many were added and how many were left out as erased, and when it was made, if it has an entry
 * of who saw what. Throws a `StartError` when the file is not there or not a backup of this version,
 * which changes nothing, or the store does not take what is in it.
 */
export async function restoreBackup(store: LeadStore, file: string) {
  for await (const _ of readBackup(file));
  const { ids, ...result } = await importParts(store, readBackup(file)).catch((error: Error) => {
    const [reason] = error.message.split("\n");
    throw new StartError(
      `${file} was changed, or the store failed: ${reason}. Some of it may have been restored; with the backup as it was written, run this again.`,
    );
  });
  return { count: ids.length + result.erased, ...result };
}

/** Everything that a store has, what leads name before them; leads are read first, so that it is there. */
async function* readStore(store: LeadStore): AsyncGenerator<StorePart> {
  const pages = readPages(store, {});
  const { value: newest = [] } = await pages.next();
  yield {
    erased: await store.getErased(),
    agreements: await store.getAgreements(),
    visits: await store.getVisits("0000", "9999-99-99"),
  };
  yield { leads: newest };
  for await (const leads of pages) yield { leads };
  for await (const accesses of readAccesses(store)) yield { accesses };
}

/**
 * Adds what a store does not have and did not erase since; returns the ids of all leads that it now
 * has of these, how many were added and how many are left out as erased, and the time of the newest access.
 */
async function importParts(store: LeadStore, parts: AsyncIterable<StorePart>) {
  const ids: string[] = [];
  let [added, erased] = [0, 0];
  let madeAt: string | undefined;
  for await (const part of parts) {
    if (part.erased) await store.eraseSubmissions(part.erased);
    if (part.agreements) await store.importAgreements(part.agreements);
    if (part.visits) await store.importVisits(part.visits);
    if (part.accesses) await store.importAccesses(part.accesses);
    for (const { at } of part.accesses ?? []) madeAt = at > (madeAt ?? "") ? at : madeAt;
    const result = await store.importLeads(part.leads ?? []);
    added += result.added;
    erased += result.erased.size;
    for (const { lead } of part.leads ?? []) if (!result.erased.has(lead.id)) ids.push(lead.id);
  }
  return { ids, added, erased, madeAt };
}

/**
 * Copies all leads, with their deliveries, from SQLite in the data folder to the
 * PostgreSQL database, and checks that they arrived; returns what to print.
 * Repeating it copies what is missing. Throws a `StartError` when a server runs on
 * the data folder, because what it stores meanwhile would be left behind.
 */
export async function moveLeads(place: StorePlace): Promise<string> {
  const { dataDir, databaseUrl } = place;
  if (!databaseUrl) {
    throw new StartError("DATABASE_URL is not set: expected the database to move the leads to.");
  }
  const path = getDatabasePath(dataDir);
  if (!existsSync(path)) throw new StartError(`${path} does not exist: there is nothing to move.`);
  const unlock = lockDataFolder(dataDir);
  const source = openSqliteStore(dataDir);
  let target: LeadStore | undefined;
  try {
    target = await openPostgresStore(databaseUrl);
    const { added, ids } = await importParts(target, readStore(source));
    const missing = await target.findUnknownLeads(ids);
    if (missing.length > 0) throw new StartError(`These leads did not arrive: ${missing.join()}.`);
    const calls = await source.getErasureCalls(new Date("9999-01-01"));
    return [
      `${ids.length} leads are now in ${describeStore(place)}; ${added} of them were added by this move.`,
      ...calls.map(
        ({ leadId }) =>
          `${leadId} was erased, and the webhook's receiver has not been told: tell it yourself, because this does not move along.`,
      ),
      `From now on, set DATABASE_URL for the server and every command: without it, they use ${path}, which is as it was. Remove it once you have checked the leads.`,
    ].join("\n");
  } finally {
    await Promise.all([source.close(), target?.close()]);
    unlock();
  }
}
