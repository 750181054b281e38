/** `npm run rollback`: switches to the previous release, and by a second call back again. */
import { resolve } from "node:path";
import { rollBack } from "../build-site/releases.ts";
import { runOrExplain } from "../server/run-or-explain.ts";

await runOrExplain(async () => {
  const { from, to } = rollBack(resolve(import.meta.dirname, "../build"));
  console.log(`Switched from release ${from} to ${to}. To switch back, run it again.`);
});
