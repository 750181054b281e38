import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import { readText } from "content-model/files";
import type { ContentConfig } from "content-model/form-places";
import { makeSlug } from "content-model/formatted-text";
import { StartError } from "startup/start-error";
import { checkEditions } from "../../build-site/rules/all-content.ts";
import { listQuestions } from "../../build-site/rules/content-questions.ts";
import { followGonePages, readFollowed } from "../../build-site/rules/gone-pages.ts";
import { listWithdrawn, removeUnusedPictures } from "../../build-site/rules/unused-files.ts";
import { cleanPictures } from "../../build-site/sources/clean-pictures.ts";
import { lintProse } from "../prose/lint-prose.ts";
import {
  describeChanges,
  type FileChange,
  isInside,
  isText,
  listChanges,
  pairSentences,
  readFields,
} from "./describe-changes.ts";
import {
  findCommit,
  findOnline,
  type Git,
  getCompareAddress,
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

type Compared = { root: string; since: string };

/** What a text file said at a revision; undefined of a new one and of a picture. */
function readBefore(git: Git, file: string, since: string): string | undefined {
  const before = git.ask("show", `${since}:./${file}`);
  return before.isOk && isText(file) ? before.text : undefined;
}

/**
 * The files that a person changed: in the others, publishing led links on.
 *
 * @param files their names, from the root
 * @param folders those with a content/, from the root
 */
async function listOwnChanges(
  git: Git,
  files: readonly string[],
  { root, since, folders }: Compared & { folders: readonly string[] },
): Promise<string[]> {
  const own: string[] = [];
  for (const folder of folders) {
    const isFollowed = readFollowed(join(root, folder));
    const start = folder === "." ? "content/" : `${folder}/content/`;
    const inFolder = files.filter((file) => file.startsWith(start));
    own.push(
      ...inFolder.filter((file) => {
        const before = readBefore(git, file, since);
        return before === undefined || !isFollowed(posix.relative(folder, file), before);
      }),
    );
  }
  return own;
}

/** Fields with the day of the last change: of a page, of a legal text. */
const dayFields = ["modified", "effective"];

const listOldDays = (was: Record<string, unknown>, is: Record<string, unknown>, today: string) =>
  dayFields
    .filter((name) => is[name] !== undefined && is[name] === was[name] && is[name] !== today)
    .map((name) => `has changed, and ${name} is still ${is[name]}; is that right?`);

const reference = /\{\{[^{}]+\}\}/g;

const listReferences = (value: unknown): string[] => String(value).match(reference) ?? [];
/** In digits or in words, as in “two business days”. */
const number =
  /\d[\d.,]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|dozens?|half)\b/gi;
const listNumbers = (value: unknown): string[] =>
  String(value).replace(reference, "").toLowerCase().match(number) ?? [];

/** The references in a text in whose place there is a figure now. */
function listTypedOver(was: unknown, is: unknown): string[] {
  if (was === undefined || is === undefined || isInside(was) || isInside(is)) return [];
  const [old, now] = [listNumbers(was), listReferences(is)];
  const hasNew = listNumbers(is).some((number) => !old.includes(number));
  return hasNew ? listReferences(was).filter((each) => !now.includes(each)) : [];
}

/** What is asked and remarked about files that a person changed: it may be right. */
function listChangeQuestions(
  git: Git,
  files: readonly string[],
  { root, since }: Compared,
): string[] {
  const today = new Date().toISOString().slice(0, 10);
  return files.flatMap((file) => {
    const before = readBefore(git, file, since);
    const text = readText(root, file);
    if (before === undefined || text === undefined) return [];
    const [was, is] = [readFields(file, before), readFields(file, text)];
    if (!isInside(was) || !isInside(is)) return [];
    const changes = listChanges(was, is);
    if (changes.length === 0) return [];
    const typedOver = changes
      .flatMap(({ path, was, is }) => (path[0] === "body" ? pairSentences(was, is) : [{ was, is }]))
      .flatMap((each) => listTypedOver(each.was, each.is))
      .map(
        (each) =>
          `has a fixed figure in place of ${each}, which the page no longer follows; put ${each} back unless that is meant`,
      );
    return [...listOldDays(was, is, today), ...new Set(typedOver)].map(
      (each) => `${file}: ${each}`,
    );
  });
}

/** What sending needs of the terminal. */
type Sending = {
  print: (line: string) => void;
  /** shows an address; makes the pull request where it can */
  open: (address: string, branch: string) => void;
};

/** The branches of changes that were sent from here, are still there, and are not online. */
const listSent = (git: Git, online: string): string[] =>
  git
    .run("branch", "--list", "--format=%(refname:short)", "words/*")
    .split("\n")
    .filter((branch) => branch && findCommit(git, `origin/${branch}`))
    .filter((branch) => !findOnline(git, online, `origin/${branch}`));

/** A branch as it was sent: as it is there and, if colleagues have only added to it, as it is here. */
const listVersions = (git: Git, branch: string): string[] => {
  const there = `origin/${branch}`;
  return isAncestor(git, branch, there) ? [branch, there] : [there];
};

/** Sends a branch to the shared copy. @throws StartError with what comes next, if it could not */
async function sendBranch(
  git: Git,
  { remote }: Repository,
  branch: string,
  { print }: Sending,
): Promise<void> {
  const kept = `Your changes are kept on this computer, as the version "${branch}".`;
  if (!remote) {
    throw new StartError(
      `${kept} They are not online: this folder has no shared copy to send them to. Ask a developer to connect it (git remote add origin …), then run this command again.`,
    );
  }
  const target = `${branch}:refs/heads/${branch}`;
  const { isOk, complaint } = await git.call(print, "push", "--set-upstream", "origin", target);
  if (!isOk) throw new StartError(`${kept} ${explainPush(complaint)}`);
  // A copy that follows one branch would not know.
  git.run("update-ref", `refs/remotes/origin/${branch}`, branch);
}

/** Says what comes next, and what else waits. */
function tellNext(
  repository: Repository,
  { branch, sent, isNew }: { branch: string; sent: readonly string[]; isNew: boolean },
  { open, print }: Sending,
): void {
  const done = isNew ? "Sent." : `Nothing has changed since you sent ${branch}.`;
  print(
    `${done} Your change is not online yet: it needs a pull request, a page where the checks run, colleagues look at it, and someone presses Merge.`,
  );
  const address = getCompareAddress(repository, branch);
  if (address) open(address, branch);
  else print(`Ask a developer to merge the branch ${branch}.`);
  const others = sent.filter((each) => each !== branch);
  if (others.length === 0) return;
  print(
    `Sent before, and not online yet: ${others.join(", ")}. If this has it all, close the pull request of that one.`,
  );
}

function tellConflicts(files: readonly string[], print: Sending["print"]): void {
  if (files.length === 0) return;
  print(
    `Someone else has changed the same lines: ${files.join(", ")}. Nothing is lost. In the pull request, "Resolve conflicts" shows both versions: keep the right one of each.`,
  );
}

function explainPush(text: string): string {
  if (/non-fast-forward|fetch first/.test(text)) {
    return "They were not sent, because someone else has just sent changes under the same name. Run this command again.";
  }
  if (text.includes("remote rejected")) {
    return `They were not sent, because the shared copy refuses them. Show its reason to whoever manages it; once it is settled, run this command again.\n${text}`;
  }
  if (/denied|403|401|[Aa]uthentication|could not read Username|Permission/.test(text)) {
    return "They were not sent, because the shared copy does not let you in. Ask whoever manages it for write access, then run this command again.";
  }
  return `They were not sent, because the shared copy does not answer. Check your connection, then run this command again.\n(${text})`;
}

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
    const all = lintProse(file, readText(root, file) ?? "");
    if (all.length === 0) continue;
    const known = lintProse(file, readVersion(git, file, since) ?? "");
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
    for (const line of followGonePages(join(root, folder))) print(line);
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
