import { rmSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "startup/start-error";
import {
  findCommit,
  getCompareAddress,
  isMerging,
  openGit,
  openOnline,
  readRepository,
} from "./git.ts";
import { findBeginning, readDifferences } from "./own-changes.ts";
import { checkPerson, getPaths, type Publishing, printChanges } from "./publish.ts";

/**
 * Brings content/ back as it is online. What it was before is kept as a branch.
 *
 * @throws StartError in words, with nothing lost
 */
export async function undoChanges(publishing: Publishing): Promise<void> {
  const { root, print, ask } = publishing;
  const git = openGit(root);
  const repository = readRepository(git);
  const { branch, main, online } = repository;
  const paths = getPaths(publishing);
  const beginning = findBeginning(git, online);
  const { own, theirs } = readDifferences(git, repository, { root, paths, beginning });
  if (own.length === 0 && theirs.length === 0) {
    print("Everything in content/ is as it is online. There is nothing to take back.");
    return;
  }
  checkPerson(git);
  const isMine = own.length > 0;
  if (isMine) print("This differs from what is online, and is taken back:\n");
  else print("There is nothing of yours to take back.");
  printChanges(publishing, own);
  if (theirs.length > 0) {
    print("\nYou also get what colleagues have put online:\n");
    printChanges(publishing, theirs);
  }
  const question = isMine ? "Take all of it back?" : "Get it?";
  if ((await ask(`\n${question} Type yes: `)).trim().toLowerCase() !== "yes") {
    throw new StartError("Nothing was taken back. Your changes are still there.");
  }
  const kept = isMine && keepContent(root, paths, beginning);
  git.run("restore", "--source=HEAD", "--staged", "--worktree", "--", ...paths);
  git.run("clean", "--quiet", "-d", "--force", "--", ...paths);
  // A merge that was begun is over; the files stay.
  if (isMerging(git)) git.run("merge", "--quit");
  // Where something else is in the way, only the content goes back.
  if (!openOnline(git, repository))
    git.run("restore", `--source=${online}`, "--staged", "--worktree", "--", ...paths);
  print("Done. content/ is as it is online.");
  if (kept) {
    print(`If you want your changes back, run:

  git cherry-pick --no-commit ${kept}

It puts them on top of what is there by then, and says so where both change the same lines.`);
  }
  if (branch !== main && findCommit(git, `origin/${branch}`)) {
    const address = getCompareAddress(repository, branch) ?? `the branch ${branch}`;
    print(
      `\nWhat you have sent before stays open, and can still be merged: ${address}. If it must not go online, close its pull request.`,
    );
  }
}

/**
 * Keeps what differs from where the work began as one change, on a branch that nobody has open.
 *
 * @returns its name
 */
function keepContent(root: string, paths: readonly string[], start: string): string {
  const name = `undone/${new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-")}`;
  // A list of files of its own: what is prepared in the usual one stays.
  const index = join(root, openGit(root).run("rev-parse", "--git-path", "index-of-undo"));
  const git = openGit(root, { GIT_INDEX_FILE: index });
  try {
    git.run("read-tree", start);
    git.run("add", "--all", "--", ...paths);
    const tree = git.run("write-tree");
    git.run("branch", name, git.run("commit-tree", tree, "-p", start, "-m", "Taken back"));
  } finally {
    rmSync(index, { force: true });
  }
  return name;
}
