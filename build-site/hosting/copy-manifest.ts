import { accessSync, constants, copyFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** The hosted edge's function, which imports the manifest (deno.json). */
const functionFolder = "leads/supabase/functions/submit-contact";

/**
 * Puts a release's manifest beside the edge function: Supabase's command sends only what is in its
 * working folder. The folder stays as old as it was, so that the build is not stale because of it.
 * A machine whose build may not write there has no edge function to deploy.
 */
export function copyManifest(root: string, release: string): void {
  const folder = join(root, functionFolder);
  if (!isWritable(folder)) return;
  const copy = join(folder, "site-manifest.json");
  const { atime, mtime } = statSync(folder);
  copyFileSync(join(release, "site-manifest.json"), copy);
  for (const path of [copy, folder]) utimesSync(path, atime, mtime);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
