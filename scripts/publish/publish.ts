import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import { readText } from "content-model/files";
import type { ContentConfig } from "content-model/form-places";
import { makeSlug } from "content-model/formatted-text";
import { StartError } from "startup/start-error";
import { checkEditions } from "../../build-site/rules/all-content.ts";
import { listQuestions } from "../../build-site/rules/content-questions.ts";
import { followGonePages } from "../../build-site/rules/gone-pages.ts";
import { listWithdrawn, removeUnusedPictures } from "../../build-site/rules/unused-files.ts";
import { cleanPictures } from "../../build-site/sources/clean-pictures.ts";
import { lintProse } from "../prose/lint-prose.ts";
import { describeChanges, type FileChange } from "./describe-changes.ts";
import {
  type Git,
  isAncestor,
  isWords,
  listChanged,
  openGit,
  type Repository,
  readRepository,
} from "./git.ts";
import {
  checkUnchanged,
  type Draft,
  isEqual,
  listInTheWay,
  listUnsent,
  makeDraft,
  openOnline,
  readVersion,
  readWork,
  restoreContent,
  type Work,
} from "./own-changes.ts";
import { listChangeQuestions, listOwnChanges } from "./question-changes.ts";
import {
  listSent,
  listVersions,
  type Sending,
  sendBranch,
  tellConflicts,
  tellNext,
} from "./send-branch.ts";

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

export const printChanges = ({ config, print }: Publishing, changes: readonly FileChange[]) => {
  for (const line of describeChanges(config, changes)) print(`  ${line}`);
};

/**
 * Shows what will differ from what is online, checks it, asks for a sentence, and sends it to be published as
 * a branch with a pull request. What could not be sent is sent the next time.
 *
 * @throws StartError in words, with nothing lost
 */
export async function publishChanges(publishing: Publishing): Promise<void> {
  const { root, folders, print } = publishing;
  const git = openGit(root);
  const paths = getPaths(publishing);
  const repository = await readRepository(git, print);
  for (const folder of folders) {
    for (const line of await followGonePages(join(root, folder))) print(line);
    for (const line of removeUnusedPictures(join(root, folder))) print(line);
  }
  const work = readWork(git, repository, paths);
  const draft = makeDraft(git, { root, paths }, work.from, repository.online);
  const sent = listSent(git, repository.online);
  const isNew = work.isMerging || !isEqual(git, "HEAD", draft.work, paths);
  const unsent = listUnsent(git, work, paths);
  if (draft.own.length === 0 && !(isNew && sent.includes(repository.branch))) {
    bringOnline(git, repository, { publishing, work, draft });
    tellUnsent(unsent, print);
    return;
  }
  const isIn = (branch: string) =>
    listVersions(git, branch).some((each) =>
      [draft.work, draft.tree].some((own) => isEqual(git, each, own, paths)),
    );
  const same = work.isMerging ? undefined : sent.find(isIn);
  if (same) {
    tellNext(repository, { branch: same, sent, isNew: false }, publishing);
    tellConflicts(draft.conflicts, print);
    tellUnsent(unsent, print);
    return;
  }
  await showChanges(git, publishing, draft, work.from);
  tellUnsent(unsent, print);
  const kept = await keepChanges(git, repository, { publishing, work, draft, isNew });
  await sendBranch(git, repository, kept.branch, publishing);
  tellConflicts(kept.conflicts, print);
  tellNext(repository, { branch: kept.branch, sent, isNew: true }, publishing);
}

/** The most files that are named. */
const mostNamed = 6;

function tellUnsent(files: readonly string[], print: Sending["print"]): void {
  if (files.length === 0) return;
  const rest = files.length - mostNamed;
  const names = files.slice(0, mostNamed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  print(
    `Changed here, too, and not sent, because it is not in content/: ${names}. A developer publishes that.`,
  );
}

/** What visitors will read that they do not yet, with what is wrong with it and what may be. */
async function showChanges(
  git: Git,
  publishing: Publishing,
  { own }: Draft,
  since: string,
): Promise<void> {
  const { root, folders, print } = publishing;
  print(own.length > 0 ? "This will change:\n" : "Nothing will differ from what is online.");
  printChanges(publishing, own);
  for (const folder of folders) {
    const before = own.flatMap((each) =>
      each.file.startsWith(posix.join(folder, "content/")) ? (each.before ?? []) : [],
    );
    for (const file of listWithdrawn(join(root, folder), before)) {
      const name = posix.join(folder, posix.relative("content", file));
      print(`  ${name}: nothing links to it any longer, so it goes offline; the file is kept`);
    }
  }
  print("");
  await checkContent(publishing);
  const files = listChanged(git, since, getPaths(publishing));
  await checkProse(git, publishing, files, since);
  for (const line of await listAllQuestions(git, publishing, files, since)) print(line);
}

type Keeping = { publishing: Publishing; work: Work; draft: Draft; isNew: boolean };

/** Asks for a sentence, and keeps the changes as a branch, which is then open in this folder. */
async function keepChanges(
  git: Git,
  repository: Repository,
  { publishing, work, draft, isNew }: Keeping,
): Promise<{ branch: string; conflicts: string[] }> {
  const { root, folders, print, ask } = publishing;
  const { branch, online } = repository;
  const paths = getPaths(publishing);
  const isNamed = !isNew && (work.goesOn || (work.isPlain && !isWords(branch)));
  const sentence = isNamed
    ? git.run("log", "-1", "--format=%s")
    : (await ask("Say in one sentence what you changed and why: ")).trim();
  if (sentence === "") {
    throw new StartError(
      "Without a sentence, nothing was published. Your changes are still there.",
    );
  }
  checkUnchanged(git, draft, paths);
  if (isNamed && work.goesOn) return { branch, conflicts: draft.conflicts };
  const cleaned: string[] = [];
  for (const folder of isNamed ? [] : folders) {
    cleaned.push(...(await cleanPictures(join(root, folder))));
  }
  for (const line of cleaned) print(line);
  const place = { root, paths };
  const whole = cleaned.length > 0 ? makeDraft(git, place, work.from, online) : draft;
  // Where both have changed a line, or a file of this folder is in the way, without what is new online.
  const isApart = whole.conflicts.length > 0 || listInTheWay(git, online, paths).length > 0;
  const start = isApart ? work.base : online;
  const { tree } = isApart ? makeDraft(git, place, work.from, start) : whole;
  const isKnown = work.goesOn && isAncestor(git, start, "HEAD");
  const parents = [...(work.goesOn ? ["HEAD"] : []), ...(isKnown ? [] : [start])];
  const commit = git.run(
    "commit-tree",
    ...parents.flatMap((each) => ["-p", git.run("rev-parse", each)]),
    ...(git.ask("config", "--bool", "commit.gpgsign").text === "true" ? ["-S"] : []),
    ...["-m", sentence, tree],
  );
  const day = new Date().toISOString().slice(0, 10);
  const slug = makeSlug(sentence).slice(0, 40).replace(/-+$/, "");
  // With the commit's own letters, because a colleague may say the same today.
  const name = work.goesOn ? branch : `words/${day}-${slug}-${commit.slice(0, 6)}`;
  checkUnchanged(git, whole, paths);
  if (work.isPlain) {
    restoreContent(git, paths, commit);
    git.run("checkout", "--quiet", "-B", name, commit);
  } else {
    git.run("branch", name, commit);
  }
  return { branch: name, conflicts: whole.conflicts };
}

/** Brings here what colleagues have put online, where nothing of one's own has changed. */
function bringOnline(
  git: Git,
  repository: Repository,
  { publishing, work, draft }: { publishing: Publishing; work: Work; draft: Draft },
): void {
  const { print } = publishing;
  const paths = getPaths(publishing);
  print(
    "Nothing has changed in content/: all of it is online. Save something in the editor first, then run this command again.",
  );
  if (!work.isPlain) {
    print(
      "What colleagues have put online is not brought here, because this folder has commits of more than content/ that are not online: git merge does both.",
    );
    return;
  }
  const inTheWay = listInTheWay(git, repository.online, paths);
  checkUnchanged(git, draft, paths);
  if (inTheWay.length > 0) restoreContent(git, paths, repository.online);
  else openOnline(git, repository, paths);
  if (draft.theirs.length > 0) {
    print("\nColleagues have put this online, and you have it now, too:\n");
    printChanges(publishing, draft.theirs);
  }
  tellInTheWay(inTheWay, print);
}

/** Says why what is outside content/ is not brought here. */
export function tellInTheWay(files: readonly string[], print: Sending["print"]): void {
  if (files.length === 0) return;
  print(
    `Outside content/, this folder stays as it is, because colleagues have changed what is changed here, too: ${files.join(", ")}. Put that back (git restore) or aside (git stash), then run this command again.`,
  );
}
