import { type Fault, makeFault, parseContentFile } from "content-model/content-file";
import { type Dates, isOnline } from "content-model/entries";
import { listFiles, readText } from "content-model/files";
import { isGroup } from "content-model/groups";
import { matchName } from "content-model/match-name";
import { getArticlePath, paths } from "../../app/routes.ts";
import { entryPages } from "../sources/entry-pages.ts";
import type { DatedPage } from "./entry-rules.ts";
import { type Git, startGit } from "./start-git.ts";

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

/** Whether a path is that of a page that lists others. */
export const isIndex = (path: string): boolean => pageFiles.some(({ index }) => index === path);

/** The page that a file makes, if it makes one, and the page that lists it. */
function getPage(file: string): { path: string; index: string | undefined } | undefined {
  for (const { pattern, getPath, index } of pageFiles) {
    const slug = matchName(pattern, file);
    if (slug) return { path: getPath(slug), index };
  }
  return undefined;
}

const getPagePath = (file: string): string | undefined => getPage(file)?.path;

/** The paths of all pages that a file of content makes. */
export const listPresentPages = (root: string): string[] =>
  pageFiles.flatMap(({ pattern }) =>
    listFiles(root, pattern).flatMap((file) => getPagePath(file) ?? []),
  );

/** A page that was online and is gone. */
export interface GonePage {
  path: string;
  /** the path of the page that its file has become, if it was renamed */
  renamedTo?: string | undefined;
  /** the path of the page that listed it, if one did */
  index?: string | undefined;
}

/**
 * Articles and entries that git knows as published and that are gone, the last commit's included; none
 * in a folder without git.
 *
 * @param present paths of those that are there
 */
export function findGonePages(root: string, present: readonly string[]): GonePage[] {
  const git = startGit(root);
  // Each deletion as a line below its commit and day, then those that are not committed yet.
  const deleted = git(
    "log",
    "--diff-filter=D",
    "--no-renames",
    "--format=@%H %cs",
    "--name-only",
    "--",
    ...pageFiles.map(({ pattern }) => pattern),
  );
  const last = new Map<string, { revision: string; day?: string }>();
  let revision = "";
  let day = "";
  for (const line of deleted.split("\n").filter(Boolean)) {
    if (line.startsWith("@")) [revision = "", day = ""] = line.slice(1).split(" ");
    else if (!last.has(line)) last.set(line, { revision: `${revision}^`, day });
  }
  for (const name of git("ls-tree", "-r", "--name-only", "HEAD", "content").split("\n")) {
    if (getPagePath(name)) last.set(name, { revision: "HEAD" });
  }
  return [...last].flatMap(([name, { revision, day }]) => {
    const { path, index } = getPage(name) ?? {};
    if (!path || present.includes(path)) return [];
    if (!wasOnline(git, name, revision, day)) return [];
    return [{ path, renamedTo: findRenamed(root, git, name, revision), index }];
  });
}

/** From this share of its lines on, a new file is an old one under another name. */
const leastShared = 0.5;

/** The path of the page that a file of a revision has become, if one file since then has most of its lines. */
function findRenamed(root: string, git: Git, name: string, revision: string): string | undefined {
  const pattern = pageFiles.find((each) => matchName(each.pattern, name))?.pattern ?? "";
  const known = git("ls-tree", "-r", "--name-only", revision, "content").split("\n");
  const lines = git("show", `${revision}:${name}`).split("\n").filter(Boolean);
  const heirs = listFiles(root, pattern).filter((file) => {
    if (known.includes(file)) return false;
    const now = new Set(readText(root, file)?.split("\n"));
    return lines.filter((line) => now.has(line)).length >= leastShared * lines.length;
  });
  const [heir = ""] = heirs;
  return heirs.length === 1 ? getPagePath(heir) : undefined;
}

/** A fault for each draft that git knows as published: a draft's address leads nowhere. */
export function checkWithdrawn(root: string, pages: readonly DatedPage[]): Fault[] {
  const git = startGit(root);
  return pages.flatMap(({ dates, file }) => {
    if (!dates.draft) return [];
    const revisions = git("log", "--first-parent", "--format=%H %cs", "--", file.file);
    const published = revisions.split("\n").some((line) => {
      const [revision = "", day] = line.split(" ");
      return revision !== "" && wasOnline(git, file.file, revision, day);
    });
    const message =
      "was online, and a draft’s address leads nowhere; in place of `draft`, give it `until` with its last day and the page that its visitors should find instead";
    return published ? [makeFault(file, ["draft"], message)] : [];
  });
}

/** Whether visitors saw a page in a revision. @param name of its file @param day of the revision */
function wasOnline(git: Git, name: string, revision: string, day?: string): boolean {
  const [whole, head = whole] = git("show", `${revision}:${name}`).split(/^---[ \t\r]*$/m);
  const { value } = parseContentFile(name, head);
  const { draft, publish }: Dates = isGroup(value) ? value : {};
  return isOnline({ draft, publish }, day);
}
