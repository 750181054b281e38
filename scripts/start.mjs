/** `npm start`: installs what is missing, builds what is stale, serves the site with its function. */
import { ensureInstalled } from "./setup/install.mjs";
import { ensureBuilt, runNode, stop } from "./setup/setup.mjs";

ensureInstalled();
const fault = ensureBuilt();
if (fault) stop(fault);
runNode(["server/main.ts"]);
