/** `npm run dev`: live editing of code and content, with the function and its store running. */
import { ensureInstalled, runNode } from "./setup.mjs";

ensureInstalled();
// A data folder of its own: `npm start` may run beside it, and one folder takes one server.
runNode(["scripts/dev-server.ts"], {
  DATA_DIR: process.env.DATA_DIR ?? "data/dev",
});
