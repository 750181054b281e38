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
import { type Access, accessActions } from "../store/access-record.ts";
import type { Erased } from "../store/lead-upkeep.ts";
import { type VisitCount, visitKinds } from "../store/visits.ts";
import { runAsCaller } from "../write-file.ts";

/** Some of what a store has, from which another one can be filled. */
export interface StorePart {
  erased?: readonly Erased[];
  agreements?: readonly Agreement[];
  visits?: readonly VisitCount[];
  leads?: readonly StoredLead[];
  accesses?: readonly (Access & { id: string })[];
}

/** Marks a backup file, so that no other file is taken for one. */
export const format = "aes32-leads";
/** Of what is written and read; a restore takes no other. */
export const version = 7;

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

const listsSchema = v.strictObject({
  leads: v.exactOptional(v.array(storedLeadSchema)),
  accesses: v.exactOptional(v.array(accessSchema)),
});

/** The first line: what there is little of. In a backup that was made one line, the lists are there, too. */
const headSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  erased: v.array(v.strictObject({ submissionId: uuid, erasedAt: time })),
  agreements: v.array(agreementSchema),
  visits: v.array(visitSchema),
  ...listsSchema.entries,
});

const otherVersionSchema = v.object({ format: v.literal(format), version: v.number() });

/** With what the first line, the one between the lists and the last one end. */
export const marks = { leads: ', "leads": [', accesses: '], "accesses": [', end: "]}" };

/** Entries that are read, and stored in one transaction, at a time. */
const batchSize = 500;

/**
 * Reads a backup part by part: first what leads name, then leads, then who saw what. Throws a
 * `StartError` when there is none of this version, and where it is not as it was written.
 */
export async function* readBackup(file: string): AsyncGenerator<StorePart> {
  const lines = readLines(file);
  try {
    const { value: first = "" } = await lines.next();
    const isHead = first.endsWith(marks.leads);
    yield parsePart(file, headSchema, isHead ? `${first.slice(0, -marks.leads.length)}}` : first);
    if (!isHead) return;
    for (const [name, end] of [
      ["leads", marks.accesses],
      ["accesses", marks.end],
    ] as const) {
      let start = 0;
      for await (const batch of takeLines(file, lines, end)) {
        const list = batch.join("").replace(/,$/, "");
        yield parsePart(file, listsSchema, `{"${name}": [${list}]}`, start);
        start += batch.length;
      }
    }
  } finally {
    await lines.return(undefined);
  }
}

/** @param start the place of its first entry in the list */
function parsePart(
  file: string,
  schema: v.GenericSchema<unknown, StorePart>,
  text: string,
  start = 0,
): StorePart {
  const content = parseJson(file, text);
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const header = v.safeParse(otherVersionSchema, content);
  if (header.success && header.output.version !== version) {
    throw new StartError(
      `${file} is a backup of version ${header.output.version}, and this site reads version ${version} alone: restore it with the release that wrote it.`,
    );
  }
  const path = v.getDotPath(result.issues[0]) ?? "the file as a whole";
  const place = path.replace(/\d+/, (index) => String(start + Number(index)));
  throw new StartError(
    `${file} is not a backup of leads, or was changed: ${place} is not as expected.`,
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

/** The lines before the one that is `end`, some at a time. */
async function* takeLines(file: string, lines: AsyncGenerator<string, undefined>, end: string) {
  let batch: string[] = [];
  for (;;) {
    const { done, value: line = "" } = await lines.next();
    // What was cut off is no backup.
    if (done) throw buildUnreadable(file);
    if (line === end) break;
    if (line) batch.push(line);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
