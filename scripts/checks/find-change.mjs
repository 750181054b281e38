import { askGit } from "../../build-site/git.mjs";
import { root } from "../setup/setup.mjs";

/** What people edit, in each language, and the downloads that are made from it. */
const content =
  /^(languages\/[^/]+\/)?(content\/|public\/downloads\/([^/]+\.pdf|sample-shift\.csv)$)/;

/** @param {string} file path from the repository's root */
export const isContentFile = (file) => content.test(file);

/** @returns {string[] | undefined} lines of output; undefined if git fails */
function git(...args) {
  const { isOk, text } = askGit(root, args);
  return isOk ? text.split("\n").filter(Boolean) : undefined;
}

/**
 * What has changed since a commit, in commits and in the working tree.
 *
 * @param {string} [since] a commit or branch; by default, the main branch
 * @returns {{ base: string, files: string[], isContent: boolean } | undefined} where the change
 *   began, the files, and whether all are content; undefined if git does not know the commit
 */
export function findChange(since) {
  const commits = since === undefined ? ["origin/main", "main"] : [since];
  const [base] = commits.map((commit) => git("merge-base", commit, "HEAD")?.[0]).filter(Boolean);
  const changed = base && git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (!changed || !added) return undefined;
  const files = [...changed, ...added];
  return { base, files, isContent: files.every(isContentFile) };
}
