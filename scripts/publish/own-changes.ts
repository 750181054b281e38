import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readText } from "content-model/files";
import { type FileChange, isText, isUnreadable } from "./describe-changes.ts";
import { type Git, isMerging, isOnline, listChanged, type Repository } from "./git.ts";

/** What a file is: its text, or the name that git has for what is no text; undefined of none. */
type Version = string | undefined;

/** Without what differs between computers: the line ends of Windows, an empty line at the end. */
const readTextAlike = (text: Version): Version => text?.replaceAll("\r\n", "\n").trimEnd();

/** A file as it is at a revision. */
export function readVersion(git: Git, file: string, revision: string): Version {
  const name = `${revision}:./${file}`;
  const { isOk, text } = isText(file) ? git.ask("show", name) : git.ask("rev-parse", name);
  return isOk ? readTextAlike(text) : undefined;
}

/** A file as it is in this folder. */
export function readPresent(git: Git, root: string, file: string): Version {
  if (isText(file)) return readTextAlike(readText(root, file));
  return existsSync(join(root, file)) ? git.run("hash-object", "--", file) : undefined;
}

/**
 * The revision from which one's own work began, as far as it is not online: what differs from it here is
 * one's own, and what is online and differs is by others.
 */
export function findBeginning(git: Git, online: string): string {
  if (!isMerging(git) && isOnline(git, online)) return "HEAD";
  const heads = isMerging(git) ? ["HEAD", "MERGE_HEAD"] : ["HEAD"];
  const { isOk, text } = git.ask("merge-base", online, ...heads);
  return isOk ? text : "HEAD";
}

/** The lines of a place that both have changed: each where only one has, of both what is new, or else the own. */
function joinPlace(own: string[], before: string[], theirs: string[]): string[] {
  if (before.length === 0) return [...theirs, ...own];
  if (own.length !== before.length || theirs.length !== before.length) return own;
  return own.map((line, at) => (line === before[at] ? (theirs[at] ?? line) : line));
}

/** A place that both have changed, as git marks it; so long a mark is in no text. */
const markLength = 40;
const place = /^<{40} .*\n([\s\S]*?)^\|{40} .*\n([\s\S]*?)^={40}\n([\s\S]*?)^>{40} .*(?:\n|$)/gm;

/** One's own text with what others have changed in it; where both have, one's own. */
function joinTexts(git: Git, own: string, before: string, theirs: string): string {
  const folder = mkdtempSync(join(tmpdir(), "versions-"));
  try {
    const files = Object.entries({ own, before, theirs }).map(([name, text]) => {
      writeFileSync(join(folder, name), `${text}\n`);
      return join(folder, name);
    });
    const options = ["--stdout", "--diff3", "--marker-size", `${markLength}`];
    // Not OK where both have changed a place.
    const { text } = git.ask("merge-file", ...options, ...files);
    const list = (lines: string) => lines.split("\n").slice(0, -1);
    return text
      .replace(place, (_, mine: string, old: string, other: string) =>
        joinPlace(list(mine), list(old), list(other))
          .map((line) => `${line}\n`)
          .join(""),
      )
      .trimEnd();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a file is once one's own change of it is online, next to what others have put there. */
function joinVersions(
  git: Git,
  file: string,
  [own, before, online]: readonly [Version, Version, Version],
): Version {
  if (own === before) return online;
  if (online === before || own === undefined || online === undefined) return own;
  if (!isText(file)) return own;
  const joined = joinTexts(git, own, before ?? "", online);
  return isUnreadable(file, joined) ? own : joined;
}

/** What differs between this folder and what is online, by who changed it. */
export type Differences = {
  /** from what is online to what visitors read once one's own work is online, too */
  own: FileChange[];
  /** from what is here to the same */
  theirs: FileChange[];
};

/**
 * @param paths with the files, from the root
 * @param beginning as `findBeginning` has it
 */
export function readDifferences(
  git: Git,
  { online }: Repository,
  { root, paths, beginning }: { root: string; paths: readonly string[]; beginning: string },
): Differences {
  const options = ["--name-only", "--relative", "-z"];
  const published = git.ask("diff", ...options, beginning, online, "--", ...paths);
  const names = new Set([
    ...listChanged(git, paths, beginning),
    ...published.text.split("\0").filter(Boolean),
  ]);
  const all = [...names].sort().map((file) => {
    const here = readPresent(git, root, file);
    const there = readVersion(git, file, published.isOk ? online : beginning);
    const before = readVersion(git, file, beginning);
    return { file, here, there, joined: joinVersions(git, file, [here, before, there]) };
  });
  return {
    own: all
      .map(({ file, there, joined }) => ({ file, before: there, after: joined }))
      .filter(({ before, after }) => before !== after),
    theirs: all
      .map(({ file, here, joined }) => ({ file, before: here, after: joined }))
      .filter(({ before, after }) => before !== after),
  };
}
