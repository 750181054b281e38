/** `npm run dev`: live editing of code and content, with the function and its store running. */
import { ensureInstalled, runNode } from "./setup.mjs";

ensureInstalled();
// Its own data folder: `npm start` may be running, too, and a folder allows only one server.
runNode(["scripts/dev-server.ts"], {
  DATA_DIR: process.env.DATA_DIR ?? "data/dev",
});
