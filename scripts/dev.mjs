/**
 * `npm run dev`: live editing of code and content, with the function and its store running.
 * `npm run edit`: the same with the editor beside the pages, at /edit/.
 */
import { ensureInstalled } from "./setup/install.mjs";
import { runNode, showHelp } from "./setup/setup.mjs";

if (showHelp(import.meta.filename, process.argv.slice(2))) process.exit();

ensureInstalled();
// Its own data folder: `npm start` may be running, too, and a folder allows only one server.
runNode(["scripts/dev/dev-server.ts", ...process.argv.slice(2)], {
  DATA_DIR: process.env.DATA_DIR ?? "data/dev",
});
