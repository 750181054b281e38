import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { StartError } from "startup/start-error";

/**
 * Releases of the site in the build folder (decision 31):
 *
 *     releases/2026-11-22T10-48-05-123Z   a finished build: client, hosting, server, site-manifest.json
 *     current, previous                   links to the release that is served and the one before it
 *     unfinished-PID                      what a running build has written so far
 */
const unfinished = /^unfinished-(\d+)$/;

/**
 * Builds a release beside the others and switches to it. Until `write` resolves, nothing that is
 * served changes; if it rejects, or the process is killed, nothing ever does.
 *
 * @param build the build folder
 * @param write fills the folder it is given
 * @returns what `write` returns
 */
export async function buildRelease<Result>(
  build: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  removeUnused(build);
  const folder = join(build, `unfinished-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const result = await write(folder);
    const releases = join(build, "releases");
    mkdirSync(releases, { recursive: true });
    const id = makeId(releases);
    renameSync(folder, join(releases, id));
    switchTo(build, id);
    removeUnused(build);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Switches to the previous release, which makes the present one the previous. Throws a `StartError`
 * if there is none.
 *
 * @returns the ids of both releases
 */
export function rollBack(build: string): { from: string; to: string } {
  const from = readId(build, "current");
  const to = readId(build, "previous");
  if (!from || !to || from === to)
    throw new StartError("There is no previous release in build to go back to.");
  switchTo(build, to);
  return { from, to };
}

/** The time to a millisecond, or the next one that no release has. */
function makeId(releases: string): string {
  for (let time = Date.now(); ; time += 1) {
    const id = new Date(time).toISOString().replace(/[:.]/g, "-");
    if (!existsSync(join(releases, id))) return id;
  }
}

/** Sets `previous` first, so that it is right once a server sees that `current` has changed. */
function switchTo(build: string, id: string): void {
  const replaced = readId(build, "current");
  if (replaced) setLink(build, "previous", replaced);
  setLink(build, "current", id);
}

/** Replaces a link in one step, except on Windows: at no time is it missing. */
function setLink(build: string, name: string, id: string): void {
  const link = join(build, name);
  const next = `${link}-${process.pid}`;
  // Anyone can make a junction on Windows, but renaming does not replace one.
  symlinkSync(join("releases", id), next, "junction");
  if (process.platform === "win32") rmSync(link, { force: true });
  renameSync(next, link);
}

function readId(build: string, name: string): string | undefined {
  try {
    const id = basename(readlinkSync(join(build, name)));
    return existsSync(join(build, "releases", id)) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Removes all but the two releases, their links and what other builds are writing. */
function removeUnused(build: string): void {
  const kept = [readId(build, "current"), readId(build, "previous")];
  const inUse = (name: string) => {
    const [, pid] = unfinished.exec(name) ?? [];
    return pid ? isRunning(Number(pid)) : ["current", "previous", "releases"].includes(name);
  };
  removeEntries(build, (name) => !inUse(name));
  removeEntries(join(build, "releases"), (id) => !kept.includes(id));
}

function removeEntries(folder: string, isUnused: (name: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter(isUnused)) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
