/** `npm run rollback`: switches to the previous release, and by a second call back again. */
import { resolve } from "node:path";
import { runOrExplain } from "startup/run-or-explain";
import { completeEdgeFunction } from "../build-site/hosting/write-hosting.ts";
import { rollBack } from "../build-site/releases.ts";

await runOrExplain(async () => {
  const root = resolve(import.meta.dirname, "..");
  const { from, to } = rollBack(resolve(root, "build"));
  completeEdgeFunction(root, resolve(root, "build/current"));
  console.log(`Switched from release ${from} to ${to}. To switch back, run it again.`);
});
