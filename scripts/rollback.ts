/** `npm run rollback`: switches to the previous release, and by a second call back again. */
import { resolve } from "node:path";
import { copyManifest } from "../build-site/hosting/copy-manifest.ts";
import { rollBack } from "../build-site/releases.ts";
import { runOrExplain } from "../server/run-or-explain.ts";

await runOrExplain(async () => {
  const root = resolve(import.meta.dirname, "..");
  const { from, to } = rollBack(resolve(root, "build"));
  copyManifest(root, resolve(root, "build/current"));
  console.log(`Switched from release ${from} to ${to}. To switch back, run it again.`);
});
