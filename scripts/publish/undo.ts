import { StartError } from "startup/start-error";
import { findCommit, getCompareAddress, openGit, readRepository } from "./git.ts";
import {
  checkUnchanged,
  listInTheWay,
  makeDraft,
  openOnline,
  readWork,
  restoreContent,
} from "./own-changes.ts";
import { getPaths, type Publishing, printChanges, tellInTheWay } from "./publish.ts";

/**
 * Brings content/ back as it is online. What it was before is kept as a branch.
 *
 * @throws StartError in words, with nothing lost
 */
export async function undoChanges(publishing: Publishing): Promise<void> {
  const { root, print, ask } = publishing;
  const git = openGit(root);
  const repository = await readRepository(git, print);
  const { branch, main, online } = repository;
  const paths = getPaths(publishing);
  const work = readWork(git, repository, paths);
  const draft = makeDraft(git, { root, paths }, work.from, online);
  const { own, theirs } = draft;
  const isMine = own.length > 0;
  if (!isMine && theirs.length === 0) {
    print("Everything in content/ is as it is online. There is nothing to take back.");
    return;
  }
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
  checkUnchanged(git, draft, paths);
  const kept = `undone/${new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-")}`;
  if (isMine) git.run("branch", kept, draft.work);
  const inTheWay = listInTheWay(git, online, paths);
  // Where something else is in the way, only the content goes back.
  if (work.isPlain && inTheWay.length === 0) openOnline(git, repository, paths);
  else restoreContent(git, paths, online);
  print("Done. content/ is as it is online.");
  tellInTheWay(inTheWay, print);
  if (isMine) {
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
