import { type Database, insertRow, type Queries } from "./database.ts";
import { type PageRequest, parsePlace } from "./lead-query.ts";

export const accessActions = ["signed_in", "read", "exported", "erased"] as const;

/** What somebody did that shows them personal data, or takes it away. */
export interface Access {
  /** ISO 8601, UTC. */
  at: string;
  /** A mail address, or `command` for `npm run leads`. */
  by: string;
  action: (typeof accessActions)[number];
  /** A lead's id, or what was exported; never what a visitor typed. */
  what: string;
  /** How many leads. */
  count: number;
}

/** Who saw what. With each database, entries are added, and removed by age alone. */
export interface AccessRecord {
  recordAccess(access: Access): Promise<void>;

  /** Newest first. */
  getAccesses(page: PageRequest): Promise<{ accesses: (Access & { id: string })[]; next?: string }>;

  /** Adds entries of another store, those that are known already left out. */
  importAccesses(accesses: readonly (Access & { id: string })[]): Promise<void>;
}

type AccessRow = Record<"id" | "accessed_at" | "author" | "subject", string> & {
  action: Access["action"];
  count: number;
};

export function createAccessRecord(database: Database): AccessRecord {
  const addAccess = (
    queries: Queries,
    { action, at, by, count, id, what }: Access & { id: string },
  ) => {
    const row = { id, accessed_at: at, author: by, action, subject: what, count };
    return insertRow(queries, "access_record", row, "on conflict do nothing returning id");
  };

  return {
    async recordAccess(access) {
      await addAccess(database, { ...access, id: crypto.randomUUID() });
    },

    async getAccesses({ after = "", limit }) {
      const last = parsePlace(after);
      const rows = await database.query<AccessRow>(
        `select * from access_record ${last ? "where (accessed_at, id) < ($1, $2)" : ""}
         order by accessed_at desc, id desc limit ${limit + 1}`,
        last ? [last.time, last.id] : [],
      );
      const accesses = rows.slice(0, limit).map((row) => ({
        id: row.id,
        at: row.accessed_at,
        by: row.author,
        action: row.action,
        what: row.subject,
        count: row.count,
      }));
      const end = rows.length > limit ? accesses.at(-1) : undefined;
      return { accesses, ...(end && { next: `${end.at}_${end.id}` }) };
    },

    importAccesses: (accesses) =>
      database.transact(async (queries) => {
        for (const access of accesses) await addAccess(queries, access);
      }),
  };
}
