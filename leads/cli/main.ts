import { readEnv } from "./env.ts";
import { moveLeads } from "./leads/move-leads.ts";
import { parseLeadsArguments, usage } from "./leads/parse-arguments.ts";
import { noLeads, runLeadsRequest } from "./leads/run-request.ts";
import { StartError } from "./start-error.ts";
import { openSharedStore } from "./store/open-store.ts";

/** The leads command; gives its exit code. */
async function run(args: readonly string[]): Promise<number> {
  const request = parseLeadsArguments(args);
  if (!request) {
    console.error(usage);
    return 2;
  }
  // What this process writes holds personal data: for its own user's eyes.
  process.umask(0o077);
  const env = readEnv();
  const { dataDir, deliveries, siteOrigin } = env;
  if (request.command === "move") {
    console.log(await moveLeads(env));
    return 0;
  }
  const store = await openSharedStore(env, { make: request.command === "restore" });
  if (!store) {
    console.log(`${noLeads}\n(${dataDir} holds no leads; DATA_DIR sets another folder.)`);
    return 0;
  }
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
