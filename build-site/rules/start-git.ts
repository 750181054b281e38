import { existsSync } from "node:fs";
import { join } from "node:path";
import { readText } from "content-model/files";
import { rememberLast } from "content-model/remember-last";
import { askGit } from "../git.mjs";

/** Prints what a command of git does; nothing where it fails. */
export type Git = (...args: string[]) => string;

const remember = rememberLast<Map<string, string>>();

/** Asks git about a folder's last commit; without git or a commit, nothing is known. */
export function startGit(root: string): Git {
  if (!existsSync(join(root, ".git"))) return () => "";
  const ask: Git = (...args) => askGit(root, args).text;
  let answers: Map<string, string> | undefined;
  return (...args) => {
    // Until the next commit, each of these commands gives the same answer.
    answers ??= remember(root, [readHead(root) ?? ask("rev-parse", "HEAD")], () => new Map());
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
