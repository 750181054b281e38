import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "startup/start-error";
import { type FileChange, isText } from "./describe-changes.ts";
import {
  findCommit,
  findOnline,
  type Git,
  isAncestor,
  isWords,
  listChanged,
  listDifferent,
  openGit,
  type Repository,
} from "./git.ts";

/** What a file is at a revision: its text, or the name that git has for what is no text; undefined of none. */
export function readVersion(git: Git, file: string, revision: string): string | undefined {
  const name = `${revision}:./${file}`;
  const { isOk, text } = isText(file) ? git.ask("show", name) : git.ask("rev-parse", name);
  // Without what differs between computers: the line ends of Windows, an empty line at the end.
  return isOk ? text.replaceAll("\r\n", "\n").trimEnd() : undefined;
}

/** Where one's own work stands. */
export type Work = {
  /** what differs from it in content/ is one's own, and not online */
  from: string;
  /** the last commit online that this work knows */
  base: string;
  /** whether a merge was begun, and is not committed yet */
  isMerging: boolean;
  /** whether everything that was committed here and is not online is in content/ */
  isPlain: boolean;
  /** whether the open branch is one of changes that wait, and has all that was sent under its name */
  goesOn: boolean;
};

/** The pathspecs of everything that is not published. */
const listOutside = (paths: readonly string[]) => [
  ".",
  ...paths.map((each) => `:(exclude)${each}`),
];

export function readWork(git: Git, { online, branch }: Repository, paths: readonly string[]): Work {
  const merged = findCommit(git, "MERGE_HEAD");
  const tip = branch === "" ? undefined : findCommit(git, `origin/${branch}`);
  // What colleagues have added to the branch goes online with it.
  const newest = tip && isAncestor(git, "HEAD", tip) ? tip : "HEAD";
  const known = merged ? undefined : findOnline(git, online, newest);
  const shared = git.ask("merge-base", online, merged ?? "HEAD");
  const base = known ?? (shared.isOk ? shared.text : git.run("rev-parse", "HEAD"));
  const isPlain = known !== undefined || isEqual(git, base, "HEAD", listOutside(paths));
  const isSent = git.ask("config", `branch.${branch}.remote`).isOk;
  // One that was sent and is not there any longer was merged, or must not go online.
  const isWhole = tip ? isAncestor(git, tip, "HEAD") : !isSent;
  return {
    from: known ? git.run("rev-parse", "HEAD") : base,
    base,
    isMerging: merged !== undefined,
    isPlain,
    goesOn: isWords(branch) && !known && isPlain && isWhole,
  };
}

/** Whether two revisions have the same files. */
export const isEqual = (git: Git, one: string, other: string, paths: readonly string[]): boolean =>
  git.ask("diff", "--quiet", one, other, "--", ...paths).isOk;

/** What is not published because it is outside content/. */
export const listUnsent = (git: Git, { from }: Work, paths: readonly string[]): string[] =>
  listChanged(git, from, listOutside(paths));

/** The files outside content/ that are changed here, and that are others in a commit: git would not open it. */
export function listInTheWay(git: Git, commit: string, paths: readonly string[]): string[] {
  const others = listDifferent(git, "HEAD", commit, "--", ...listOutside(paths));
  return listChanged(git, "HEAD", listOutside(paths)).filter((file) => others.includes(file));
}

/** One's own work on top of a commit, next to what others have put there. */
export type Draft = {
  /** from that commit to what visitors read once one's own work is online, too */
  own: FileChange[];
  /** from what is here to the same */
  theirs: FileChange[];
  /** this folder's content/ as a commit on `from` */
  work: string;
  /** the tree of files in which both are; where both changed a line, it has one's own */
  tree: string;
  /** the files in which both have changed the same lines */
  conflicts: string[];
};

/**
 * Puts what this folder has in content/ on top of a commit. All of it happens in a temporary folder, so
 * that this one stays as it is, whatever happens.
 *
 * @param from where one's own work begins
 */
export function makeDraft(
  git: Git,
  { root, paths }: { root: string; paths: readonly string[] },
  from: string,
  onto: string,
): Draft {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  // Those of a command that was ended before its time.
  git.run("worktree", "prune");
  try {
    git.run("worktree", "add", "--quiet", "--detach", folder, from);
    const inside = join(folder, git.run("rev-parse", "--show-prefix"));
    const there = openGit(inside);
    for (const path of paths) {
      if (!existsSync(join(root, path)) && !existsSync(join(inside, path))) continue;
      rmSync(join(inside, path), { recursive: true, force: true });
      if (existsSync(join(root, path))) {
        cpSync(join(root, path), join(inside, path), { recursive: true, verbatimSymlinks: true });
      }
      there.run("add", "--all", "--", path);
    }
    const hasChanged = !there.ask("diff", "--cached", "--quiet").isOk;
    if (hasChanged) {
      checkPerson(git);
      const options = ["--quiet", "--no-verify", "--no-gpg-sign", "--message", "Taken back"];
      there.run("commit", ...options);
    }
    const work = there.run("rev-parse", "HEAD");
    there.run("checkout", "--quiet", "--detach", onto);
    const conflicts = hasChanged ? applyWork(inside, { from, onto, work }) : [];
    const tree = there.run("write-tree");
    const compare = (before: string) =>
      listDifferent(git, before, tree, "--", ...paths)
        .map((file) => ({
          file,
          before: readVersion(git, file, before),
          after: readVersion(git, file, tree),
        }))
        .filter((each) => each.before !== each.after);
    return { own: compare(onto), theirs: compare(work), work, tree, conflicts };
  } finally {
    git.ask("worktree", "remove", "--force", folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

type Versions = { from: string; onto: string; work: string };

/** Makes one's own work again on what is open. @returns the files in which both have changed the same lines */
function applyWork(root: string, versions: Versions): string[] {
  const git = openGit(root);
  const { isOk, complaint } = git.ask("cherry-pick", "--no-commit", versions.work);
  const open = [...new Set(listDifferent(git, "--diff-filter=U"))];
  if (!isOk && open.length === 0) throw new StartError(`Git stopped: ${complaint}`);
  return open.filter((file) => {
    const { text, isWhole } = joinVersions(git, file, versions);
    if (text === undefined) {
      git.run("reset", "--quiet", versions.work, "--", file);
    } else {
      writeFileSync(join(root, file), text);
      git.run("add", "--", file);
    }
    return !isWhole;
  });
}

/** Between any two lines: git would else take neighboring ones, such as two fields, for the same place. */
const gap = "\u0001\n";

/** A place that both have changed, as git marks it; so long a mark is in no text. */
const markLength = 40;
const place = /^<{40} .*\n([\s\S]*?)^\|{40} .*\n([\s\S]*?)^={40}\n([\s\S]*?)^>{40} .*(?:\n|$)/gm;

/** A text with what both have changed in it: of a place, both if it is new, or else one's own. */
function joinVersions(
  git: Git,
  file: string,
  { from, onto, work }: Versions,
): { text?: string; isWhole: boolean } {
  const texts = [work, from, onto].map((each) => git.ask("show", `${each}:./${file}`));
  if (!isText(file) || texts.some(({ isOk }) => !isOk)) return { isWhole: false };
  const folder = mkdtempSync(join(tmpdir(), "versions-"));
  try {
    const names = texts.map(({ text }, at) => {
      const name = join(folder, `${at}`);
      writeFileSync(name, `${text}\n`.replaceAll("\n", `\n${gap}`));
      return name;
    });
    const options = ["--stdout", "--diff3", "--marker-size", `${markLength}`];
    const joined = git.ask("merge-file", ...options, ...names);
    const text = `${joined.text}\n`
      .replace(place, (_, own: string, before: string, theirs: string) =>
        before.replaceAll(gap, "") === "" ? theirs + own : own,
      )
      .replaceAll(gap, "");
    return { text, isWhole: joined.isOk };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Git keeps with each change who made it. */
export function checkPerson(git: Git): void {
  if (git.ask("var", "GIT_COMMITTER_IDENT").isOk) return;
  throw new StartError(
    `Git does not know who you are yet. Say so once, with your own name and address, then try again:

  git config --global user.name "Jane Doe"
  git config --global user.email jane.doe@company.com

Your changes are still there.`,
  );
}

/** @throws StartError if content/ is no longer what a draft has */
export function checkUnchanged(git: Git, { work }: Draft, paths: readonly string[]): void {
  // One of them may have no files.
  for (const path of paths) git.ask("add", "--all", "--", path);
  if (git.ask("diff", "--cached", "--quiet", work, "--", ...paths).isOk) return;
  throw new StartError(
    "Something in content/ was saved in the meantime, so nothing was done. Run this command again.",
  );
}

/**
 * Puts content/ into this folder as a commit has it. A merge that was begun is over.
 *
 * @param paths all of whose files git knows (`checkUnchanged`)
 */
export function restoreContent(git: Git, paths: readonly string[], commit: string): void {
  const hasFiles = (path: string) =>
    git.run("ls-files", "--", path) !== "" || git.run("ls-tree", commit, "--", path) !== "";
  const held = paths.filter(hasFiles);
  if (held.length > 0) {
    git.run("restore", `--source=${commit}`, "--staged", "--worktree", "--", ...held);
  }
  if (findCommit(git, "MERGE_HEAD")) git.run("merge", "--quit");
}

/**
 * Opens what is online, with all that colleagues have added.
 *
 * @returns whether nothing is in the way
 */
export function openOnline(git: Git, repository: Repository, paths: readonly string[]): boolean {
  const { main, online } = repository;
  restoreContent(git, paths, online);
  const trees = git.run("worktree", "list", "--porcelain").split("\n");
  const isElsewhere =
    git.run("branch", "--show-current") !== main && trees.includes(`branch refs/heads/${main}`);
  // The branch follows only if nothing on it would be forgotten, and no other folder has it open.
  const follows =
    !isElsewhere && (!findCommit(git, main) || findOnline(git, online, main) !== undefined);
  const open = (...how: string[]) => git.ask("checkout", "--quiet", ...how).isOk;
  return (follows && open("-B", main, online)) || open("--detach", online);
}
