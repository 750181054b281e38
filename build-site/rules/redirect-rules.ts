import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type ContentFile,
  type Fault,
  makeFault,
  parseContentFile,
} from "content-model/content-file";
import { type Dates, isOnline } from "content-model/entries";
import { matchName, readText } from "content-model/files";
import { rememberLast } from "content-model/remember-last";
import type { Written } from "content-model/source";
import { editions } from "../../app/editions.ts";
import type { redirects } from "../../app/fields/redirects-schema.ts";
import { redirects as contract, getArticlePath } from "../../app/routes.ts";
import { buildRedirectsFile, listRedirects, maxRedirectLines } from "../hosting/header-files.ts";
import { entryPages } from "../sources/entry-pages.ts";
import { isReservedPath } from "../sources/reserved-paths.ts";
import { type DatedPage, isSoftwarePage } from "./entry-rules.ts";

/** What redirects are checked against. */
type Redirected = {
  /** of articles and entries, drafts included */
  pages: readonly DatedPage[];
  /** paths of those that are gone */
  gone: readonly string[];
  /** whether there is a file at an address */
  hasFile: (path: string) => boolean;
};

/** Why an old address cannot be one, or undefined. */
function findTaken(from: string, { pages, hasFile }: Redirected): string | undefined {
  // The files of a page.
  const path = from.replace(/\/(?:index\.html|swap\.txt)$/, "") || "/";
  if (isSoftwarePage(path) || pages.some((page) => page.path === path)) {
    return `"${from}" is a page on this site`;
  }
  // A download that is gone may lead on.
  const isReserved = isReservedPath(from) && !/^\/(?:downloads|files)\/./.test(from);
  return isReserved || hasFile(from)
    ? `"${from}" is an address that the site needs itself; delete this entry`
    : undefined;
}

/**
 * Checks that redirects hide nothing and lead to a page at once, those after a last day to come
 * included, that hosts take them all, and that every page of content that was online has one after its
 * file was deleted or renamed.
 */
export function checkRedirects(
  file: ContentFile,
  list: Written<typeof redirects>,
  redirected: Redirected,
): Fault[] {
  const { pages, gone } = redirected;
  const known: Record<string, string> = { ...contract };
  const faults: Fault[] = [];
  for (const [index, { from, to }] of list.entries()) {
    const taken = findTaken(from, redirected);
    if (taken) faults.push(makeFault(file, [index, "from"], taken));
    // Some hosts take capitals for small letters.
    const key = from.toLowerCase();
    if (known[key]) {
      faults.push(makeFault(file, [index, "from"], `"${from}" already redirects to ${known[key]}`));
    }
    known[key] = to;
  }
  const findTargetFault = (from: string, to: string) => {
    const target = getTarget(to);
    if (target === from.toLowerCase()) {
      return `"${to}" leads to itself; write the page that its visitors should find instead`;
    }
    return known[target] && `"${to}" redirects to ${known[target]}; write that address`;
  };
  for (const [index, { from, to }] of list.entries()) {
    const message = findTargetFault(from, to);
    if (message) faults.push(makeFault(file, [index, "to"], message));
  }
  const leaving = pages.flatMap((page) =>
    page.dates.until ? { ...page, ...page.dates.until } : [],
  );
  for (const { path, file: own, day, to } of leaving) {
    const next = leaving.find((each) => each.path === getTarget(to) && each.day <= day);
    const message =
      findTargetFault(path, to) ??
      (next && `"${to}" is offline by then, its last day is ${next.day}; write a page that stays`);
    if (message) faults.push(makeFault(own, ["until", "to"], message));
  }
  const all = { ...known, ...Object.fromEntries(leaving.map(({ path, to }) => [path, to])) };
  const countLines = (old: typeof known) =>
    buildRedirectsFile(listRedirects(old)).trim().split("\n").length;
  const surplus = countLines(all) - maxRedirectLines / editions.length;
  if (surplus > 0) {
    const perAddress = countLines({ "/old": "/new" });
    const message = `has too many entries: with the pages that have a last day, there are ${Object.keys(all).length} old addresses, and Cloudflare Pages takes ${maxRedirectLines / editions.length / perAddress}; delete ${Math.ceil(surplus / perAddress)} that nobody uses any longer`;
    faults.push(makeFault(file, [], message));
  }
  for (const path of gone) {
    if (known[path]) continue;
    const message = `lacks ${path}, a page that was online; add this line, with the page that its visitors should find instead: - { from: ${path}, to: /modules }`;
    faults.push(makeFault(file, [], message));
  }
  return faults;
}

/** The path to which an address leads. */
const getTarget = (to: string) => to.replace(/[?#].*$/, "").replace(/\/$/, "");

/** The files that make a page each, whatever is in others: the slug is their name, or their folder's. */
const pageFiles = [
  { pattern: "content/blog/*/index.md", getPath: getArticlePath },
  ...entryPages
    .filter(({ hasPage }) => !hasPage)
    .map(({ source: { folder }, getPath }) => ({ pattern: `content/${folder}/*.yaml`, getPath })),
];

/** The path of the page that a file makes, if it makes one. */
function getPagePath(file: string): string | undefined {
  for (const { pattern, getPath } of pageFiles) {
    const slug = matchName(pattern, file);
    if (slug) return getPath(slug);
  }
  return undefined;
}

/**
 * Paths of articles and entries that git knows as published and that are gone, the last commit's
 * included; none in a folder without git.
 *
 * @param present paths of those that are there
 */
export function findGonePages(root: string, present: readonly string[]): string[] {
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
    const path = getPagePath(name);
    if (!path || present.includes(path)) return [];
    return wasOnline(git, name, revision, day) ? [path] : [];
  });
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

type Git = (...args: string[]) => string;

const rememberGone = rememberLast<Map<string, string>>();

/** Asks git about a folder's last commit; without git or a commit, nothing is known. */
function startGit(root: string): Git {
  if (!existsSync(join(root, ".git"))) return () => "";
  const ask: Git = (...args) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  let answers: Map<string, string> | undefined;
  return (...args) => {
    // Until the next commit, each of these commands gives the same answer.
    answers ??= rememberGone(root, [readHead(root) ?? ask("rev-parse", "HEAD")], () => new Map());
    const question = args.join("\0");
    const answer = answers.get(question) ?? ask(...args);
    answers.set(question, answer);
    return answer;
  };
}

/**
 * The last commit of a folder, if git's own files name it, as they usually do: starting git takes a
 * third of a check's time.
 */
function readHead(root: string): string | undefined {
  const [, branch] = /^ref: (\S+)/.exec(readText(root, ".git/HEAD") ?? "") ?? [];
  return branch && readText(root, `.git/${branch}`);
}

/** Whether visitors saw a page in a revision. @param name of its file @param day of the revision */
function wasOnline(git: Git, name: string, revision: string, day?: string): boolean {
  const [whole, head = whole] = git("show", `${revision}:${name}`).split(/^---[ \t\r]*$/m);
  const { draft, publish }: Dates = Object(parseContentFile(name, head).value);
  return isOnline({ draft, publish }, day);
}
