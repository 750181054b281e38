import { accessSync, constants, copyFileSync, cpSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** The hosted edge's function, which imports what is put beside it (deno.json). */
const functionFolder = "leads/supabase/functions/submit-contact";

/**
 * Puts a release's manifest and the room `startup/` beside the edge function: Supabase's command sends
 * only what is in its working folder. The folder stays as old as it was, so that the build is not
 * stale because of it. A machine whose build may not write there has no edge function to deploy.
 */
export function completeEdgeFunction(root: string, release: string): void {
  const folder = join(root, functionFolder);
  if (!isWritable(folder)) return;
  const manifest = join(folder, "site-manifest.json");
  const startup = join(folder, "startup");
  const { atime, mtime } = statSync(folder);
  copyFileSync(join(release, "site-manifest.json"), manifest);
  const filter = (file: string) => !file.endsWith(".test.ts");
  cpSync(join(root, "startup"), startup, { recursive: true, preserveTimestamps: true, filter });
  for (const path of [manifest, startup, folder]) utimesSync(path, atime, mtime);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
