import type { DatabaseSync } from "node:sqlite";
import { type DeskSessions, getLinkTimes } from "../desk-sessions.ts";
import { runInTransaction } from "./transaction.ts";

/** The part of the store that the desk's sign-in uses. */
export function createSqliteSessions(database: DatabaseSync): DeskSessions {
  const removeLinks = database.prepare("DELETE FROM desk_links WHERE expires_at < ?");
  const removeSessions = database.prepare("DELETE FROM desk_sessions WHERE expires_at < ?");
  const countLinks = database.prepare(
    "SELECT count(*) AS count FROM desk_links WHERE email = ? AND created_at > ?",
  );
  const insert = (table: "desk_links" | "desk_sessions") =>
    database.prepare(
      `INSERT INTO ${table} (hash, email, created_at, expires_at) VALUES (?, ?, ?, ?)`,
    );
  const insertLink = insert("desk_links");
  const insertSession = insert("desk_sessions");
  const useLink = database.prepare(
    `UPDATE desk_links SET used_at = :now
     WHERE hash = :hash AND used_at IS NULL AND expires_at > :now RETURNING email`,
  );
  const selectSession = database.prepare(
    "SELECT email FROM desk_sessions WHERE hash = ? AND expires_at > ?",
  );
  const removeSession = database.prepare("DELETE FROM desk_sessions WHERE hash = ?");
  const removeSessionsOf = database.prepare("DELETE FROM desk_sessions WHERE email = ?");
  const useLinksOf = database.prepare(
    "UPDATE desk_links SET used_at = created_at WHERE email = ? AND used_at IS NULL",
  );

  return {
    async getLinkKey() {
      const row = database.prepare("SELECT key FROM desk_link_key").get();
      if (!row) throw new Error("No key");
      return String(row.key);
    },

    async saveLink(link, limit) {
      const { createdAt, expiresAt, windowStart } = getLinkTimes(link);
      return runInTransaction(database, () => {
        removeLinks.run(windowStart);
        removeSessions.run(createdAt);
        if (Number(countLinks.get(link.email, windowStart)?.count) >= limit) return false;
        insertLink.run(link.hash, link.email, createdAt, expiresAt);
        return true;
      });
    },

    async useLink(hash, now) {
      const email = useLink.get({ hash, now: now.toISOString() })?.email;
      return typeof email === "string" ? email : undefined;
    },

    async saveSession({ createdAt, email, expiresAt, hash }) {
      insertSession.run(hash, email, createdAt.toISOString(), expiresAt.toISOString());
    },

    async findSession(hash, now) {
      const email = selectSession.get(hash, now.toISOString())?.email;
      return typeof email === "string" ? email : undefined;
    },

    async endSession(hash) {
      removeSession.run(hash);
    },

    async endSessions(email) {
      runInTransaction(database, () => {
        removeSessionsOf.run(email);
        useLinksOf.run(email);
      });
    },
  };
}
