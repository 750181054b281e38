/** `npm run leads`: what the marketing team does with leads. */
import { moveLeads } from "../admin/move-leads.ts";
import { leadsEnvSchema } from "../env.ts";
import { sendTestMessage } from "../outbox/send-test-message.ts";
import { parseVariables } from "../parse-variables.ts";
import { StartError } from "../start-error.ts";
import { openSharedStore } from "../store/open-store.ts";
import { parseLeadsArguments, UsageFault, usage } from "./parse-arguments.ts";
import { noLeads, runCommand } from "./run-command.ts";

/** Runs the command line; returns what to print. */
async function run(args: readonly string[]): Promise<string> {
  const command = parseLeadsArguments(args);
  if (command.name === "help") return usage;
  // What this process writes contains personal data: only its own user may read it.
  process.umask(0o077);
  const env = parseVariables(leadsEnvSchema, process.env);
  const { dataDir } = env;
  if (command.name === "move") return moveLeads(env);
  if (command.name === "test-message") return sendTestMessage(env);
  const store = await openSharedStore(env, { make: command.name === "restore" });
  if (!store) {
    return `${noLeads}\n(${dataDir} has no leads; set DATA_DIR to use another folder.)`;
  }
  try {
    return await runCommand(command, { ...env, store });
  } finally {
    await store.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageFault ? 2 : 1;
}
