import { type DeskSessions, getLinkTimes } from "../desk-sessions.ts";
import type { Postgres } from "./connection.ts";

/** The part of the store that the desk's sign-in uses. */
export function createPostgresSessions({ query, transact }: Postgres): DeskSessions {
  return {
    async getLinkKey() {
      const { rows } = await query<{ key: string }>("select key from desk_link_key");
      const [row] = rows;
      if (!row) throw new Error("No key");
      return row.key;
    },

    async saveLink(link, limit) {
      const { createdAt, expiresAt, windowStart } = getLinkTimes(link);
      return transact(async ({ query }) => {
        // Two requests at once must not both be the last that is allowed.
        await query("select pg_advisory_xact_lock(hashtext($1))", [`desk ${link.email}`]);
        await query("delete from desk_links where expires_at < $1", [windowStart]);
        await query("delete from desk_sessions where expires_at < $1", [createdAt]);
        const { rowCount } = await query(
          `insert into desk_links (hash, email, created_at, expires_at)
           select $1, $2, $3, $4
           where (select count(*) from desk_links where email = $2 and created_at > $5) < $6`,
          [link.hash, link.email, createdAt, expiresAt, windowStart, limit],
        );
        return rowCount > 0;
      });
    },

    async useLink(hash, now) {
      const { rows } = await query<{ email: string }>(
        `update desk_links set used_at = $2
         where hash = $1 and used_at is null and expires_at > $2 returning email`,
        [hash, now.toISOString()],
      );
      return rows[0]?.email;
    },

    async saveSession({ createdAt, email, expiresAt, hash }) {
      await query(
        "insert into desk_sessions (hash, email, created_at, expires_at) values ($1, $2, $3, $4)",
        [hash, email, createdAt.toISOString(), expiresAt.toISOString()],
      );
    },

    async findSession(hash, now) {
      const { rows } = await query<{ email: string }>(
        "select email from desk_sessions where hash = $1 and expires_at > $2",
        [hash, now.toISOString()],
      );
      return rows[0]?.email;
    },

    async endSession(hash) {
      await query("delete from desk_sessions where hash = $1", [hash]);
    },

    async endSessions(email) {
      await transact(async ({ query }) => {
        await query("delete from desk_sessions where email = $1", [email]);
        await query(
          "update desk_links set used_at = created_at where email = $1 and used_at is null",
          [email],
        );
      });
    },
  };
}
