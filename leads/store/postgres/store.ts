import type { SubmissionCounter } from "../../spam/submission-counter.ts";
import { StartError } from "../../start-error.ts";
import { buildPendingRows } from "../delivery-rows.ts";
import { compareWithKnown, type LeadRow } from "../lead-rows.ts";
import type { LeadStore } from "../lead-store.ts";
import { normalizeAddress } from "../normalize-address.ts";
import { connectPostgres, type Postgres } from "./connection.ts";
import { createPostgresCounter } from "./counter.ts";
import { createPostgresQueue } from "./delivery-queue.ts";
import { createPostgresSessions } from "./desk-sessions.ts";
import { createPostgresDigest } from "./digest.ts";
import { buildLeadJson, insertDeliveries, insertLead } from "./insert-lead.ts";
import { createPostgresAdmin } from "./lead-admin.ts";
import { runPostgresMigrations } from "./run-migrations.ts";

export type PostgresStore = LeadStore & SubmissionCounter;

/**
 * Opens and migrates the store in a PostgreSQL database; several servers may
 * share it. Throws a `StartError` when the database cannot be reached or is
 * from a newer version.
 */
export async function openPostgresStore(url: string): Promise<PostgresStore> {
  const database = connectPostgres(url);
  try {
    await runPostgresMigrations(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The database of DATABASE_URL cannot be used: ${message || "no answer"} (${code}).`,
    );
  }
  return createPostgresStore(database);
}

// One statement, so one transaction and one round trip. A submission that arrives twice at once
// waits here for the first.
const saveLead = `
  with added as (
    ${insertLead} on conflict (submission_id) do nothing returning id
  ), deliveries as (
    ${insertDeliveries("$2")} where exists (select from added)
  )
  select id from added`;

/** The store on a migrated database. */
export function createPostgresStore(database: Postgres): PostgresStore {
  const findKnown = async (submissionId: string, bodyHash: string) => {
    const { rows } = await database.query<LeadRow>(
      "select id, body_hash from leads where submission_id = $1",
      [submissionId],
    );
    return compareWithKnown(rows[0], bodyHash);
  };

  return {
    ...createPostgresQueue(database),
    ...createPostgresAdmin(database),
    ...createPostgresSessions(database),
    ...createPostgresDigest(database),
    ...createPostgresCounter(database),

    findKnown,

    async hasVisitorMail(email, since) {
      const { rows } = await database.query<{ email: string }>(
        `select email from leads join outbox on lead_id = leads.id
         where received_at >= $1 and kind = 'visitor'`,
        [since.toISOString()],
      );
      return rows.some((row) => normalizeAddress(row.email) === normalizeAddress(email));
    },

    async saveLead(lead, deliveries) {
      const pending = buildPendingRows(lead.id, deliveries, lead.receivedAt);
      const added = await database.query(saveLead, [buildLeadJson(lead), JSON.stringify(pending)]);
      if (added.rowCount > 0) return { outcome: "stored", leadId: lead.id };
      const known = await findKnown(lead.submission.submissionId, lead.bodyHash);
      if (!known) throw new Error("The submission was erased while it was sent again");
      return known;
    },

    async checkHealth() {
      // Refused by a standby and by a database that is set to read only.
      await database.query("select id from leads where false for update");
    },

    close: database.close,
  };
}
