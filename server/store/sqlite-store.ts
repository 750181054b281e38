import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import type { DueMail, ListedLead, MailState, SiteStore } from "./site-store.ts";
import { runMigrations } from "./sqlite-migrations.ts";
import {
  buildLeadRow,
  type LeadRow,
  leadColumns,
  type OutboxRow,
  parseLeadRow,
} from "./sqlite-rows.ts";
import { runInTransaction } from "./sqlite-transaction.ts";

/** The database file of a data folder. */
export function getDatabasePath(dataDir: string): string {
  return join(dataDir, "site.db");
}

/**
 * Opens `site.db` in an existing folder, creating and migrating it as needed.
 * Every write is on disk (fsync) before its promise resolves. Made for one
 * server process; other processes may read and retry at the same time. Throws
 * a `StartError` when the file cannot be opened or is from a newer version.
 */
export function openSqliteStore(dataDir: string): SiteStore {
  const path = getDatabasePath(dataDir);
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    // FULL: the WAL is synced at each commit, so that power loss takes nothing acknowledged.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
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
  const insertLead = database.prepare(
    `INSERT INTO leads (${leadColumns.join(", ")})
     VALUES (${leadColumns.map((column) => `:${column}`).join(", ")})`,
  );
  const insertMail = database.prepare(
    `INSERT INTO outbox (id, lead_id, kind, message_id, next_attempt_at) VALUES (?, ?, ?, ?, ?)`,
  );
  const selectDue = database.prepare(
    `SELECT outbox.id AS mail_id, kind, message_id, attempts, leads.*
     FROM outbox JOIN leads ON leads.id = lead_id
     WHERE state = 'pending' AND next_attempt_at <= ?
       AND outbox.id NOT IN (SELECT value FROM json_each(?))
     ORDER BY next_attempt_at, outbox.rowid LIMIT 1`,
  );
  const noteOutcome = database.prepare(
    `UPDATE outbox SET state = :state, attempts = attempts + 1, last_error = :error,
       sent_at = :sentAt, next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at)
     WHERE id = :id`,
  );
  const selectNextDue = database.prepare(
    "SELECT min(next_attempt_at) AS due FROM outbox WHERE state = 'pending'",
  );
  const retryFailed = database.prepare(
    "UPDATE outbox SET state = 'pending', next_attempt_at = ? WHERE state = 'failed'",
  );
  const selectLeads = database.prepare(
    `SELECT state, attempts, last_error, leads.*
     FROM leads JOIN outbox ON lead_id = leads.id AND kind = 'team'
     ORDER BY received_at DESC, leads.rowid DESC`,
  );
  /** Mails that a `deliver` holds right now. */
  const held = new Set<string>();

  return {
    async saveLead(lead, owed) {
      return runInTransaction(database, () => {
        const known = findSubmission.get(lead.submission.submissionId);
        if (known) {
          return known.body_hash === lead.bodyHash
            ? { outcome: "repeated", leadId: String(known.id) }
            : { outcome: "conflict" };
        }
        insertLead.run({ ...buildLeadRow(lead) });
        for (const { id, kind, messageId } of owed) {
          insertMail.run(id, lead.id, kind, messageId, lead.receivedAt);
        }
        return { outcome: "stored", leadId: lead.id };
      });
    },

    async deliverNextDue(now, deliver) {
      const row = selectDue.get(now.toISOString(), JSON.stringify([...held]));
      if (!row) return false;
      const mail = parseDueMail(row as unknown as OutboxRow & LeadRow);
      held.add(mail.id);
      try {
        const outcome = await deliver(mail);
        noteOutcome.run({
          id: mail.id,
          state: outcome.state,
          error: "error" in outcome ? outcome.error : null,
          sentAt: "sentAt" in outcome ? outcome.sentAt.toISOString() : null,
          nextAttemptAt: "nextAttemptAt" in outcome ? outcome.nextAttemptAt.toISOString() : null,
        });
      } finally {
        held.delete(mail.id);
      }
      return true;
    },

    async getNextDueTime() {
      const due = selectNextDue.get()?.due;
      return typeof due === "string" ? new Date(due) : undefined;
    },

    async retryFailedMails(now) {
      return Number(retryFailed.run(now.toISOString()).changes);
    },

    async getLeads() {
      return selectLeads.all().map((row) => parseListedLead(row as unknown as ListedRow));
    },

    async checkHealth() {
      selectNextDue.get();
    },

    async close() {
      database.close();
    },
  };
}

function parseDueMail(row: OutboxRow & LeadRow): DueMail {
  return {
    id: row.mail_id,
    kind: row.kind,
    messageId: row.message_id,
    attempts: row.attempts,
    lead: parseLeadRow(row),
  };
}

type ListedRow = LeadRow & { state: MailState; attempts: number; last_error: string | null };

function parseListedLead(row: ListedRow): ListedLead {
  const { state, attempts, last_error } = row;
  const mail = { state, attempts, ...(last_error !== null && { lastError: last_error }) };
  return { lead: parseLeadRow(row), mail };
}
