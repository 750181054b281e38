/** `npm run dev`: live editing of code and content, with the function and its store running. */
import { ensureInstalled, runNode } from "./setup.mjs";

ensureInstalled();
runNode(["--disable-warning=ExperimentalWarning", "node_modules/@react-router/dev/bin.cjs", "dev"]);
