/** `npm run leads`: what the marketing team does with leads. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askPerson } from "startup/ask-person";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { campaignCostsSchema } from "../contact-page.ts";
import { parseCommand, UsageFault } from "./commands.ts";

/** Of the present build; none where the site is not built. */
function readCampaignCosts() {
  const file = join(import.meta.dirname, "../../build/current/site-manifest.json");
  if (!existsSync(file)) return [];
  return v.parse(campaignCostsSchema, JSON.parse(readFileSync(file, "utf8")).campaignCosts ?? []);
}

// What this process writes contains personal data: only its own user may read it.
process.umask(0o077);
try {
  const command = parseCommand(process.argv.slice(2));
  // Without a terminal, nobody can answer.
  const ask = process.stdin.isTTY ? askPerson : undefined;
  console.log(await command(process.env, ask, readCampaignCosts));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOfStore = code === "ERR_SQLITE_ERROR";
  if (!isOfStore && !(error instanceof StartError)) throw error;
  console.error(isOfStore ? `The store cannot be used: ${message}.` : message);
  process.exitCode = error instanceof UsageFault ? 2 : 1;
}
