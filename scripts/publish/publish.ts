import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import { readText } from "content-model/files";
import type { ContentConfig } from "content-model/form-places";
import { makeSlug } from "content-model/formatted-text";
import { StartError } from "startup/start-error";
import { checkEditions } from "../../build-site/rules/all-content.ts";
import { listQuestions } from "../../build-site/rules/content-questions.ts";
import { followGonePages } from "../../build-site/rules/follow-gone-pages.ts";
import { removeUnusedPictures } from "../../build-site/rules/unused-files.ts";
import { cleanPictures } from "../../build-site/sources/clean-pictures.ts";
import { lintProse } from "../prose/lint-prose.ts";
import { describeChanges, type FileChange } from "./describe-changes.ts";
import {
  findCommit,
  type Git,
  isMerging,
  isOnline,
  isOnlineOtherwise,
  listChanged,
  listDifferent,
  openGit,
  openOnline,
  type Repository,
  readRepository,
} from "./git.ts";
import { findBeginning, readDifferences, readPresent, readVersion } from "./own-changes.ts";
import { listChangeQuestions, listOwnChanges } from "./question-changes.ts";
import { isSent, type Sending, sendBranch } from "./send-branch.ts";

/** What publishing needs of the person and the terminal. */
export type Publishing = Sending & {
  root: string;
  /** the folders with a content/, from the root */
  folders: readonly string[];
  config: ContentConfig;
  /** asks for one line */
  ask: (question: string) => Promise<string>;
};

export const getPaths = ({ folders }: Publishing) =>
  folders.map((folder) => (folder === "." ? "content" : `${folder}/content`));

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

const refuse = (faults: string) =>
  new StartError(
    `${faults}\n\nNothing is published until this is right. Your changes are still there: correct them, then try again.`,
  );

async function checkContent({ root, folders }: Publishing): Promise<void> {
  await checkEditions(root, [...folders]).catch((error) => {
    if (!(error instanceof ContentError)) throw error;
    throw refuse(error.message);
  });
}

/** What the house style refuses, and did not before; it is that of the English texts. */
async function checkProse(
  git: Git,
  { root }: Publishing,
  files: readonly string[],
  since: string,
): Promise<void> {
  const faults: string[] = [];
  for (const file of files.filter((each) => /^content\/.*\.(?:md|yaml)$/.test(each))) {
    const all = await lintProse(file, readText(root, file) ?? "");
    if (all.length === 0) continue;
    const known = await lintProse(file, readVersion(git, file, since) ?? "");
    const fresh = all.filter(({ found }) => !known.some((each) => each.found === found));
    faults.push(...fresh.map((each) => `${file}:${each.line} “${each.found}”: ${each.message}`));
  }
  if (faults.length > 0) throw refuse(faults.join("\n"));
}

/** The branch of these changes: the one that is open, unless it is online, or is the online one. */
function chooseBranch(git: Git, { branch, main, online }: Repository, sentence: string) {
  if (branch && branch !== main && !isOnline(git, online)) return branch;
  const day = new Date().toISOString().slice(0, 10);
  const name = `words/${day}-${makeSlug(sentence).slice(0, 40).replace(/-+$/, "")}`;
  const isTaken = (each: string) => findCommit(git, each) ?? findCommit(git, `origin/${each}`);
  let free = name;
  for (let count = 2; isTaken(free); count++) free = `${name}-${count}`;
  // Unlike a switch, this does not forget a merge that was begun.
  git.run("branch", free);
  git.run("symbolic-ref", "HEAD", `refs/heads/${free}`);
  // What was committed on the online branch is on the new one.
  if (branch === main && online !== main) git.ask("branch", "--force", main, online);
  return free;
}

/** What is asked about files that a person changed; nothing of what this command wrote. */
async function listAllQuestions(
  git: Git,
  { root, folders }: Publishing,
  files: readonly string[],
  since: string,
): Promise<string[]> {
  const compared = { root, since };
  const own = await listOwnChanges(git, files, { ...compared, folders });
  const asked: string[] = [];
  for (const folder of folders) {
    for (const { file, message } of await listQuestions(join(root, folder), folder)) {
      const name = posix.join(folder, file);
      if (own.includes(name)) asked.push(`${name}: ${message}`);
    }
  }
  return [...asked, ...listChangeQuestions(git, own, compared)];
}

/**
 * Shows what will differ from what is online, checks it, asks for a sentence, and sends it to be published as
 * a branch with a pull request. What could not be sent is sent the next time.
 *
 * @throws StartError in words, with nothing lost
 */
export async function publishChanges(publishing: Publishing): Promise<void> {
  const { root, print } = publishing;
  const git = openGit(root);
  const repository = readRepository(git);
  for (const folder of publishing.folders) {
    for (const line of await followGonePages(join(root, folder))) print(line);
    for (const line of removeUnusedPictures(join(root, folder))) print(line);
  }
  const isNew = isMerging(git) || listChanged(git, getPaths(publishing), "HEAD").length > 0;
  if (!isNew && isOnline(git, repository.online)) {
    bringOnline(git, repository, publishing);
    return;
  }
  if (isNew || !isSent(git, repository.branch)) await showChanges(git, repository, publishing);
  const own = isNew
    ? await commitChanges(git, repository, publishing)
    : chooseBranch(git, repository, git.run("log", "-1", "--format=%s"));
  sendBranch(git, repository, own, publishing);
}

export const printChanges = ({ config, print }: Publishing, changes: readonly FileChange[]) => {
  for (const line of describeChanges(config, changes)) print(`  ${line}`);
};

/** What visitors will read that they do not yet, with what is wrong with it and what may be. */
async function showChanges(
  git: Git,
  repository: Repository,
  publishing: Publishing,
): Promise<void> {
  const { root, print } = publishing;
  const paths = getPaths(publishing);
  checkPerson(git);
  const beginning = findBeginning(git, repository.online);
  const { own } = readDifferences(git, repository, { root, paths, beginning });
  print(own.length > 0 ? "This will change:\n" : "Nothing will differ from what is online.");
  printChanges(publishing, own);
  print("");
  await checkContent(publishing);
  const files = listChanged(git, paths, beginning);
  await checkProse(git, publishing, files, beginning);
  for (const line of await listAllQuestions(git, publishing, files, beginning)) print(line);
}

/** Asks for a sentence, and keeps the changes as a branch. @returns its name */
async function commitChanges(
  git: Git,
  repository: Repository,
  publishing: Publishing,
): Promise<string> {
  const { root, print, ask } = publishing;
  const paths = getPaths(publishing);
  const sentence = (await ask("Say in one sentence what you changed and why: ")).trim();
  if (sentence === "") {
    throw new StartError(
      "Without a sentence, nothing was published. Your changes are still there.",
    );
  }
  for (const folder of publishing.folders) {
    for (const line of await cleanPictures(join(root, folder))) print(line);
  }
  const merging = isMerging(git);
  const isAgain = !merging && isOnlineOtherwise(git, repository.online);
  const branch = chooseBranch(git, repository, sentence);
  git.run("add", "--all", "--", ...paths);
  // A merge is only ever committed whole.
  git.run("commit", "--quiet", "--message", sentence, ...(merging ? [] : ["--", ...paths]));
  if (isAgain) leaveOutOnline(git, repository.online, print);
  return branch;
}

/**
 * Puts the last commit on what is online, without those before it, which are online as another: of
 * their lines, git would say that both have changed them.
 */
function leaveOutOnline(git: Git, online: string, print: Sending["print"]): void {
  if (git.ask("rebase", "--quiet", "--onto", online, "HEAD^").isOk) return;
  git.ask("rebase", "--abort");
  const others = listDifferent(git, "HEAD").join(", ");
  // Without any, lines were in the way, which sending tells.
  if (others === "") return;
  print(
    `Because files outside content/ are changed here, too (${others}), the pull request also has what was sent before and is online, and may take it for someone else's. Next time, commit them or put them aside first (git stash).`,
  );
}

/** Brings here what colleagues have put online, where nothing of one's own has changed. */
function bringOnline(git: Git, repository: Repository, publishing: Publishing): void {
  const { root, print } = publishing;
  print(
    "Nothing has changed in content/: all of it is online. Save something in the editor first, then run this command again.",
  );
  const since = git.run("rev-parse", "HEAD");
  openOnline(git, repository);
  const files = listChanged(git, getPaths(publishing), since);
  if (files.length === 0) return;
  print("\nColleagues have put this online, and you have it now, too:\n");
  const changes = files.map((file) => ({
    file,
    before: readVersion(git, file, since),
    after: readPresent(git, root, file),
  }));
  printChanges(publishing, changes);
}
