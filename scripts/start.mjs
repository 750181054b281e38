/** `npm start`: installs what is missing, builds what is stale, serves the site with its function. */
import { ensureBuilt, ensureInstalled, runNode } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
runNode(["--disable-warning=ExperimentalWarning", "server/main.ts"]);
