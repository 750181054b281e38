import { parseCommand } from "../../leads/cli/commands.ts";
import { buildTestLead } from "./test-lead.ts";
import { openTestStore } from "./test-store.ts";

/** Runs commands on a data folder with lead 1, and lead 2 in quarantine. */
export async function openCommands() {
  const { dataDir, store } = await openTestStore();
  await store.saveLead(buildTestLead(1, { company: "One; two" }).lead, []);
  await store.saveLead({ ...buildTestLead(2).lead, inQuarantine: true }, []);
  const variables = { DATA_DIR: dataDir, SITE_ORIGIN: "https://www.example.com", TIME_ZONE: "UTC" };
  const run = (...args: string[]) => parseCommand(args)(variables);
  const readRecord = async () =>
    (await store.getAccesses({ limit: 100 })).accesses
      .map(({ action, by, count, what }) => `${by} ${action} ${count} ${what}`)
      .join("\n");
  return { dataDir, run, store, variables, readRecord };
}
