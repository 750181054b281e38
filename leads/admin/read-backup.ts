import { open } from "node:fs/promises";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { cleanLine } from "../clean-text.ts";
import type { Submission } from "../fields.ts";
import {
  type Agreement,
  buildAgreement,
  channels,
  deliveryKinds,
  type StoredLead,
  spamSigns,
  stages,
} from "../lead.ts";
import {
  addressSchema,
  changeSchema,
  consentBasisSchema,
  daySchema,
  reasonSchema,
  valueSchema,
} from "../lead-change.ts";
import { parseSubmission } from "../schema.ts";
import { accessActions, type StoredAccess } from "../store/access-record.ts";
import type { Erased } from "../store/lead-upkeep.ts";
import { type VisitCount, visitKinds } from "../store/report.ts";
import { runAsCaller } from "../write-file.ts";

export interface StorePart {
  erased?: readonly Erased[];
  agreements?: readonly Agreement[];
  visits?: readonly VisitCount[];
  leads?: readonly StoredLead[];
  accesses?: readonly StoredAccess[];
}

/** Marks a backup file, so that no other file is taken for one. */
export const format = "aes32-leads";
/** Of what is written. The one before, whose leads were lines of one JSON list, is read, too. */
export const version = 8;

/** A name that is safe in a file path and a terminal, even from a tampered backup. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const sha256 = v.pipe(v.string(), v.hash(["sha256"]));
/** As the store writes it, so that it can be sorted as text. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);
const line = v.pipe(v.string(), v.transform(cleanLine));

const actor = v.union([v.literal("command"), addressSchema]);

const deliverySchema = v.strictObject({
  id: name,
  kind: v.picklist(deliveryKinds),
  recipient: v.exactOptional(addressSchema),
  messageId: v.pipe(v.string(), v.regex(/^(?:<[\w.@-]+>|msg_[\w-]+)$/)),
  state: v.picklist(["pending", "sent", "failed"]),
  attempts: v.pipe(v.number(), v.integer()),
  pendingSince: time,
  nextAttemptAt: time,
  lastError: v.exactOptional(line),
  sentAt: v.exactOptional(time),
  sentTo: v.exactOptional(line),
});

/** What could have come through the form, or, without consent, from a user. */
const submissionSchema = v.pipe(
  v.looseObject({ consent: v.boolean() }),
  v.rawTransform<{ consent: boolean }, Submission>(({ addIssue, dataset, NEVER }) => {
    const parsed = parseSubmission({ ...dataset.value, consent: true });
    if (parsed.ok) return { ...parsed.value, consent: dataset.value.consent };
    addIssue({ message: "no submission" });
    return NEVER;
  }),
);

const entrySchema = v.strictObject({
  channel: v.picklist(channels),
  by: actor,
  at: time,
  consentBasis: consentBasisSchema,
});

const leadSchema = v.pipe(
  v.strictObject({
    id: name,
    receivedAt: time,
    bodyHash: name,
    inQuarantine: v.boolean(),
    verdict: v.array(v.picklist(spamSigns)),
    noticeVersion: v.exactOptional(line),
    agreementHash: v.exactOptional(sha256),
    entry: v.exactOptional(entrySchema),
    submission: submissionSchema,
  }),
  v.check(({ entry, submission }) => submission.consent || entry !== undefined),
);

const workSchema = v.strictObject({
  stage: v.picklist(stages),
  owner: v.exactOptional(addressSchema),
  answeredAt: v.exactOptional(time),
  remindOn: v.exactOptional(daySchema),
  value: v.exactOptional(valueSchema),
  reason: v.exactOptional(reasonSchema),
  history: v.array(
    v.intersect([
      v.variant("kind", [changeSchema, v.object({ kind: v.literal("released") })]),
      v.object({ at: time, by: actor }),
    ]),
  ),
});

const storedLeadSchema = v.strictObject({
  lead: leadSchema,
  deliveries: v.array(deliverySchema),
  work: workSchema,
});

const uuid = v.pipe(v.string(), v.uuid());

const accessSchema = v.strictObject({
  id: uuid,
  at: time,
  by: actor,
  action: v.picklist(accessActions),
  what: line,
  count: v.pipe(v.number(), v.integer()),
});

const agreementSchema = v.pipe(
  v.strictObject({ hash: sha256, text: v.string() }),
  v.check(({ hash, text }) => buildAgreement(text).hash === hash),
);

const visitSchema = v.strictObject({
  day: v.pipe(v.string(), v.isoDate()),
  kind: v.picklist(visitKinds),
  name: line,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** A line: first what there is little of, then a lead or an access each, then how many lines that were. */
const lineSchema = v.partial(
  v.strictObject({
    format: v.literal(format),
    version: v.picklist([version, 7]),
    erased: v.array(v.strictObject({ submissionId: uuid, erasedAt: time })),
    agreements: v.array(agreementSchema),
    visits: v.array(visitSchema),
    leads: v.array(storedLeadSchema),
    accesses: v.array(accessSchema),
    end: v.number(),
  }),
);

const headSchema = v.required(lineSchema, ["format", "version", "erased", "agreements", "visits"]);

const otherVersionSchema = v.object({ format: v.literal(format), version: v.number() });

/** Entries that are read, and stored in one transaction, at a time. */
const batchSize = 500;

/**
 * Reads a backup part by part: first what leads name, then leads, then who saw what. Throws a
 * `StartError` when there is none, and where it is not as it was written.
 */
export async function* readBackup(file: string): AsyncGenerator<StorePart> {
  let count = 0;
  let [leads, accesses]: [StoredLead[], StoredAccess[]] = [[], []];
  for await (const line of renewLines(readLines(file))) {
    const part = parseLine(file, line, count === 0 ? headSchema : lineSchema, count + 1);
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
  const content = parseJson(file, line);
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const header = v.safeParse(otherVersionSchema, content);
  if (header.success && ![7, version].includes(header.output.version)) {
    throw new StartError(
      `${file} is a backup of version ${header.output.version}, and this site reads versions 7 and ${version}: restore it with the release that wrote it.`,
    );
  }
  const path = v.getDotPath(result.issues[0]) ?? "all of it";
  throw new StartError(
    `${file} is not a backup of leads, or was changed: line ${number}, ${path}, is not as expected.`,
  );
}

const buildUnreadable = (file: string) => new StartError(`${file} cannot be read as a backup.`);

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw buildUnreadable(file);
  }
}

/** The lines of a file of whoever runs the command; `readline` would also break them at U+2028. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const handle = await runAsCaller(() => open(file)).catch(({ code }: NodeJS.ErrnoException) => {
    throw code === "ENOENT" ? new StartError(`There is no file ${file}.`) : buildUnreadable(file);
  });
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
