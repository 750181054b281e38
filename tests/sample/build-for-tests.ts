import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Playwright's global setup. In a process of its own: the build runs React as in production. */
function buildSample(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "build-sample.ts")], {
    stdio: "inherit",
  });
}

export default buildSample;
