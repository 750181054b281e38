import type { Log } from "startup/log";
import type { CampaignCosts } from "../contact-page.ts";
import type { LeadsEnv } from "../env/env.ts";
import {
  type Agreement,
  isMadeHere,
  type Lead,
  type LeadChange,
  type LeadState,
  makeSubmissionId,
  type NewDelivery,
} from "../lead.ts";
import { applyChange } from "../lead-change.ts";
import { foldMailbox, normalizeAddress } from "../mail-address.ts";
import type { Clock } from "../time/clock.ts";
import type { Database, Queries } from "./database.ts";
import { createDeliveryQueue } from "./delivery-queue.ts";
import { createDeskSessions } from "./desk-sessions.ts";
import { createLeadReader, views } from "./lead-reader.ts";
import { addAgreement, createLeadUpkeep } from "./lead-upkeep.ts";
import { createReportStore } from "./report.ts";
import {
  addDeliveries,
  addHistory,
  addLead,
  buildSearchText,
  buildStateColumns,
  type HistoryRow,
  type LeadRow,
  parseHistoryRow,
  parseLeadRow,
  parseStateColumns,
} from "./rows.ts";

interface Step {
  change: LeadChange;
  deliveries: readonly NewDelivery[];
}

/**
 * By what a submission is known. A caller's own id decides. Where the function made the id of one
 * of two submissions (`makeSubmissionId`), they are the same if they have the same content and came
 * within {@link repeatTime} with the same words agreed to: a call with the specification's fields alone,
 * or a form sent twice without scripts. What is no suspect is never a repeat of one: anybody can send
 * somebody else's words first.
 */
interface SubmissionKey extends Pick<Lead, "agreementHash" | "bodyHash" | "inQuarantine"> {
  submissionId: string;
  sentAt: Date;
}

/** Milliseconds within which the same content is a repeat. */
export const repeatTime = 10 * 60_000;

/**
 * `repeated`: the same submission was stored before, under `leadId`. `conflict`: the id is known
 * with another body.
 */
type KnownResult = { outcome: "repeated"; leadId: string } | { outcome: "conflict" };
export type SaveResult = { outcome: "stored"; leadId: string } | KnownResult;

export type LeadStore = ReturnType<typeof createLeadStore>;

/** What works on a store beside a visitor's submission: the settings, and what they do not say. */
export interface LeadsContext extends LeadsEnv {
  store: LeadStore;
  clock: Clock;
  log: Log;
  getCampaignCosts?: () => CampaignCosts;
}

/** Leads and their deliveries. With each database, `tests/leads/lead-store-contract.ts` holds. */
export function createLeadStore(database: Database) {
  const { checkHealth, close, dialect, emptyLog, query, transact } = database;

  /** @param seen how many lines its history had when the changes were decided on */
  const makeSteps = (id: string, steps: readonly Step[], seen: number, by: string, now: Date) =>
    transact(async (queries) => {
      const { query } = queries;
      const [row] = await query<LeadRow>(`select * from leads where id = $1 ${dialect.forUpdate}`, [
        id,
      ]);
      if (!row) return "unknown";
      if (row.status === "suspect") return "in_quarantine";
      const lines = await query<HistoryRow>("select * from lead_history where lead_id = $1", [id]);
      const history = lines.map(parseHistoryRow);
      if (history.length > seen) return "outdated";
      const at = now.toISOString();
      const before = parseStateColumns(row);
      let state: LeadState | undefined;
      for (const { change, deliveries } of steps) {
        const next = applyChange(state ?? before, change, at);
        if (!next) continue;
        state = next;
        const entry = { ...change, at, by };
        history.push(entry);
        await addHistory(queries, id, [entry]);
        await addDeliveries(queries, id, deliveries, at);
      }
      if (!state) return "unchanged";
      const columns = {
        ...buildStateColumns(state),
        search_text: buildSearchText(parseLeadRow(row), state, history),
      };
      await query(
        `update leads set ${Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)}
         where id = $1`,
        [id, ...Object.values(columns)],
      );
      return "changed";
    });

  /** Does what the team says of a suspect, and writes it into its history. */
  const judgeSuspect = <Verdict extends "released" | "rejected">(
    id: string,
    kind: Verdict,
    deliveries: readonly NewDelivery[],
    by: string,
    now: Date,
  ) =>
    transact(async (queries) => {
      const { query } = queries;
      const at = now.toISOString();
      const [set, from] =
        kind === "released"
          ? ["status = 'new', stage = 'new'", isSuspect]
          : [
              "status = 'suspect', stage = 'not_for_us'",
              `(${views.quarantine} or ${views.open} and exists (select 1 from lead_history
                 where lead_id = leads.id and kind = 'released'))`,
            ];
      const judged = await query(`update leads set ${set} where id = $1 and ${from} returning id`, [
        id,
      ]);
      if (judged.length === 0) {
        const known = await query("select id from leads where id = $1", [id]);
        return known.length > 0 ? "not_suspect" : "unknown";
      }
      await query(
        `delete from outbox where id in (select id from outbox
           where lead_id = $1 and state = 'pending' ${dialect.skipLocked})`,
        [id],
      );
      // Released before, it was sent, or is being sent now: not twice.
      const known = await queries.query<{ kind: string }>(
        "select kind from outbox where lead_id = $1 and state <> 'failed'",
        [id],
      );
      const missing = deliveries.filter((each) => known.every((own) => own.kind !== each.kind));
      await addDeliveries(queries, id, missing, at);
      await addHistory(queries, id, [{ kind, at, by }]);
      return kind;
    });

  return {
    ...createDeliveryQueue(database),
    ...createDeskSessions(database),
    ...createLeadReader(database),
    ...createLeadUpkeep(database),
    ...createReportStore(database),
    checkHealth,
    close,
    emptyLog,

    /** What `saveLead` would answer if it wrote nothing; undefined for a new submission. */
    findKnown: (key: SubmissionKey) => findKnown({ query }, key),

    /** Addresses of the leads with a mail to the visitor that arrived at `since` or later. */
    async getConfirmed(since: Date) {
      const rows = await query<{ email: string }>(
        `select email from leads join outbox on lead_id = leads.id
         where received_at >= $1 and kind = 'visitor'`,
        [since.toISOString()],
      );
      return rows.map((row) => row.email);
    },

    /**
     * Stores a new lead and its deliveries in one durable transaction, with the words that were agreed
     * to; writes nothing for a known one. A suspect that came under the same id gives that up. Rejects
     * when nothing could be stored.
     */
    async saveLead(lead: Lead, deliveries: readonly NewDelivery[], agreement?: Agreement) {
      const { submissionId } = lead.submission;
      const key = { ...lead, submissionId, sentAt: new Date(lead.receivedAt) };
      const result = await transact(async (queries): Promise<SaveResult | undefined> => {
        // A submission that arrives twice at once waits here for the first.
        await dialect.lockUntilCommit(queries, lead.bodyHash);
        const known = await findKnown(queries, key);
        if (known) return known;
        if (!lead.inQuarantine) {
          await queries.query(
            `update leads set submission_id = $2 where submission_id = $1 and ${isSuspect}`,
            [submissionId, makeSubmissionId()],
          );
        }
        // The same id with another body, at the same time.
        if (!(await addLead(queries, lead))) {
          return findKnown(queries, { ...key, inQuarantine: true });
        }
        // Sent again after an erasure: it lives.
        await queries.query("delete from erased_submissions where submission_id = $1", [
          submissionId,
        ]);
        if (agreement) await addAgreement(queries, agreement);
        await addDeliveries(queries, lead.id, deliveries, lead.receivedAt);
        return { outcome: "stored", leadId: lead.id };
      });
      if (!result) throw new Error("The submission was erased while it was sent again");
      return result;
    },

    /**
     * Stores leads that somebody entered as a list, all or none, each with its deliveries. Left out is who has been
     * entered for the same campaign in the same way, by the mail address. Returns the ids of those stored.
     */
    saveList: (leads: readonly Lead[], createDeliveries: () => readonly NewDelivery[]) =>
      transact(async (queries) => {
        // A list that arrives twice at once waits here for the first.
        await dialect.lockUntilCommit(queries, "list");
        const stored = new Set<string>();
        for (const lead of leads) {
          const { email, utmCampaign = null } = lead.submission;
          const known = await queries.query<{ email: string }>(
            `select email from leads
             where mailbox = $1 and channel = $2 and lower(utm_campaign) = lower($3)`,
            [foldMailbox(email), lead.entry?.channel ?? null, utmCampaign],
          );
          const address = normalizeAddress(email);
          if (known.some((each) => normalizeAddress(each.email) === address)) continue;
          if (!(await addLead(queries, lead))) throw new Error("Two leads drew the same id");
          await addDeliveries(queries, lead.id, createDeliveries(), lead.receivedAt);
          stored.add(lead.id);
        }
        return stored;
      }),

    /**
     * Makes a change and writes it into the lead's history, both or neither. `by` is the mail address
     * of the person who makes it, or `command`; `deliveries` become pending with the change.
     * `unchanged`: it is so already; `unknown`: there is no such lead; `in_quarantine`: it has to be
     * released first.
     */
    changeLead: (
      id: string,
      change: LeadChange,
      by: string,
      now: Date,
      deliveries: readonly NewDelivery[] = [],
    ) => makeSteps(id, [{ change, deliveries }], Number.POSITIVE_INFINITY, by, now),

    /**
     * Makes several changes in their order, all or none, as `changeLead` makes one. `seen` is how many
     * lines the history had when they were decided on; `outdated`: it has more by now, and nothing was
     * changed.
     */
    changeTogether: makeSteps,

    /**
     * Takes a suspect out of quarantine, makes what was not sent of `deliveries` pending from `now` on,
     * and writes it into the lead's history; `by` as in `changeLead`. `unknown`: there is no such lead; `not_suspect`: it
     * is not in quarantine, or was rejected before.
     */
    releaseLead: (id: string, deliveries: readonly NewDelivery[], by: string, now: Date) =>
      judgeSuspect(id, "released", deliveries, by, now),

    /**
     * Says that a suspect is spam, as `releaseLead` says that it is none: it waits for nobody's word any
     * more, is removed with the other suspects, and can be released until then. So can an open lead that
     * was released by mistake; what was not sent of it never is.
     */
    rejectLead: (id: string, by: string, now: Date) => judgeSuspect(id, "rejected", [], by, now),
  };
}

const isSuspect = "status = 'suspect'";

async function findKnown(
  { query }: Queries,
  { agreementHash, bodyHash, inQuarantine, sentAt, submissionId }: SubmissionKey,
): Promise<KnownResult | undefined> {
  const counts = inQuarantine ? "" : `and not (${isSuspect})`;
  const [own] = await query<{ id: string; body_hash: string }>(
    `select id, body_hash from leads where submission_id = $1 ${counts}`,
    [submissionId],
  );
  if (own && own.body_hash !== bodyHash) return { outcome: "conflict" };
  if (own) return { outcome: "repeated", leadId: own.id };
  const getTime = (distance: number) => new Date(sentAt.getTime() + distance).toISOString();
  const [same] = await query<{ id: string }>(
    // As `isMadeHere`.
    `select id from leads where received_at > $1 and received_at < $2 and body_hash = $3
       and agreement_hash is not distinct from $4 ${counts}
     ${isMadeHere(submissionId) ? "" : "and substr(submission_id, 15, 1) = '8'"}
     order by received_at limit 1`,
    [getTime(-repeatTime), getTime(repeatTime), bodyHash, agreementHash ?? null],
  );
  return same && { outcome: "repeated", leadId: same.id };
}
