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
import { describeChanges } from "./describe-changes.ts";
import {
  type Git,
  getCompareAddress,
  isMerging,
  openGit,
  openOnline,
  type Repository,
  readRepository,
} from "./git.ts";
import { listChangeQuestions, listOwnChanges } from "./question-changes.ts";

/** What publishing needs of the person and the terminal. */
export type Publishing = {
  root: string;
  /** the folders with a content/, from the root */
  folders: readonly string[];
  config: ContentConfig;
  print: (line: string) => void;
  /** asks for one line */
  ask: (question: string) => Promise<string>;
  /** shows an address; makes the pull request where it can */
  open: (address: string, branch: string) => void;
};

export const getPaths = ({ folders }: Publishing) =>
  folders.map((folder) => (folder === "." ? "content" : `${folder}/content`));

/** The files in content/ that differ from a revision, those that git does not know yet included. */
export function listChanged(git: Git, paths: readonly string[], since = "HEAD"): string[] {
  const known = git.run("diff", "--name-only", "--relative", "-z", since, "--", ...paths);
  const added = git.run("ls-files", "--others", "--exclude-standard", "-z", "--", ...paths);
  return [...new Set(`${known}\0${added}`.split("\0").filter(Boolean))].sort();
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
async function checkProse(git: Git, { root }: Publishing, files: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const file of files.filter((each) => /^content\/.*\.(?:md|yaml)$/.test(each))) {
    const all = await lintProse(file, readText(root, file) ?? "");
    if (all.length === 0) continue;
    const known = await lintProse(file, git.ask("show", `HEAD:./${file}`).text);
    const fresh = all.filter(({ found }) => !known.some((each) => each.found === found));
    faults.push(...fresh.map((each) => `${file}:${each.line} “${each.found}”: ${each.message}`));
  }
  if (faults.length > 0) throw refuse(faults.join("\n"));
}

/** Whether all that was committed here is online, be it as another commit: merging it would change nothing. */
function isOnline(git: Git, online: string): boolean {
  if (git.ask("merge-base", "--is-ancestor", "HEAD", online).isOk) return true;
  const merged = git.ask("merge-tree", "--write-tree", online, "HEAD");
  return merged.isOk && merged.text === git.run("rev-parse", `${online}^{tree}`);
}

/** The branch of these changes: the one that is open, unless it is online, or is the online one. */
function chooseBranch(git: Git, { branch, main, online }: Repository, sentence: string) {
  if (branch && branch !== main && !isOnline(git, online)) return branch;
  const day = new Date().toISOString().slice(0, 10);
  const name = `words/${day}-${makeSlug(sentence).slice(0, 40).replace(/-+$/, "")}`;
  const isTaken = (each: string) => git.ask("rev-parse", "--verify", "--quiet", each).isOk;
  let free = name;
  for (let count = 2; isTaken(free) || isTaken(`origin/${free}`); count++)
    free = `${name}-${count}`;
  // Unlike a switch, this does not forget a merge that was begun.
  git.run("branch", free);
  git.run("symbolic-ref", "HEAD", `refs/heads/${free}`);
  return free;
}

/** What is asked about files that a person changed; nothing of what this command wrote. */
async function listAllQuestions(
  git: Git,
  { root, folders }: Publishing,
  files: readonly string[],
): Promise<string[]> {
  const compared = { root, since: "HEAD" };
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
 * Shows what has changed in content/, checks it, asks for a sentence, and sends it to be published as a
 * branch with a pull request. What could not be sent is sent the next time.
 *
 * @throws StartError in words, with nothing lost
 */
export async function publishChanges(publishing: Publishing): Promise<void> {
  const { root, config, print, ask } = publishing;
  const git = openGit(root);
  const repository = readRepository(git);
  for (const folder of publishing.folders) {
    for (const line of await followGonePages(join(root, folder))) print(line);
    for (const line of removeUnusedPictures(join(root, folder))) print(line);
  }
  const paths = getPaths(publishing);
  const merging = isMerging(git);
  const theirs = merging ? listChanged(git, paths, "MERGE_HEAD") : undefined;
  // In a merge, what is as the others have it is theirs.
  const files = listChanged(git, paths).filter((file) => theirs?.includes(file) ?? true);
  if (files.length === 0 && !merging) {
    publishNothing(git, repository, publishing);
    return;
  }
  checkPerson(git);
  print("This will change:\n");
  for (const line of describeChanges(git, config, { root, files, since: "HEAD" }))
    print(`  ${line}`);
  print("");
  await checkContent(publishing);
  await checkProse(git, publishing, files);
  for (const line of await listAllQuestions(git, publishing, files)) print(line);
  const sentence = (await ask("Say in one sentence what you changed and why: ")).trim();
  if (sentence === "") {
    throw new StartError(
      "Without a sentence, nothing was published. Your changes are still there.",
    );
  }
  for (const folder of publishing.folders) {
    for (const line of await cleanPictures(join(root, folder))) print(line);
  }
  const own = chooseBranch(git, repository, sentence);
  git.run("add", "--all", "--", ...paths);
  // A merge is only ever committed whole.
  git.run("commit", "--quiet", "--message", sentence, ...(merging ? [] : ["--", ...paths]));
  sendBranch(git, repository, own, publishing);
}

/** Where nothing has changed: sends what waits, or else brings here what colleagues have put online. */
function publishNothing(git: Git, repository: Repository, publishing: Publishing): void {
  const { root, config, print } = publishing;
  const { branch, main, online } = repository;
  if (branch !== main && !isOnline(git, online)) {
    sendBranch(git, repository, branch, publishing);
    return;
  }
  print(
    "Nothing has changed in content/: all of it is online. Save something in the editor first, then run this command again.",
  );
  const since = git.run("rev-parse", "HEAD");
  openOnline(git, repository);
  const files = listChanged(git, getPaths(publishing), since);
  if (files.length === 0) return;
  print("\nColleagues have put this online, and you have it now, too:\n");
  for (const line of describeChanges(git, config, { root, files, since })) print(`  ${line}`);
}

/** Sends a branch to the shared copy, and says what comes next. */
function sendBranch(
  git: Git,
  repository: Repository,
  branch: string,
  { open, print }: Publishing,
): void {
  const kept = `Your changes are kept on this computer, as the version "${branch}".`;
  if (!repository.remote) {
    print(
      `${kept} They are not online: this folder has no shared copy to send them to. Ask a developer to connect it (git remote add origin …), then run this command again.`,
    );
    return;
  }
  const isNew =
    git.ask("rev-parse", "--verify", `origin/${branch}`).text !== git.run("rev-parse", "HEAD");
  const { isOk, complaint } = git.ask("push", "--quiet", "--set-upstream", "origin", branch);
  if (!isOk) throw new StartError(`${kept} ${explainPush(complaint)}`);
  const conflicts = listConflicts(git, repository.online);
  if (conflicts.length > 0) {
    print(
      `Someone else has changed the same lines: ${conflicts.join(", ")}. Nothing is lost. In the pull request, "Resolve conflicts" shows both versions: keep the right one of each.`,
    );
  }
  const address = getCompareAddress(repository, branch);
  const sent = isNew ? "Sent." : `Nothing has changed since you sent ${branch}.`;
  print(
    `${sent} Your change is not online yet: it needs a pull request, a page where the checks run, colleagues look at it, and someone presses Merge.`,
  );
  if (address) open(address, branch);
  else print(`Ask a developer to merge the branch ${branch}.`);
}

function explainPush(text: string): string {
  if (/non-fast-forward|fetch first/.test(text)) {
    return "They were not sent, because someone else has sent changes under the same name. Ask a developer to join the two.";
  }
  if (text.includes("remote rejected")) {
    return `They were not sent, because the shared copy refuses them. Show its reason to whoever manages it; once it is settled, run this command again.\n${text}`;
  }
  if (/denied|403|401|[Aa]uthentication|could not read Username|Permission/.test(text)) {
    return "They were not sent, because the shared copy does not let you in. Ask whoever manages it for write access, then run this command again.";
  }
  return `They were not sent, because the shared copy does not answer. Check your connection, then run this command again.\n(${text})`;
}

/** The files in which the open branch and the online one say different things in the same place. */
function listConflicts(git: Git, online: string): string[] {
  const options = ["--write-tree", "--name-only", "--no-messages"];
  const merge = git.ask("merge-tree", ...options, online, "HEAD");
  // Below the name of the merged tree.
  return merge.isOk ? [] : merge.text.split("\n").slice(1);
}
