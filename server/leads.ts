import { existsSync } from "node:fs";
import { readEnv } from "./env.ts";
import { renderLeadsTable } from "./leads-table.ts";
import { StartError } from "./start-error.ts";
import type { SiteStore } from "./store/site-store.ts";
import { getDatabasePath, openSqliteStore } from "./store/sqlite-store.ts";

const usage = `Usage: npm run leads -- <command>

  list    show all leads, newest first
  retry   try mails again that the mail server refused for good

Works while the server runs, too.`;

/** A command of the marketing team; gives what to print. */
type Command = (store: SiteStore) => Promise<string>;

const commands: Record<string, Command> = {
  async list(store) {
    const leads = await store.getLeads();
    return leads.length > 0 ? renderLeadsTable(leads) : noLeads;
  },
  async retry(store) {
    const count = await store.retryFailedMails(new Date());
    if (count === 0) return "No mail was refused; nothing to try again.";
    const mails = count === 1 ? "1 mail" : `${count} mails`;
    return `${mails} will be tried again within a minute, or when the server starts.`;
  },
};

const noLeads = "No leads yet. Whoever sends the contact form will be listed here.";

async function run(name: string | undefined, rest: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const { dataDir } = readEnv();
  if (!existsSync(getDatabasePath(dataDir))) {
    console.log(`${noLeads}\n(${dataDir} holds no leads; DATA_DIR sets another folder.)`);
    return 0;
  }
  const store = openSqliteStore(dataDir);
  console.log(await command(store));
  await store.close();
  return 0;
}

try {
  process.exitCode = await run(process.argv[2], process.argv.slice(3));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
