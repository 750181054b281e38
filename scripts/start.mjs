/** `npm start`: installs what is missing, builds what is stale, serves the site with its function. */
import { ensureInstalled } from "./setup/install.mjs";
import { ensureBuilt, runNode, stopCommand } from "./setup/setup.mjs";

ensureInstalled();
const fault = ensureBuilt();
if (fault) stopCommand(fault);
runNode(["server/main.ts"]);
