/** Runs one of the project's TypeScript commands under the project's Node: `node scripts/run.mjs FILE ...`. */
import { ensureInstalled } from "./setup/install.mjs";
import { runNode, showHelp } from "./setup/setup.mjs";

const [file = "", ...args] = process.argv.slice(2);
// The commands about leads have their own.
if (file.startsWith("leads/") || !showHelp(file, args)) {
  ensureInstalled();
  runNode([file, ...args]);
}
