import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Submission } from "../../leads/fields.ts";
import type { Lead } from "../../leads/lead.ts";
import type { LeadStore } from "../../leads/store/lead-store.ts";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { startSite } from "../running-site.ts";
import { test as base } from "./fixtures.ts";

/** Who works at the desk. */
export const user = "anna@example.com";

interface RunningDesk {
  origin: string;
  /** The same store as the server's. */
  store: LeadStore;
  /** Stores a lead; gives its id. */
  addLead(changes?: Partial<Submission>, own?: Partial<Lead>): Promise<string>;
  /** Texts of the mails so far. */
  readMails(): Promise<(string | undefined)[]>;
}

/** A test with a site whose desk is open. */
export const test = base.extend<{ desk: RunningDesk }>({
  desk: [
    async ({ buildDir }, use) => {
      const variables = { DESK: "on", DESK_USERS: `${user}, bo@example.com`, TIME_ZONE: "UTC" };
      const { dataDir, origin, stop } = await startSite(buildDir, variables);
      const outbox = join(dataDir, "outbox");
      const store = openSqliteStore(dataDir);
      let count = 0;
      await use({
        origin,
        store,
        async addLead(changes, own) {
          const { lead } = buildTestLead(++count, changes);
          await store.saveLead({ ...lead, receivedAt: new Date().toISOString(), ...own }, []);
          return lead.id;
        },
        readMails() {
          const read = async (file: string) =>
            (await PostalMime.parse(readFileSync(join(outbox, file)))).text;
          return Promise.all(globSync("*.eml", { cwd: outbox }).map(read));
        },
      });
      await store.close();
      await stop();
    },
    { timeout: 120_000 },
  ],

  baseURL: async ({ desk }, use) => use(desk.origin),
});
