/** `npm start`: installs what is missing, builds what is stale, serves the site with its function. */
import { ensureInstalled } from "./setup/install.mjs";
import { ensureBuilt, runNode, runNodeToEnd, showHelp, stopCommand } from "./setup/setup.mjs";

if (showHelp(import.meta.filename, process.argv.slice(2))) process.exit();

ensureInstalled();
// A server that runs here, too, takes up a new build at once.
if (!runNodeToEnd(["server/main.ts", "--check"])) process.exit(1);
const fault = ensureBuilt();
if (fault) stopCommand(fault);
runNode(["server/main.ts"]);
