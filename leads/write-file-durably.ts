import { open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that its owner alone may read, whatever was there before: it appears whole and on
 * disk, or not at all. Rejects with the file system's error.
 */
export async function writeFileDurably(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  // wx: nobody's link is followed.
  await writeFile(part, content, { flag: "wx", mode: 0o600, flush: true });
  await rename(part, path);
  await syncFolder(dirname(path));
}

/** Makes the new name itself durable (fsync(2), "the directory containing the file"). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
