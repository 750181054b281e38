/**
 * `npm run publish-changes`: shows what was changed in content/, checks it, asks for one sentence about it, and
 * sends it to be published. Without a sentence, nothing is sent. With `-- --undo` it shows what differs from what
 * is online, asks for a yes, and brings content/ back as it is online.
 */
import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import type { ContentConfig } from "content-model/form-places";
import { makeSlug } from "content-model/formatted-text";
import { askPerson } from "startup/ask-person";
import { parseOptions } from "startup/parse-options";
import { runOrExplain, showControls } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { makeContentConfig } from "../build-site/editor/editor-config.ts";
import { checkEditions, contentRoots } from "../build-site/rules/check-content.ts";
import {
  listQuestions,
  listWithdrawn,
  tidyContent,
} from "../build-site/rules/content-questions.ts";
import { readFollowed } from "../build-site/rules/gone-pages.ts";
import { lintProse } from "./prose/check-prose.ts";
import {
  askAboutChange,
  describeChanges,
  type FileChange,
  isText,
} from "./publish/describe-changes.ts";
import {
  type Draft,
  findCommit,
  type Git,
  getCompareAddress,
  makeDraft,
  openCommit,
  openGit,
  openOnline,
  type Repository,
  readRepository,
} from "./publish/git.ts";

const root = join(import.meta.dirname, "..");
type Print = (line: string) => void;

/** What publishing needs of the person and the terminal. */
type Publishing = {
  root: string;
  /** the folders with a content/, from the root */
  folders: readonly string[];
  config: ContentConfig;
  print: Print;
  /** asks for one line */
  ask: (question: string) => Promise<string>;
};

const getPaths = (folders: readonly string[]) =>
  folders.map((folder) => posix.join(folder, "content"));

const refuse = (faults: string) =>
  new StartError(
    `${faults}\n\nNothing is published until this is right. Your changes are still there: correct them, then try again.`,
  );

/** What the house style refuses, and did not before; it is that of the English texts. */
function checkProse(changes: readonly FileChange[]): void {
  const faults = changes
    .filter(({ file }) => /^content\/.*\.(?:md|yaml)$/.test(file))
    .flatMap(({ file, before = "", after = "" }) => {
      const known = lintProse(file, before).map(({ found }) => found);
      const fresh = lintProse(file, after).filter(({ found }) => !known.includes(found));
      return fresh.map((each) => `${file}:${each.line} “${each.found}”: ${each.message}`);
    });
  if (faults.length > 0) throw refuse(faults.join("\n"));
}

/** What is asked about files that a person changed: nothing of those in which publishing led links on. */
async function listAllQuestions({ root, folders }: Publishing, changes: readonly FileChange[]) {
  const asked: string[] = [];
  for (const folder of folders) {
    const isFollowed = await readFollowed(join(root, folder));
    const own = changes.filter(
      ({ file, before }) =>
        file.startsWith(posix.join(folder, "content/")) &&
        !(before && isText(file) && isFollowed(posix.relative(folder, file), before)),
    );
    for (const { file, message } of await listQuestions(join(root, folder), folder)) {
      const name = posix.join(folder, file);
      if (own.some((each) => each.file === name)) asked.push(`${name}: ${message}`);
    }
    asked.push(...own.flatMap(askAboutChange));
  }
  return asked;
}

/**
 * Shows what will differ from what is online, checks it, asks for a sentence, and sends it to be published as
 * a branch with a pull request. What could not be sent is sent the next time.
 *
 * @throws StartError in words, with nothing lost
 */
export async function publishChanges(publishing: Publishing): Promise<void> {
  const { root, folders, print, ask } = publishing;
  const git = openGit(root);
  const repository = await readRepository(git, print);
  const { branch: here, online } = repository;
  for (const folder of folders) {
    for (const line of await tidyContent(join(root, folder))) print(line);
  }
  const draft = makeDraft(git, { root, paths: getPaths(folders) }, repository);
  if (draft.isSent) {
    print(`Nothing has changed since you sent ${here}.`);
    tellNext(repository, draft, here, print);
    return;
  }
  if (draft.changes.length + draft.others.length === 0) {
    print(
      "Nothing has changed in content/: all of it is online. Save something in the editor first, then run this command again.",
    );
    openOnline(git, repository, draft.work);
    return;
  }
  await checkEditions(root, [...folders]).catch((error) => {
    throw error instanceof ContentError ? refuse(error.message) : error;
  });
  await showChanges(git, publishing, draft, online);

  const isKept = !draft.isNew && draft.branch !== undefined;
  const question = "Say in one sentence what you changed and why: ";
  const sentence = isKept ? "" : (await ask(question)).trim();
  if (!isKept && sentence === "") {
    throw new StartError(
      "Without a sentence, nothing was published. Your changes are still there.",
    );
  }
  const isSigned = git.ask("config", "--bool", "commit.gpgsign").text === "true";
  const options = ["-p", draft.start, ...(isSigned ? ["-S"] : []), "-m", sentence];
  const commit = isKept ? draft.start : git.run("commit-tree", ...options, draft.tree);
  const day = new Date().toISOString().slice(0, 10);
  const slug = makeSlug(sentence).slice(0, 40).replace(/-+$/, "");
  // With the commit's own letters, because a colleague may say the same today.
  const branch = draft.branch ?? `words/${day}-${slug}-${commit.slice(0, 6)}`;
  openCommit(git, { branch: here, work: draft.work }, "-B", branch, commit);
  const target = `${branch}:refs/heads/${branch}`;
  const sent = await git.call(print, "push", "--set-upstream", "origin", target);
  if (!sent.isOk) {
    throw new StartError(
      `Your changes are kept on this computer, as the version "${branch}". They are not online: the shared copy refuses them, does not answer, or is not set up. Once that is settled, run this command again. Git says:\n${sent.complaint}`,
    );
  }
  print("Sent.");
  tellNext(repository, draft, branch, print);
}

/** Says what comes after sending. */
function tellNext(repository: Repository, { conflicts }: Draft, branch: string, print: Print) {
  if (conflicts.length > 0) {
    print(
      `Someone else has changed the same lines: ${conflicts.join(", ")}. Nothing is lost. In the pull request, "Resolve conflicts" shows both versions: keep the right one of each.`,
    );
  }
  print(
    "Your change is not online yet: it needs a pull request, a page where the checks run, colleagues look at it, and someone presses Merge.",
  );
  const address = getCompareAddress(repository, branch);
  print(
    address
      ? `Open this page and press "Create pull request":\n\n  ${address}`
      : `Ask a developer to merge the branch ${branch}.`,
  );
}

const printChanges = ({ config, print }: Publishing, changes: readonly FileChange[]) => {
  for (const line of describeChanges(config, changes)) print(`  ${line}`);
};

/** All that is sent, with what is wrong with it and what may be. */
async function showChanges(
  git: Git,
  publishing: Publishing,
  { changes, others, start, unsent }: Draft,
  online: string,
): Promise<void> {
  const { root, folders, print } = publishing;
  print("This will change:\n");
  printChanges(publishing, changes);
  for (const folder of folders) {
    const before = changes.flatMap((each) =>
      each.file.startsWith(posix.join(folder, "content/")) ? (each.before ?? []) : [],
    );
    for (const file of listWithdrawn(join(root, folder), before)) {
      const name = posix.join(folder, posix.relative("content", file));
      print(`  ${name}: nothing links to it any longer, so it goes offline; the file is kept`);
    }
  }
  for (const file of others) print(`  ${file}, which is not in content/`);
  const commits = git.run("log", "--no-merges", "--format=  %an: %s", `${online}..${start}`);
  if (commits) print(`\nThat includes what is committed here and not online yet:\n\n${commits}`);
  if (unsent.length > 0) {
    print(`\nNot sent, because it is not in content/: ${unsent.join(", ")}`);
  }
  print("");
  checkProse(changes);
  for (const line of await listAllQuestions(publishing, changes)) print(line);
}

/**
 * Brings content/ back as it is online. What it was before is kept as a branch.
 *
 * @throws StartError in words, with nothing lost
 */
export async function undoChanges(publishing: Publishing): Promise<void> {
  const { root, folders, print, ask } = publishing;
  const git = openGit(root);
  const repository = await readRepository(git, print);
  const { branch } = repository;
  const { changes, work } = makeDraft(git, { root, paths: getPaths(folders) }, repository);
  if (changes.length === 0) {
    print("Everything in content/ is online. There is nothing to take back.");
    return;
  }
  print("This differs from what is online, and is taken back:\n");
  printChanges(publishing, changes);
  if ((await ask("\nTake all of it back? Type yes: ")).trim().toLowerCase() !== "yes") {
    throw new StartError("Nothing was taken back. Your changes are still there.");
  }
  const kept = `undone/${new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-")}`;
  git.run("branch", kept, work);
  openOnline(git, repository, work);
  print(`Done. content/ is as it is online. If you want your changes back, run:

  git merge --squash ${kept}

It puts them on top of what is there by then, and says so where both change the same lines.`);
  if (findCommit(git, `origin/${branch}`) && branch !== repository.main) {
    const address = getCompareAddress(repository, branch) ?? `the branch ${branch}`;
    print(
      `\nWhat you have sent before stays open, and can still be merged: ${address}. If it must not go online, close its pull request.`,
    );
  }
}

async function runCommand(): Promise<void> {
  // A word that is not understood, such as "undo", must not publish.
  const { values } = parseOptions({ undo: { type: "boolean" } }, { allowPositionals: false });
  const publishing = {
    root,
    folders: contentRoots,
    config: await makeContentConfig(),
    print: (line: string) => console.log(showControls(line)),
    ask: askPerson,
  };
  await (values.undo ? undoChanges : publishChanges)(publishing);
}

if (import.meta.main) await runOrExplain(runCommand);
