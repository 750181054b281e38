import { statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../../start-error.ts";
import { buildPendingRows } from "../delivery-rows.ts";
import { compareWithKnown, type LeadRow } from "../lead-rows.ts";
import type { LeadStore } from "../lead-store.ts";
import { normalizeAddress } from "../normalize-address.ts";
import { createSqliteQueue } from "./delivery-queue.ts";
import { createSqliteSessions } from "./desk-sessions.ts";
import { createSqliteDigest } from "./digest.ts";
import { prepareInserts } from "./insert-lead.ts";
import { createSqliteAdmin } from "./lead-admin.ts";
import { runSqliteMigrations } from "./run-migrations.ts";
import { runInTransaction } from "./transaction.ts";

/** Free bytes below which the disk counts as full: a few of the longest leads. */
const minFreeBytes = 128 * 1024;

/** The database file of a data folder. */
export function getDatabasePath(dataDir: string): string {
  return join(dataDir, "site.db");
}

/**
 * Opens `site.db` in an existing folder, creating and migrating it as needed.
 * Every write is on disk (fsync) before its promise resolves. Made for one
 * server process; the leads command may use it at the same time. Throws
 * a `StartError` when the file cannot be opened or is from a newer version.
 */
export function openSqliteStore(dataDir: string): LeadStore {
  const path = getDatabasePath(dataDir);
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    // FULL: the WAL is synced at each commit, so that power loss takes nothing acknowledged.
    // secure_delete: what is erased is overwritten, not only unlinked.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    );
    runSqliteMigrations(database);
    return createSqliteStore(database, dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SQLITE_ERROR") throw error;
    throw new StartError(`${path} cannot be used: ${(error as Error).message}.`);
  }
}

function createSqliteStore(database: DatabaseSync, dataDir: string): LeadStore {
  const selectKnown = database.prepare("SELECT id, body_hash FROM leads WHERE submission_id = ?");
  const selectConfirmed = database.prepare(
    `SELECT email FROM leads JOIN outbox ON lead_id = leads.id
     WHERE received_at >= ? AND kind = 'visitor'`,
  );
  const findKnown = (submissionId: string, bodyHash: string) =>
    compareWithKnown(selectKnown.get(submissionId) as LeadRow | undefined, bodyHash);
  const { insertDeliveries, insertLead } = prepareInserts(database);

  return {
    ...createSqliteQueue(database),
    ...createSqliteAdmin(database),
    ...createSqliteSessions(database),
    ...createSqliteDigest(database),

    async findKnown(submissionId, bodyHash) {
      return findKnown(submissionId, bodyHash);
    },

    async hasVisitorMail(email, since) {
      return selectConfirmed
        .all(since.toISOString())
        .some((row) => normalizeAddress(String(row.email)) === normalizeAddress(email));
    },

    async saveLead(lead, deliveries) {
      return runInTransaction(database, () => {
        const known = findKnown(lead.submission.submissionId, lead.bodyHash);
        if (known) return known;
        insertLead(lead);
        insertDeliveries(buildPendingRows(lead.id, deliveries, lead.receivedAt));
        return { outcome: "stored", leadId: lead.id };
      });
    },

    async checkHealth() {
      const { bavail, bsize } = statfsSync(dataDir);
      if (bavail * bsize < minFreeBytes) throw new Error("The disk is full");
      // A real write of an unchanged value, because a read-only disk grants locks, too.
      const version = database.prepare("PRAGMA user_version").get()?.user_version;
      database.exec(`PRAGMA user_version = ${version}`);
    },

    async close() {
      database.close();
    },
  };
}
