import { readFileSync } from "node:fs";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { cleanLine } from "../clean-text.ts";
import type { Submission } from "../fields.ts";
import { buildAgreement } from "../handler/fingerprint.ts";
import { channels, deliveryKinds, spamSigns, stages } from "../lead.ts";
import {
  addressSchema,
  changeSchema,
  consentBasisSchema,
  daySchema,
  reasonSchema,
  valueSchema,
} from "../lead-change.ts";
import { parseSubmission } from "../schema.ts";
import { accessActions } from "../store/access-record.ts";
import { visitKinds } from "../store/visits.ts";

/** Marks a backup file, so that no other file is taken for one. */
export const format = "aes32-leads";
/** Of what is written and read; a restore takes no other. */
export const version = 7;

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

/** Reads a backup; throws a `StartError` when there is none of this version. */
export function readBackup(file: string): v.InferOutput<typeof backupSchema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      throw new StartError(`There is no file ${file}.`);
    }
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
