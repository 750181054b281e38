import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, makeFault, parseContentFile } from "content-model/content-file";
import { type Dates, isOnline } from "content-model/entries";
import { isGroup, listGroups } from "content-model/fields";
import { contentFolder, listFiles, readText, readTexts } from "content-model/files";
import { matchName } from "content-model/form-places";
import { getArticlePath, getArticleSlug, paths } from "../../app/routes.ts";
import { askGit } from "../git.mjs";
import { entryPages } from "../sources/entry-pages.ts";
import type { DatedPage } from "./edition-content.ts";

/** Prints what a command of git does; nothing where it fails. */
type Git = (...args: string[]) => string;

/** Asks git about a folder's last commit; without git or a commit, nothing is known. */
export const startGit =
  (root: string): Git =>
  (...args) =>
    askGit(root, args).text;

/** The content files of a revision; by default of the last commit, from which each can be had again. */
export const listKept = (git: Git, revision = "HEAD"): ReadonlySet<string> =>
  new Set(git("ls-tree", "-r", "-z", "--name-only", revision, contentFolder).split("\0"));

/** The files that make a page each, whatever is in others: the slug is their name, or their folder's. */
const pageFiles = [
  { pattern: "content/blog/*/index.md", getPath: getArticlePath, index: paths.blog },
  ...entryPages
    .filter(({ hasPage }) => !hasPage)
    .map(({ source: { folder }, getPath, index }) => ({
      pattern: `content/${folder}/*.yaml`,
      getPath,
      index,
    })),
];

const isIndex = (path: string): boolean => pageFiles.some(({ index }) => index === path);

function getPage(file: string): { path: string; index: string | undefined } | undefined {
  for (const { pattern, getPath, index } of pageFiles) {
    const slug = matchName(pattern, file);
    if (slug) return { path: getPath(slug), index };
  }
  return undefined;
}

export const listPresentPages = (root: string): string[] =>
  pageFiles.flatMap(({ pattern }) =>
    listFiles(root, pattern).flatMap((file) => getPage(file)?.path ?? []),
  );

export interface GonePage {
  path: string;
  /** the path of the page that its file has become, if it was renamed */
  renamedTo?: string | undefined;
  /** the path of the page that listed it, if one did */
  index?: string | undefined;
}

/** The last commit that is online, as far as this computer knows; those after it are of a branch. */
const getOnline = (git: Git) =>
  git("merge-base", "HEAD", "origin/HEAD") || git("merge-base", "HEAD", "origin/main") || "HEAD";

/**
 * Articles and entries that were online and are gone; none in a folder without git.
 *
 * @param present paths of those that are there
 */
export function findGonePages(root: string, present: readonly string[]): GonePage[] {
  const git = startGit(root);
  const revision = getOnline(git);
  const known = listKept(git, revision);
  return [...known].flatMap((name) => {
    const page = getPage(name);
    if (!page || present.includes(page.path) || !wasOnline(git, name, revision)) return [];
    const heirs = listHeirs(root, git, name, revision).filter((file) => !known.has(file));
    const [heir = ""] = heirs.length === 1 ? heirs : [];
    return { ...page, renamedTo: getPage(heir)?.path };
  });
}

/** From this share of its lines on, a new file is an old one under another name. */
const leastShared = 0.5;

function listHeirs(root: string, git: Git, name: string, revision: string): string[] {
  const pattern = pageFiles.find((each) => matchName(each.pattern, name))?.pattern ?? "";
  const lines = git("show", `${revision}:./${name}`).split("\n").filter(Boolean);
  return listFiles(root, pattern).filter((file) => {
    const now = new Set(readText(root, file)?.split("\n"));
    return lines.filter((line) => now.has(line)).length >= leastShared * lines.length;
  });
}

/** A fault for each draft that was online: a draft's address leads nowhere. */
export function checkWithdrawn(root: string, pages: readonly DatedPage[]): Fault[] {
  const git = startGit(root);
  const revision = getOnline(git);
  const message =
    "was online, and a draft’s address leads nowhere; in place of “Draft”, fill in “Online until”: its last day and the page that its visitors should find instead";
  return pages
    .filter(({ dates, file }) => dates.draft && wasOnline(git, file.file, revision))
    .map(({ file }) => makeFault(file, ["draft"], message));
}

/** Whether visitors see a page of a revision. @param name of its file */
function wasOnline(git: Git, name: string, revision: string): boolean {
  const text = git("show", `${revision}:./${name}`);
  const [whole, head = whole] = text.split(/^---[ \t\r]*$/m);
  const { value } = parseContentFile(name, head);
  const { draft, publish }: Dates = isGroup(value) ? value : {};
  return text !== "" && isOnline({ draft, publish });
}

/** From the address of a page that is gone to the one that takes its place. */
type Step = { from: string; to: string };

/** What no address of a page has: the checks refuse such a name, and nothing follows it. */
const unfit = new RegExp(`^${paths.blog}/\\d|[^a-z\\d/-]`);

const redirectsFile = "content/redirects.yaml";

const readRedirects = (root: string) => readText(root, redirectsFile) ?? "[]";

/**
 * An address, not inside of a longer one or of one of another site. Of a page that is gone, with a place on it,
 * and not in a list of articles, where somebody has to choose another one.
 */
const matchAddress = ({ from, to }: Step) =>
  isIndex(to)
    ? new RegExp(`(?<![\\w/.-]|- (?:\\{ )?href: ["']?)${from}(?![\\w-])(?:#[\\w-]+)?`, "g")
    : new RegExp(`(?<![\\w/.-])${from}(?![\\w-])`, "g");

/**
 * A text whose links to a page that is gone lead on: to its new address, or to the page that listed it.
 * Lists of articles have the new name of one that was renamed.
 */
function follow(text: string, step: Step): string {
  const [old, now] = [getArticleSlug(step.from), getArticleSlug(step.to)];
  const linked = text.replace(matchAddress(step), step.to);
  if (!old || !now) return linked;
  const inList = new RegExp(`(?<=^ *- ["']?|[[,] *["']?)${old}(?=["']?(?:[,\\]]| *$))`, "gm");
  const end = linked.startsWith("---\n") ? linked.indexOf("\n---\n") : linked.length;
  return linked.slice(0, end).replace(inList, now) + linked.slice(end);
}

/** The list of old addresses with one more, and without one that would lead to itself. */
function addRedirect(text: string, { from, to }: Step): string {
  const others = text.replace(`- from: ${to}\n  to: ${to}\n`, "");
  const entry = `- from: ${from}\n  to: ${to}\n`;
  return /^(?:\[\])?$/.test(others.trim()) ? entry : `${others.trimEnd()}\n${entry}`;
}

/**
 * Sends readers on where a page that was online has another name, or is gone: a redirect from its old address
 * to the new one, or to the page that listed it, and links that lead there.
 *
 * @param root the folder with content/
 * @returns what was done for each
 */
export function followGonePages(root: string): string[] {
  const gone = findGonePages(root, listPresentPages(root));
  return gone.flatMap(({ path: from, renamedTo, index }) => {
    const known = readRedirects(root);
    const to = renamedTo ?? index;
    if (!to || unfit.test(to) || new RegExp(`from: ${from}(?![\\w/-])`).test(known)) return [];
    const step = { from, to };
    let count = 0;
    for (const [file, text] of readTexts(root)) {
      const changed = file === redirectsFile ? text : follow(text, step);
      if (changed === text) continue;
      writeFileSync(join(root, file), changed);
      count++;
    }
    const redirects = follow(readRedirects(root), step);
    writeFileSync(join(root, redirectsFile), addRedirect(redirects, step));
    const files = `(${count} ${count === 1 ? "file" : "files"})`;
    return renamedTo
      ? `${from} is now ${to}: the old address leads there, and so do the links to it ${files}`
      : `${from} is gone: its address leads to ${to}, and so do the links to it ${files}; choose another one in lists of articles. Read again what is said of it where it was linked`;
  });
}

/**
 * Which files are new in nothing but links and redirects that lead on, as `followGonePages` writes them.
 *
 * @param root the folder with content/
 * @returns whether a file is one, by its name and what it said before
 */
export function readFollowed(root: string): (file: string, before: string) => boolean {
  const redirects = listGroups(parseContentFile(redirectsFile, readRedirects(root)).value);
  const gone = findGonePages(root, listPresentPages(root)).map(({ path }) => path);
  return (file, before) => {
    const followed = redirects.reduce((text, { from, to }) => {
      const step = { from: String(from), to: String(to) };
      if (file !== redirectsFile) return follow(text, step);
      return gone.includes(step.from) ? addRedirect(follow(text, step), step) : text;
    }, before.trimEnd());
    return followed.trimEnd() === readText(root, file)?.trimEnd();
  };
}
