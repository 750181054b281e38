/** Runs one of the project's TypeScript commands under the project's Node: `node scripts/run.mjs FILE ...`. */
import { ensureInstalled } from "./setup/install.mjs";
import { runNode } from "./setup/setup.mjs";

ensureInstalled();
runNode(process.argv.slice(2));
