import type { Database, Queries } from "./database.ts";
import { type PageRequest, parsePlace } from "./lead-reader.ts";

export const accessActions = ["signed_in", "read", "exported", "erased"] as const;

export interface Access {
  /** ISO 8601, UTC. */
  at: string;
  /** A mail address, or `command` for `npm run leads`. */
  by: string;
  action: (typeof accessActions)[number];
  /** A lead's id, or what was exported; never what a visitor typed. */
  what: string;
  count: number;
}

export type StoredAccess = Access & { id: string };

/** Who saw what. With each database, entries are added, and removed by age alone. */
export function createAccessRecord({ query, transact }: Database) {
  const addAccess = ({ query }: Queries, { action, at, by, count, id, what }: StoredAccess) =>
    query(
      `insert into access_record (id, accessed_at, author, action, subject, count)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, at, by, action, what, count],
    );

  return {
    async recordAccess(access: Access) {
      await addAccess({ query }, { ...access, id: crypto.randomUUID() });
    },

    /** Newest first. */
    async getAccesses({ after = "", limit }: PageRequest) {
      const last = parsePlace(after);
      const rows = await query<StoredAccess>(
        `select id, accessed_at as at, author as by, action, subject as what, count
         from access_record ${last ? "where (accessed_at, id) < ($1, $2)" : ""}
         order by accessed_at desc, id desc limit ${limit + 1}`,
        last ? [last.time, last.id] : [],
      );
      const accesses = rows.slice(0, limit);
      const end = rows.length > limit ? accesses.at(-1) : undefined;
      return { accesses, ...(end && { next: `${end.at}_${end.id}` }) };
    },

    importAccesses: (accesses: readonly StoredAccess[]) =>
      transact(async (queries) => {
        for (const access of accesses) await addAccess(queries, access);
      }),
  };
}
