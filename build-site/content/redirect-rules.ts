import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { redirects } from "../../app/content/redirects-schema.ts";
import type { Written } from "../../app/content/source.ts";
import { redirects as contract, getArticlePath, isPublicPath } from "../../app/routes.ts";
import { type ContentFile, type Fault, makeFault } from "./content-file.ts";
import { entryPages } from "./entries.ts";
import { matchName } from "./files.ts";

/**
 * Checks that redirects hide no page, do not lead to each other, and that every page of content that
 * was online has one after its file was deleted or renamed.
 *
 * @param paths of articles and entries, drafts included, and of those that are gone
 */
export function checkRedirects(
  file: ContentFile,
  list: Written<typeof redirects>,
  { present, gone }: { present: readonly string[]; gone: readonly string[] },
): Fault[] {
  const known: Record<string, string> = { ...contract };
  const faults: Fault[] = [];
  for (const [index, { from, to }] of list.entries()) {
    const hidden = isPublicPath(from) || present.includes(from);
    if (hidden) faults.push(makeFault(file, [index, "from"], `"${from}" is a page on this site`));
    if (known[from]) {
      faults.push(
        makeFault(file, [index, "from"], `"${from}" already redirects to ${known[from]}`),
      );
    }
    known[from] = to;
  }
  for (const [index, { to }] of list.entries()) {
    const next = known[to.split(/[?#]/)[0]?.replace(/\/$/, "") ?? ""];
    if (!next) continue;
    faults.push(makeFault(file, [index, "to"], `"${to}" redirects to ${next}; write that address`));
  }
  for (const path of gone) {
    if (known[path]) continue;
    const message = `lacks ${path}, a page that was online; add an entry with from: ${path} and, after to:, the page that its visitors should find instead`;
    faults.push(makeFault(file, [], message));
  }
  return faults;
}

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
  if (!existsSync(join(root, ".git"))) return [];
  // Without git or a commit, nothing is known.
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  // Each deletion as a line with its commit, then those that are not committed yet.
  const deleted = git(
    "log",
    "--diff-filter=D",
    "--no-renames",
    "--format=@%H",
    "--name-only",
    "--",
    ...pageFiles.map(({ pattern }) => pattern),
  );
  const last = new Map<string, string>();
  let commit = "";
  for (const line of deleted.split("\n").filter(Boolean)) {
    if (line.startsWith("@")) commit = `${line.slice(1)}^`;
    else if (!last.has(line)) last.set(line, commit);
  }
  for (const name of git("ls-tree", "-r", "--name-only", "HEAD", "content").split("\n")) {
    if (getPagePath(name)) last.set(name, "HEAD");
  }
  return [...last].flatMap(([name, revision]) => {
    const path = getPagePath(name);
    if (!path || present.includes(path)) return [];
    return /^draft: true$/m.test(git("show", `${revision}:${name}`)) ? [] : [path];
  });
}
