import type { SubmissionCounter } from "../../functions/submit-contact/ports.ts";
import { StartError } from "../start-error.ts";
import { buildDeliveryRow, buildNewDelivery } from "./delivery-rows.ts";
import { connectPostgres, type Postgres } from "./postgres-connection.ts";
import { createPostgresCounter } from "./postgres-counter.ts";
import { createPostgresDesk } from "./postgres-desk.ts";
import { runPostgresMigrations } from "./postgres-migrations.ts";
import { createPostgresOutbox } from "./postgres-outbox.ts";
import {
  buildDeliveriesJson,
  buildLeadJson,
  insertDeliveries,
  insertLead,
} from "./postgres-rows.ts";
import type { SiteStore } from "./site-store.ts";

export type PostgresStore = SiteStore & SubmissionCounter;

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
    throw new StartError(`DATABASE_URL is of no use: ${message || "no answer"} (${code}).`);
  }
  return createPostgresStore(database);
}

// One statement, so one transaction and one round trip. A submission that arrives twice at once
// waits here for the first.
const saveLead = `
  with added as (
    ${insertLead} on conflict (submission_id) do nothing returning id
  ), owed as (
    ${insertDeliveries("$2")} where exists (select from added)
  )
  select id from added`;

/** The store on a migrated database. */
export function createPostgresStore(database: Postgres): PostgresStore {
  return {
    ...createPostgresOutbox(database),
    ...createPostgresDesk(database),
    ...createPostgresCounter(database),

    async saveLead(lead, owed) {
      const deliveries = owed.map((delivery) =>
        buildDeliveryRow(lead.id, buildNewDelivery(delivery, lead.receivedAt)),
      );
      const added = await database.query(saveLead, [
        buildLeadJson(lead),
        buildDeliveriesJson(deliveries),
      ]);
      if (added.rowCount > 0) return { outcome: "stored", leadId: lead.id };
      const { rows } = await database.query<{ id: string; body_hash: string }>(
        "select id, body_hash from leads where submission_id = $1",
        [lead.submission.submissionId],
      );
      const [known] = rows;
      if (!known) throw new Error("The submission was erased while it was sent again");
      return known.body_hash === lead.bodyHash
        ? { outcome: "repeated", leadId: known.id }
        : { outcome: "conflict" };
    },

    async checkHealth() {
      // Refused by a standby and by a database that is set to read only.
      await database.query("select id from leads where false for update");
    },

    close: database.close,
  };
}
