/** `npm start`: installs what is missing, builds what is stale, serves the site with its function. */
import { ensureBuilt, ensureInstalled, runNode, stop } from "./setup.mjs";

ensureInstalled();
const fault = ensureBuilt();
if (fault) stop(fault);
runNode(["server/main.ts"]);
