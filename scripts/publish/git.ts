import { StartError } from "startup/start-error";
import { askGit, askOtherComputer } from "../../build-site/git.mjs";

/** Git in a folder. `ask` is for what may fail, `call` for what another computer answers. */
export type Git = ReturnType<typeof openGit>;

export function openGit(root: string) {
  const ask = (args: readonly string[], input?: string) => {
    const answer = askGit(root, args, input);
    if (!answer.isMissing) return answer;
    throw new StartError(
      "The program git is missing, which keeps every version of the files. Install it from https://git-scm.com, then try again. Your changes are still there.",
    );
  };
  const runWith = (input: string | undefined, ...args: string[]): string => {
    const { isOk, text, complaint } = ask(args, input);
    if (isOk) return text;
    throw new StartError(
      `Git, which keeps every version of the files, stopped: ${complaint}\nYour changes are still there. Show this line to a developer.`,
    );
  };
  return {
    ask: (...args: string[]) => ask(args),
    /** @returns what it prints @throws StartError with what git says */
    run: (...args: string[]) => runWith(undefined, ...args),
    runWith,
    call: (print: (line: string) => void, ...args: string[]) => askOtherComputer(root, args, print),
  };
}

/** The commit that a name means, such as `HEAD` or `origin/main`; undefined of a name that git does not know. */
export function findCommit(git: Git, name: string): string | undefined {
  const { isOk, text } = git.ask("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  return isOk ? text : undefined;
}

export const isAncestor = (git: Git, older: string, newer: string): boolean =>
  git.ask("merge-base", "--is-ancestor", older, newer).isOk;

/** Where changes go, and from where the site is published. */
export type Repository = {
  /** the address of the shared copy; undefined if there is none */
  remote: string | undefined;
  /** the branch that is open; empty where none is */
  branch: string;
  /** the branch that is online */
  main: string;
  /** the last known commit that is online */
  online: string;
};

/** @throws StartError if the folder is not of git */
export async function readRepository(git: Git, print: (line: string) => void): Promise<Repository> {
  const here = findCommit(git, "HEAD");
  if (!here) {
    throw new StartError(
      "This folder is not a copy that git made, so nothing can be published from it. Ask a developer for a copy (git clone). Your changes are still there.",
    );
  }
  const branch = git.run("branch", "--show-current");
  const { isOk, text } = git.ask("config", "remote.origin.url");
  const remote = isOk ? text : undefined;
  const head = git.ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD");
  const main = head.isOk ? head.text.replace("origin/", "") : "main";
  if (remote) {
    // A shallow copy would else follow one branch only. Without a connection, what was known last has to do.
    const follow = (name: string) => `+refs/heads/${name}:refs/remotes/origin/${name}`;
    await git.call(print, "fetch", "--prune", "origin", follow(main), follow("words/*"));
  }
  const online = findCommit(git, `origin/${main}`) ?? findCommit(git, main) ?? here;
  return { remote, branch, main, online };
}

/** Whether a branch is one that this command makes. */
export const isWords = (branch: string): boolean => branch.startsWith("words/");

/** The page of a GitHub repository where a branch becomes a pull request; undefined of another host. */
export function getCompareAddress({ remote = "", main }: Repository, branch: string) {
  const [, path] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  return path && `https://github.com/${path}/compare/${main}...${branch}?expand=1`;
}

/** The files that a command of git names, as they are called: without `-z`, it quotes what is not ASCII. */
const listFiles = (git: Git, ...args: string[]): string[] =>
  git
    .run(...args)
    .split("\0")
    .filter(Boolean);

/** The files that differ, from the root: `git diff` with further arguments. */
export const listDifferent = (git: Git, ...args: string[]): string[] =>
  listFiles(git, "diff", "--name-only", "--no-renames", "--relative", "-z", ...args);

/** The files of this folder that differ from a commit, those that git does not know yet included. */
export const listChanged = (git: Git, since: string, paths: readonly string[]): string[] => {
  const others = listFiles(git, "ls-files", "--others", "--exclude-standard", "-z", "--", ...paths);
  return [...new Set([...listDifferent(git, since, "--", ...paths), ...others])].sort();
};

/** Each change as one number and its commit: equal for equal lines, wherever they are in their file. */
const listPatches = (git: Git, patches: string): string[][] =>
  git
    .runWith(`${patches}\n`, "patch-id", "--stable")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" "));

/**
 * The commit that brought online all that is new in another: itself, or the one into which a pull
 * request was squashed. Undefined if it is not online.
 */
export function findOnline(git: Git, online: string, commit: string): string | undefined {
  const { isOk, text: base } = git.ask("merge-base", online, commit);
  if (!isOk) return undefined;
  const patch = ["diff-tree", "-p", "-U0", "--full-index"];
  const [own] = listPatches(git, git.run(...patch, base, commit));
  if (!own) return base;
  const files = git.run("diff", "--name-only", "--no-renames", "-z", base, commit).split("\0");
  const literal = files.filter(Boolean).map((file) => `:(top,literal)${file}`);
  const since = git.run("rev-list", `${base}..${online}`, "--", ...literal);
  const theirs = git.runWith(`${since}\n`, ...patch, "--stdin", "--", ...literal);
  return listPatches(git, theirs).find(([id]) => id === own[0])?.[1];
}
