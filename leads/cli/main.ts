/** `npm run leads`: what the marketing team does with leads. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askPerson } from "startup/ask-person";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { campaignCostsSchema } from "../contact-page.ts";
import { parseCommand } from "./commands.ts";

/** Of the present build; none where the site is not built. */
function readCampaignCosts() {
  const file = join(import.meta.dirname, "../../build/current/site-manifest.json");
  if (!existsSync(file)) return [];
  return v.parse(campaignCostsSchema, JSON.parse(readFileSync(file, "utf8")).campaignCosts ?? []);
}

// What this process writes contains personal data: only its own user may read it.
process.umask(0o077);
// Without a terminal, nobody can answer.
const ask = process.stdin.isTTY ? askPerson : undefined;
await runOrExplain(async () => {
  const run = parseCommand(process.argv.slice(2));
  const said = await run(process.env, ask, readCampaignCosts).catch((error) => {
    if (error.code !== "ERR_SQLITE_ERROR") throw error;
    throw new StartError(`The store cannot be used: ${error.message}.`);
  });
  console.log(said);
});
