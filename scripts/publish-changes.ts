/**
 * `npm run publish-changes`: shows what was changed in content/, asks which of it to send, checks it, asks for one
 * sentence about it, and sends it to be published. Without a sentence, nothing is sent. With `-- --undo` it shows
 * what differs from what is online, and brings content/ back as it is online, or what is chosen of it.
 */
import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import { makeSlug } from "content-model/formatted-text";
import { type Ask, askPerson } from "startup/ask-person";
import { parseOptions } from "startup/parse-options";
import { runOrExplain, showControls } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { makeContentConfig } from "../build-site/editor/editor-config.ts";
import { checkEditions, contentRoots } from "../build-site/rules/check-content.ts";
import {
  listQuestions,
  listUnusedPictures,
  tidyContent,
} from "../build-site/rules/content-questions.ts";
import { readFollowed } from "../build-site/rules/gone-pages.ts";
import { tellFault } from "../build-site/vite/dev-site.ts";
import { printDownloads } from "./make-downloads.ts";
import { lintProse } from "./prose/check-prose.ts";
import { chooseChanges, isNamedBy, type Terminal } from "./publish/choose-changes.ts";
import {
  askAboutChange,
  describeChanges,
  type FileChange,
  isText,
  nameFile,
} from "./publish/describe-changes.ts";
import {
  type Draft,
  findCommit,
  getCompareAddress,
  isAncestor,
  makeDraft,
  openCommit,
  openGit,
  openOnline,
  type Repository,
  readRepository,
} from "./publish/git.ts";

const root = join(import.meta.dirname, "..");

/** What publishing needs of the person and the terminal. */
type Publishing = Terminal & {
  root: string;
  /** the folders with a content/, from the root */
  folders: readonly string[];
  /** asks for one line */
  ask: Ask;
  /** makes in a folder the downloads that are older than their text; rejects where it can't, such as without a browser */
  makeDownloads: (root: string) => Promise<unknown>;
};

const refuse = (faults: string) =>
  new StartError(
    `${faults}\n\nNothing is published until this is right. Your changes are still there: correct them, then try again.`,
  );

/** @param advice said with what does not fit */
async function checkOrRefuse({ folders, config }: Publishing, root: string, advice = "") {
  await checkEditions(root, [...folders]).catch((error) => {
    if (!(error instanceof ContentError)) throw error;
    const faults = error.faults.map((each) => {
      const { name, words } = tellFault(each, config);
      return `${name}: ${words}`;
    });
    throw refuse(faults.join("\n") + advice);
  });
}

/** What the house style refuses, and did not before; it is that of the English texts. */
function checkProse({ config }: Publishing, changes: readonly FileChange[]): void {
  const faults = changes
    .filter(({ file }) => /^content\/.*\.(?:md|yaml)$/.test(file))
    .flatMap(({ file, before = "", after = "" }) => {
      const known = lintProse(file, before).map(({ found }) => found);
      const fresh = lintProse(file, after).filter(({ found }) => !known.includes(found));
      const name = nameFile(config, file);
      return fresh.map(({ found, message }) => `${name}: “${found}”. House style: ${message}`);
    });
  if (faults.length > 0) throw refuse(faults.join("\n"));
}

/** The changes that a person made: not those in which publishing led readers on. */
const listOwn = ({ root, folders }: Publishing, changes: readonly FileChange[]) =>
  folders.flatMap((folder) => {
    const isFollowed = readFollowed(join(root, folder));
    return changes.filter(
      ({ file, old, before }) =>
        file.startsWith(posix.join(folder, "content/")) &&
        !(!old && before && isText(file) && isFollowed(posix.relative(folder, file), before)),
    );
  });

/** What is asked about files that a person changed, and of those that their texts name. */
async function listAllQuestions(publishing: Publishing, changes: readonly FileChange[]) {
  const own = listOwn(publishing, changes);
  const asked = own.flatMap((each) => askAboutChange(publishing.config, each));
  for (const folder of publishing.folders) {
    for (const { file, message } of await listQuestions(join(publishing.root, folder), folder)) {
      const name = posix.join(folder, file);
      const isOwn = own.some((each) => each.file === name || isNamedBy(each, name));
      if (isOwn) asked.push(`${nameFile(publishing.config, name)}: ${message}`);
    }
  }
  return asked;
}

/**
 * Shows what will differ from what is online, lets the person choose of it, checks it, asks for a sentence, and
 * sends it to be published as a branch with a pull request. What could not be sent is sent the next time.
 *
 * @throws StartError in words, with nothing lost
 */
export async function publishChanges(publishing: Publishing): Promise<void> {
  const { root, folders, config, print, ask } = publishing;
  const git = openGit(root);
  const repository = await readRepository(git, print);
  const here = repository.branch;
  for (const folder of folders) {
    for (const line of await tidyContent(join(root, folder))) print(line);
  }
  const idle = folders.flatMap((folder) =>
    listUnusedPictures(join(root, folder), false).map((file) => posix.join(folder, file)),
  );
  for (const file of idle) print(`${file} is not sent, because nothing names it`);
  let unmade = "";
  const makeDownloads = (copy: string) =>
    publishing.makeDownloads(copy).catch((error) => {
      // Told once the content has been checked: a PDF stops no text.
      unmade = error.message;
    });
  const place = { root, folders, idle, makeDownloads };
  let draft = await makeDraft(git, place, repository);
  if (draft.isSent) {
    print(`Nothing has changed since you sent ${here}.`);
    tellNext(publishing, repository, draft, here);
    return;
  }
  if ([draft.changes, draft.made, draft.others].every((each) => each.length === 0)) {
    print(
      "Nothing has changed in content/: all of it is online. Save something in the editor first, then run this command again.",
    );
    openOnline(git, repository, draft.work);
    tellUnsent(publishing, draft);
    return;
  }
  print("This will change:\n");
  const own = listOwn(publishing, draft.changes).filter(({ file }) => draft.fresh.includes(file));
  const chosen = await chooseChanges(draft.changes, own, "send", publishing);
  if (chosen) {
    unmade = "";
    const complete = async (copy: string) => {
      for (const folder of folders) await tidyContent(join(copy, folder));
      await checkOrRefuse(publishing, copy, "\n\nChoose what it needs, too, or all.");
    };
    draft = await makeDraft(git, place, repository, { files: listFiles(chosen), complete });
    print("\nThis is sent:\n");
    for (const line of describeChanges(config, draft.changes)) print(`  ${line}`);
  } else await checkOrRefuse(publishing, root);
  for (const file of draft.others) print(`  ${file}, which is not in content/`);
  for (const file of draft.made) print(`  ${file}, made from its text`);
  if (unmade) print(`\n${unmade}`);
  const range = `${repository.online}..${draft.start}`;
  const commits = git.run("log", "--no-merges", "--format=  %an: %s", range);
  if (commits) print(`\nThat includes what is committed here and not online yet:\n\n${commits}`);
  print("");
  checkProse(publishing, draft.changes);
  const questions = await listAllQuestions(publishing, draft.changes);
  if (questions.length > 0) {
    questions.push("If one of these is a mistake, press Enter without a sentence, and correct it.");
  }
  for (const line of questions) print(line);

  const isKept = draft.fresh.length === 0 && draft.branch !== undefined;
  const question = "Say in one sentence what you changed and why: ";
  // A yes or no is meant for a question above, and is no sentence.
  const sentence = isKept ? "" : (await ask(question)).trim().replace(/^(?:y|yes|n|no)$/i, "");
  if (!isKept && sentence === "") {
    throw new StartError(
      "Without a sentence, nothing was published. Your changes are still there.",
    );
  }
  const isSigned = git.ask("config", "--bool", "commit.gpgsign").text === "true";
  const commit = (parent: string, tree: string) =>
    git.run("commit-tree", "-p", parent, ...(isSigned ? ["-S"] : []), "-m", sentence, tree);
  const sent = isKept ? draft.start : commit(draft.start, draft.tree);
  const day = new Date().toISOString().slice(0, 10);
  const slug = makeSlug(sentence).slice(0, 40).replace(/-+$/, "");
  // With the commit's own letters, because a colleague may say the same today.
  const branch = draft.branch ?? `words/${day}-${slug}-${sent.slice(0, 6)}`;
  const whole = chosen ? commit(sent, draft.whole) : sent;
  openCommit(git, { branch: here, work: draft.work }, "-B", branch, whole);
  // What was not chosen stays in this folder, as it was.
  if (chosen) git.run("reset", "--quiet", sent);
  const target = `${branch}:refs/heads/${branch}`;
  const answer = await git.call(print, "push", "--set-upstream", "origin", target);
  if (!answer.isOk) {
    throw new StartError(
      `Your changes are kept on this computer, as the version "${branch}". They are not online: the shared copy refuses them, does not answer, or is not set up. Once that is settled, run this command again. Git says:\n${answer.complaint}`,
    );
  }
  print("Sent.");
  tellNext(publishing, repository, draft, branch);
}

/** Says what comes after sending. */
function tellNext(publishing: Publishing, repository: Repository, draft: Draft, branch: string) {
  const { print } = publishing;
  if (draft.conflicts.length > 0) {
    print(
      `Someone else has changed the same lines: ${draft.conflicts.join(", ")}. Nothing is lost. In the pull request, "Resolve conflicts" shows both versions: keep the right one of each.`,
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
  tellUnsent(publishing, draft);
}

/** Names what is only on this computer. */
function tellUnsent({ config, print }: Publishing, { kept, ignored, unsent }: Draft): void {
  const names = [
    ...kept.map(({ file }) => nameFile(config, file)),
    ...ignored.map((file) => `${nameFile(config, file)} (git ignores it)`),
    ...unsent.map((file) => `${file} (not in content/)`),
  ];
  if (names.length > 0) print(`\nNot sent: ${names.join(", ")}`);
}

/** The files that changes are about, by old and new names. */
const listFiles = (changes: readonly FileChange[]) =>
  changes.flatMap(({ file, old }) => (old ? [old, file] : [file]));

/**
 * Brings content/ back as it is online, or what a person chooses of it. What it was before is kept as a branch.
 *
 * @throws StartError in words, with nothing lost
 */
export async function undoChanges(publishing: Publishing): Promise<void> {
  const { root, folders, print, ask } = publishing;
  const git = openGit(root);
  const repository = await readRepository(git, print);
  const { branch } = repository;
  const draft = await makeDraft(git, { root, folders }, repository);
  const { base, changes, work } = draft;
  if (changes.length === 0) {
    print("Everything in content/ is online. There is nothing to take back.");
    return;
  }
  print("This differs from what is online, and is taken back:\n");
  const own = listOwn(publishing, changes);
  const chosen = await chooseChanges(changes, own, "take back", publishing);
  if ((await ask("\nTake it back? Type yes: ")).trim().toLowerCase() !== "yes") {
    throw new StartError("Nothing was taken back. Your changes are still there.");
  }
  const kept = `undone/${new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-")}`;
  git.run("branch", kept, work);
  let redo = `merge --ff --squash ${kept}`;
  if (chosen) {
    // Where publishing has led readers on, it does so again below, for what stays.
    const isBack = (each: FileChange) =>
      chosen.includes(each) || (isText(each.file) && !own.includes(each));
    const files = listFiles(changes.filter(isBack));
    // Git deletes what it knows, with the folder in which nothing else is.
    git.run("update-index", "--add", "--remove", "--", ...files);
    git.run("restore", `--source=${base}`, "--staged", "--worktree", "--", ...files);
    git.run("reset", "--quiet");
    redo = `restore --source=${kept} -- ${files.map((each) => `"${each}"`).join(" ")}`;
    for (const folder of folders) {
      for (const line of await tidyContent(join(root, folder))) print(line);
    }
  } else openOnline(git, repository, work);
  print(`Done: that is as it is online. If you want your changes back, run:\n\n  git ${redo}`);
  const tip = findCommit(git, `origin/${branch}`);
  if (tip && !isAncestor(git, tip, repository.online)) {
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
    choose: process.stdin.isTTY ? askPerson : undefined,
    makeDownloads: printDownloads,
  };
  await (values.undo ? undoChanges : publishChanges)(publishing);
}

if (import.meta.main) await runOrExplain(runCommand);
