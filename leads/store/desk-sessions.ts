import type { Database, Queries } from "./database.ts";

/**
 * A mailed link to sign in, or a session, of an address as `DESK_USERS` has it. The store never
 * learns the token itself, only its SHA-256 (base64url), so that nobody who reads the store gets in.
 */
type DeskToken = Record<"hash" | "email", string> & Record<"createdAt" | "expiresAt", Date>;

/** How long expired links are kept, in milliseconds, because they count toward an address's limit. */
const linkWindow = 3_600_000;

/** How long a link that was mailed counts as fresh, in milliseconds; it works longer than that. */
const freshTime = 5 * 60_000;

export type DeskSessions = ReturnType<typeof createDeskSessions>;

export function createDeskSessions({ dialect, query, transact }: Database) {
  return {
    /**
     * Keeps a link. False, and nothing is kept, if its address got `limit` links within the hour
     * before `createdAt`, and has one of the last five minutes that is not used yet: one who is flooded
     * with links finds a fresh one.
     */
    saveLink: (link: DeskToken, limit: number) =>
      transact(async (queries) => {
        const { createdAt, email } = link;
        const windowStart = new Date(createdAt.getTime() - linkWindow).toISOString();
        // A lock on the one row, kept for this alone: two requests at once must not both be the last
        // that is allowed.
        await queries.query("update desk_link_key set key = key");
        const sent = await queries.query<{ created_at: string; used_at: string | null }>(
          "select created_at, used_at from desk_links where email = $1 and created_at > $2",
          [email, windowStart],
        );
        const isFresh = (time: string) => Date.parse(time) > createdAt.getTime() - freshTime;
        const hasFresh = sent.some((own) => !own.used_at && isFresh(own.created_at));
        if (sent.length >= limit && hasFresh) return false;
        await addToken(queries, "desk_links", link);
        return true;
      }),

    /** Uses up a link: its address, once; undefined if it is unknown, used or expired. */
    async useLink(hash: string, now: Date) {
      const [row] = await query<{ email: string }>(
        `update desk_links set used_at = $2
         where hash = $1 and used_at is null and expires_at > $2 returning email`,
        [hash, now.toISOString()],
      );
      return row?.email;
    },

    async saveSession(session: DeskToken) {
      await addToken({ query }, "desk_sessions", session);
    },

    async findSession(hash: string, now: Date) {
      const [row] = await query<{ email: string }>(
        "select email from desk_sessions where hash = $1 and expires_at > $2",
        [hash, now.toISOString()],
      );
      return row?.email;
    },

    async endSession(hash: string) {
      await query("delete from desk_sessions where hash = $1", [hash]);
    },

    endSessions: (email: string) =>
      transact(async ({ query }) => {
        await query("delete from desk_sessions where email = $1", [email]);
        await query(
          "update desk_links set used_at = created_at where email = $1 and used_at is null",
          [email],
        );
      }),

    /**
     * Removes what has expired, links an hour later, and everything of addresses that are not among
     * `users`: somebody who comes back does so without old sessions. Without a list, that stays.
     */
    async removeTokens(now: Date, users: readonly string[] | undefined) {
      const windowStart = new Date(now.getTime() - linkWindow).toISOString();
      await query("delete from desk_links where expires_at < $1", [windowStart]);
      await query("delete from desk_sessions where expires_at < $1", [now.toISOString()]);
      if (!users) return;
      for (const table of ["desk_links", "desk_sessions"]) {
        const isUser = dialect.isIn("email", "$1");
        await query(`delete from ${table} where not (${isUser})`, [JSON.stringify(users)]);
      }
    },
  };
}

const addToken = (
  { query }: Queries,
  table: "desk_links" | "desk_sessions",
  { createdAt, email, expiresAt, hash }: DeskToken,
) =>
  query(`insert into ${table} (hash, email, created_at, expires_at) values ($1, $2, $3, $4)`, [
    hash,
    email,
    createdAt.toISOString(),
    expiresAt.toISOString(),
  ]);
