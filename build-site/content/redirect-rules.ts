import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { redirects } from "../../app/content/redirects-schema.ts";
import type { Written } from "../../app/content/source.ts";
import {
  redirects as contract,
  getArticlePath,
  getArticleSlug,
  isPublicPath,
} from "../../app/routes.ts";
import { type ContentFile, type Fault, makeFault } from "./content-file.ts";

/**
 * Checks that redirects hide no page, do not lead to each other, and that every article that was
 * published has one after it was deleted or renamed.
 *
 * @param articles the slugs of all, drafts included, and of those that are gone
 */
export function checkRedirects(
  file: ContentFile,
  list: Written<typeof redirects>,
  { slugs, gone }: { slugs: ReadonlySet<string>; gone: readonly string[] },
): Fault[] {
  const known: Record<string, string> = { ...contract };
  const faults: Fault[] = [];
  for (const [index, { from, to }] of list.entries()) {
    const hidden = isPublicPath(from) || slugs.has(getArticleSlug(from) ?? "");
    if (hidden) faults.push(makeFault(file, [index, "from"], `"${from}" is a page of this site`));
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
  for (const slug of gone) {
    const path = getArticlePath(slug);
    if (known[path]) continue;
    const message = `lacks ${path}, an article that was online; add an entry with from: ${path} and, after to:, the page that its readers should find instead`;
    faults.push(makeFault(file, [], message));
  }
  return faults;
}

/**
 * Slugs of articles that git knows as published and that are gone, the last commit's included; none
 * in a folder without git.
 */
export function findGoneArticles(root: string, slugs: ReadonlySet<string>): string[] {
  if (!existsSync(join(root, ".git"))) return [];
  // Without git or a commit, nothing is known.
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  const pattern = "content/blog/*/index.md";
  // Each deletion as a line with its commit, then those that are not committed yet.
  const deleted = git(
    "log",
    "--diff-filter=D",
    "--no-renames",
    "--format=@%H",
    "--name-only",
    "--",
    pattern,
  );
  const last = new Map<string, string>();
  let commit = "";
  for (const line of deleted.split("\n").filter(Boolean)) {
    if (line.startsWith("@")) commit = `${line.slice(1)}^`;
    else if (!last.has(line)) last.set(line, commit);
  }
  for (const name of git("ls-tree", "-r", "--name-only", "HEAD", "content/blog").split("\n")) {
    if (name.endsWith("/index.md")) last.set(name, "HEAD");
  }
  return [...last].flatMap(([name, revision]) => {
    const slug = name.split("/")[2] ?? "";
    if (slugs.has(slug)) return [];
    return /^draft: true$/m.test(git("show", `${revision}:${name}`)) ? [] : [slug];
  });
}
