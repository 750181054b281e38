import { type Stats, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "startup/start-error";

type FileContent = string | Uint8Array | AsyncIterable<string | Uint8Array>;

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

/**
 * Lets root work as the owner of the data folder, or of the folder that it will be made in: what
 * root made there, the server could neither change nor remove. Other users stay who they are.
 */
export function actAsOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { gid, uid } = statNearest(dataDir);
  // The group first: afterwards, this process may not change it any more.
  process.setegid?.(gid);
  process.seteuid?.(uid);
}

/** What a command writes elsewhere belongs to whoever runs it. */
export async function runAsCaller<Result>(work: () => Promise<Result>): Promise<Result> {
  const { getegid, geteuid, getgid, getuid } = process;
  const owner = { gid: getegid?.() ?? 0, uid: geteuid?.() ?? 0 };
  if (getuid?.() === owner.uid) return work();
  process.seteuid?.(getuid?.() ?? 0);
  process.setegid?.(getgid?.() ?? 0);
  try {
    return await work();
  } finally {
    process.setegid?.(owner.gid);
    process.seteuid?.(owner.uid);
  }
}

function statNearest(path: string): Stats {
  return statSync(path, { throwIfNoEntry: false }) ?? statNearest(dirname(path));
}

/** Writes what a command made (`writeFileDurably`). Throws a `StartError` if that fails. */
export async function writeOutput(file: string, content: FileContent): Promise<void> {
  try {
    await writeFileDurably(file, content, runAsCaller);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error; // of the content
    throw new StartError(`${file} cannot be written (${code}).`);
  }
}
