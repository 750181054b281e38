import { statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { buildDeliveryRow, buildNewDelivery } from "./delivery-rows.ts";
import { buildLeadRow } from "./lead-rows.ts";
import type { SiteStore } from "./site-store.ts";
import { createSqliteDesk } from "./sqlite-desk.ts";
import { createGroupCommit } from "./sqlite-group-commit.ts";
import { prepareInserts } from "./sqlite-inserts.ts";
import { runMigrations } from "./sqlite-migrations.ts";
import { createSqliteOutbox } from "./sqlite-outbox.ts";

/** How long a store that could be written to counts as well, in milliseconds: asking is free to all. */
const wellFor = 1_000;

/** Room on the disk, in bytes, below which it counts as full: a few of the longest leads. */
const leastRoom = 128 * 1024;

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
    return createSqliteStore(database, dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SQLITE_ERROR") throw error;
    throw new StartError(`${path} cannot be used: ${(error as Error).message}.`);
  }
}

function createSqliteStore(database: DatabaseSync, dataDir: string): SiteStore {
  const findSubmission = database.prepare(
    "SELECT id, body_hash FROM leads WHERE submission_id = ?",
  );
  const insert = prepareInserts(database);
  const { flush, write } = createGroupCommit(database);
  let wellUntil = 0;

  return {
    ...createSqliteOutbox(database),
    ...createSqliteDesk(database),

    async saveLead(lead, owed) {
      return write(() => {
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
      if (performance.now() < wellUntil) return;
      const { bavail, bsize } = statfsSync(dataDir);
      if (bavail * bsize < leastRoom) throw new Error("The disk is full");
      // Writes in earnest what is there already, for a read-only disk gives locks, too.
      const version = database.prepare("PRAGMA user_version").get()?.user_version;
      database.exec(`PRAGMA user_version = ${version}`);
      wellUntil = performance.now() + wellFor;
    },

    async close() {
      flush();
      database.close();
    },
  };
}
