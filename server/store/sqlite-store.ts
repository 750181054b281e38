import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { buildDeliveryRow, buildNewDelivery } from "./delivery-rows.ts";
import { buildLeadRow } from "./lead-rows.ts";
import type { SiteStore } from "./site-store.ts";
import { createSqliteDesk } from "./sqlite-desk.ts";
import { prepareInserts } from "./sqlite-inserts.ts";
import { runMigrations } from "./sqlite-migrations.ts";
import { createSqliteOutbox } from "./sqlite-outbox.ts";
import { runInTransaction } from "./sqlite-transaction.ts";

/** The database file of a data folder. */
export function getDatabasePath(dataDir: string): string {
  return join(dataDir, "site.db");
}

/**
 * Opens `site.db` in an existing folder, creating and migrating it as needed.
 * Every write is on disk (fsync) before its promise resolves. Made for one
 * server process; other processes may use the desk at the same time. Throws
 * a `StartError` when the file cannot be opened or is from a newer version.
 */
export function openSqliteStore(dataDir: string): SiteStore {
  const path = getDatabasePath(dataDir);
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    // FULL: the WAL is synced at each commit, so that power loss takes nothing acknowledged.
    // secure_delete: what is erased is overwritten, not only unlinked.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    );
    runMigrations(database);
    return createSqliteStore(database);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SQLITE_ERROR") throw error;
    throw new StartError(`${path} cannot be used: ${(error as Error).message}.`);
  }
}

function createSqliteStore(database: DatabaseSync): SiteStore {
  const findSubmission = database.prepare(
    "SELECT id, body_hash FROM leads WHERE submission_id = ?",
  );
  const insert = prepareInserts(database);

  return {
    ...createSqliteOutbox(database),
    ...createSqliteDesk(database),

    async saveLead(lead, owed) {
      return runInTransaction(database, () => {
        const known = findSubmission.get(lead.submission.submissionId);
        if (known) {
          return known.body_hash === lead.bodyHash
            ? { outcome: "repeated", leadId: String(known.id) }
            : { outcome: "conflict" };
        }
        insert.lead.run({ ...buildLeadRow(lead) });
        for (const delivery of owed) {
          const added = buildNewDelivery(delivery, lead.receivedAt);
          insert.delivery.run({ ...buildDeliveryRow(lead.id, added) });
        }
        return { outcome: "stored", leadId: lead.id };
      });
    },

    async checkHealth() {
      // Takes the write lock: a store that cannot be written to is not well.
      runInTransaction(database, () => findSubmission.get(""));
    },

    async close() {
      database.close();
    },
  };
}
