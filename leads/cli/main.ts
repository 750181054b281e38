/** `npm run leads`: what the marketing team does with leads. */
import { moveLeads } from "../admin/move-leads.ts";
import { leadsEnvSchema } from "../env.ts";
import { parseVariables } from "../parse-variables.ts";
import { StartError } from "../start-error.ts";
import { openSharedStore } from "../store/open-store.ts";
import { parseLeadsArguments, usage } from "./parse-arguments.ts";
import { noLeads, runCommand } from "./run-command.ts";

/** Runs the command line; returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const command = parseLeadsArguments(args);
  if (!command) {
    console.error(usage);
    return 2;
  }
  // What this process writes contains personal data: only its own user may read it.
  process.umask(0o077);
  const env = parseVariables(leadsEnvSchema, process.env);
  const { dataDir, deliveryKinds, siteOrigin } = env;
  if (command.name === "move") {
    console.log(await moveLeads(env));
    return 0;
  }
  const store = await openSharedStore(env, { make: command.name === "restore" });
  if (!store) {
    console.log(`${noLeads}\n(${dataDir} has no leads; set DATA_DIR to use another folder.)`);
    return 0;
  }
  const mailDomain = new URL(siteOrigin).hostname;
  try {
    console.log(await runCommand(command, { store, dataDir, deliveryKinds, mailDomain }));
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
