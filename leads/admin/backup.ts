import { readFileSync } from "node:fs";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { cleanLine } from "../clean-text.ts";
import type { Submission } from "../fields.ts";
import { buildAgreement } from "../handler/fingerprint.ts";
import {
  type Agreement,
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
import type { LeadAdmin } from "../store/lead-store.ts";
import type { Erased } from "../store/lead-upkeep.ts";
import { type VisitCount, visitKinds } from "../store/visits.ts";
import { runAsCaller } from "./act-as-owner.ts";
import { writeOutput } from "./write-output.ts";

/** Marks a backup file, so that no other file is taken for one. */
const format = "aes32-leads";
/** Of what is written and read; a restore takes no other. */
const version = 7;

/** Leads that are stored in one transaction. */
const batchSize = 500;

/**
 * Writes every lead with its deliveries and history, who saw what, what was agreed to, and the sums of
 * visits, into a file that its owner alone may read; returns how many. Works while servers run, with either store. Throws a
 * `StartError` when the file cannot be written.
 */
export async function writeBackup(store: LeadAdmin, file: string): Promise<number> {
  const { accesses, leads, ...rest } = await readStore(store);
  const head = JSON.stringify({ format, version, ...rest }).slice(0, -1);
  const text = `${head}, "leads": ${listLines(leads)}, "accesses": ${listLines(accesses)}}\n`;
  await writeOutput(file, text);
  return leads.length;
}

/** A list as JSON, with a line for each entry. */
const listLines = (entries: readonly object[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`;

/** The whole access record. */
export async function readAccesses(store: LeadAdmin) {
  return (await store.getAccesses({ limit: 1e9 })).accesses;
}

/**
 * Erases what was erased before the backup was made, unless it came again since, and stores the
 * leads of it that are not in the store and were not erased since; returns how many the backup has,
 * how many were added, and when it was made, if it has an entry of who saw what. Throws a `StartError`
 * when the file is not a backup of this version, or the store does not take what is in it.
 */
export async function restoreBackup(
  store: LeadAdmin,
  file: string,
): Promise<{ count: number; added: number; madeAt: string | undefined }> {
  const content = await runAsCaller(async () => readBackup(file));
  const added = await importContent(store, content).catch((error: Error) => {
    const [reason] = error.message.split("\n");
    throw new StartError(
      `${file} was changed, or the store failed: ${reason}. Some of it may have been restored; with the backup as it was written, run this again.`,
    );
  });
  const times = content.accesses.map(({ at }) => at);
  return { count: content.leads.length, added, madeAt: times.sort().at(-1) };
}

/** What a store has, from which another one can be filled. */
interface StoreContent {
  erased: readonly Erased[];
  agreements: readonly Agreement[];
  accesses: readonly (Access & { id: string })[];
  visits: readonly VisitCount[];
  leads: readonly StoredLead[];
}

/** Everything that a store has; leads first, so that what they name is there, too. */
export const readStore = async (store: LeadAdmin): Promise<StoreContent> => ({
  leads: (await store.getLeads()).reverse(),
  erased: await store.getErased(),
  agreements: await store.getAgreements(),
  accesses: await readAccesses(store),
  visits: await store.getVisits("0000", "9999-99-99"),
});

/** Adds what a store does not have and did not erase since; returns how many leads that were. */
export async function importContent(store: LeadAdmin, content: StoreContent): Promise<number> {
  await store.eraseSubmissions(content.erased);
  await store.importAgreements(content.agreements);
  await store.importAccesses(content.accesses);
  await store.importVisits(content.visits);
  return importInBatches(store, content.leads);
}

/** Stores the leads that are not in the store; returns how many those are. */
async function importInBatches(store: LeadAdmin, leads: readonly StoredLead[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < leads.length; start += batchSize) {
    added += await store.importLeads(leads.slice(start, start + batchSize));
  }
  return added;
}

/** A name that is safe in a file path and a terminal, even from a tampered backup. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const sha256 = v.pipe(v.string(), v.hash(["sha256"]));
const time = v.pipe(v.string(), v.isoTimestamp());
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

const backupSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  erased: v.array(v.strictObject({ submissionId: uuid, erasedAt: time })),
  agreements: v.array(agreementSchema),
  visits: v.array(visitSchema),
  leads: v.array(storedLeadSchema),
  accesses: v.array(accessSchema),
});

const otherVersionSchema = v.object({ format: v.literal(format), version: v.number() });

function readBackup(file: string): v.InferOutput<typeof backupSchema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new StartError(`${file} cannot be read as a backup.`);
  }
  const result = v.safeParse(backupSchema, content, { abortEarly: true });
  if (result.success) return result.output;
  const header = v.safeParse(otherVersionSchema, content);
  if (header.success && header.output.version !== version) {
    throw new StartError(
      `${file} is a backup of version ${header.output.version}, and this site reads version ${version} alone: restore it with the release that wrote it.`,
    );
  }
  const place = v.getDotPath(result.issues[0]) ?? "the file as a whole";
  throw new StartError(
    `${file} is not a backup of leads, or was changed: ${place} is not as expected.`,
  );
}
