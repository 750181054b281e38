import { existsSync } from "node:fs";
import { readEnv } from "./env.ts";
import { parseLeadsArguments, usage } from "./leads/parse-arguments.ts";
import { noLeads, runLeadsRequest } from "./leads/run-request.ts";
import { StartError } from "./start-error.ts";
import { getDatabasePath, openSqliteStore } from "./store/sqlite-store.ts";

/** The leads command; gives its exit code. */
async function run(args: readonly string[]): Promise<number> {
  const request = parseLeadsArguments(args);
  if (!request) {
    console.error(usage);
    return 2;
  }
  // What this process writes holds personal data: for its own user's eyes.
  process.umask(0o077);
  const { dataDir, deliveries, siteOrigin } = readEnv();
  if (!existsSync(getDatabasePath(dataDir))) {
    console.log(`${noLeads}\n(${dataDir} holds no leads; DATA_DIR sets another folder.)`);
    return 0;
  }
  const store = openSqliteStore(dataDir);
  const mailDomain = new URL(siteOrigin).hostname;
  try {
    console.log(await runLeadsRequest(request, { store, dataDir, deliveries, mailDomain }));
  } finally {
    await store.close();
  }
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
