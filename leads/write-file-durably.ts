import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** What a file is written from: all at once, or part by part. */
export type FileContent = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/**
 * Writes a file that its owner alone may read, whatever was there before: it appears whole and on
 * disk, or not at all. Rejects with the error of the file system, or of the content.
 *
 * @param runAs changes the rights of this process while it makes and names the file
 */
export async function writeFileDurably(
  path: string,
  content: FileContent,
  runAs: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
): Promise<void> {
  const part = `${path}.part`;
  const handle = await runAs(async () => {
    await rm(part, { force: true });
    // wx: nobody's link is followed.
    return open(part, "wx", 0o600);
  });
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await runAs(() => rm(part, { force: true }));
    throw error;
  } finally {
    await handle.close();
  }
  await runAs(async () => {
    await rename(part, path);
    await syncFolder(dirname(path));
  });
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
