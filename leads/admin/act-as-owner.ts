import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";

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
