/** `npm run rollback`: switches to the previous release, and by a second call back again. */
import { resolve } from "node:path";
import { StartError } from "leads/start-error";
import { rollBack } from "../build-site/releases.ts";

try {
  const { from, to } = rollBack(resolve(import.meta.dirname, "../build"));
  console.log(`Switched from release ${from} to ${to}. To switch back, run it again.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
