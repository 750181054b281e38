import { type Stats, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/** Largest file, in bytes, that is kept in memory: any page, script or style as it is sent. */
const largest = 64 * 1024;

/** Bytes that are kept in all; beyond, what was read first goes first. */
const most = 16 * 2 ** 20;

/** A file as it was at one moment; the receiver closes a handle. */
export interface OpenFile {
  content: Buffer | FileHandle;
  stats: Stats;
}

/**
 * Opens files by path, small ones from memory as long as their time and size on
 * disk are the same. Gives undefined for what is no file or not there; rejects
 * on other errors of the file system.
 */
export function createFileCache(): (path: string) => Promise<OpenFile | undefined> {
  const kept = new Map<string, OpenFile>();
  let size = 0;

  function forget(path: string): void {
    size -= kept.get(path)?.stats.size ?? 0;
    kept.delete(path);
  }

  function keep(path: string, file: OpenFile): void {
    forget(path);
    kept.set(path, file);
    size += file.stats.size;
    for (const oldest of kept.keys()) {
      if (size <= most) return;
      forget(oldest);
    }
  }

  return async (path) => {
    // At once: handing this to another thread and back costs ten times as much.
    const now = statPath(path);
    if (!now?.isFile()) return;
    const known = kept.get(path);
    if (known && known.stats.mtimeMs === now.mtimeMs && known.stats.size === now.size) return known;
    const file = await openFile(path);
    if (!file || file.stats.size > largest) return file;
    try {
      const content = await file.content.readFile();
      // A file that grows meanwhile is sent as it is now, and read again next time.
      const read = { content, stats: file.stats };
      if (content.byteLength === file.stats.size) keep(path, read);
      return read;
    } finally {
      await file.content.close();
    }
  };
}

function statPath(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return ignoreAbsence(error);
  }
}

async function openFile(path: string): Promise<{ content: FileHandle; stats: Stats } | undefined> {
  let content: FileHandle;
  try {
    content = await open(path);
  } catch (error) {
    return ignoreAbsence(error);
  }
  const stats = await content.stat();
  if (stats.isFile()) return { content, stats };
  await content.close();
  return;
}

function ignoreAbsence(error: unknown): undefined {
  const absent = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "EISDIR"];
  if (!absent.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
}
