import { spawnSync } from "node:child_process";
import { StartError } from "startup/start-error";

/** Git in a folder. `ask` is for what may fail. */
export interface Git {
  /** @returns what it prints @throws StartError with what git says */
  run(...args: string[]): string;
  ask(...args: string[]): { isOk: boolean; text: string; complaint: string };
}

/** @param env what git is told beside the environment, such as GIT_INDEX_FILE */
export function openGit(root: string, env: Readonly<Record<string, string>> = {}): Git {
  const ask: Git["ask"] = (...args) => {
    const { error, status, stdout, stderr } = spawnSync("git", args, {
      cwd: root,
      encoding: "utf8",
      // Of a name or password that it lacks, git would ask where nobody sees it.
      env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...env },
    });
    if (error) {
      throw new StartError(
        "The program git is missing, which keeps every version of the files. Install it from https://git-scm.com, then try again. Your changes are still there.",
      );
    }
    return { isOk: status === 0, text: stdout.trimEnd(), complaint: stderr.trim() };
  };
  return {
    ask,
    run(...args) {
      const { isOk, text, complaint } = ask(...args);
      if (isOk) return text;
      throw new StartError(
        `Git, which keeps every version of the files, stopped: ${complaint}\nYour changes are still there. Show this line to a developer.`,
      );
    },
  };
}

/** The commit that a name means, such as `HEAD` or `origin/main`; undefined of a name that git does not know. */
export function findCommit(git: Git, name: string): string | undefined {
  const { isOk, text } = git.ask("rev-parse", "--verify", "--quiet", name);
  return isOk ? text : undefined;
}

/** Where changes go, and from where the site is published. */
export type Repository = {
  /** the address of the shared copy; undefined if there is none */
  remote: string | undefined;
  branch: string;
  /** the branch that is online */
  main: string;
  /** its last known state: `origin/main`, or `main` without a shared copy */
  online: string;
};

/** @throws StartError if the folder is not of git */
export function readRepository(git: Git): Repository {
  if (!findCommit(git, "HEAD")) {
    throw new StartError(
      "This folder is not a copy that git made, so nothing can be published from it. Ask a developer for a copy (git clone). Your changes are still there.",
    );
  }
  const branch = git.run("branch", "--show-current");
  const { isOk, text } = git.ask("config", "remote.origin.url");
  const remote = isOk ? text : undefined;
  // Without a connection, what was known the last time has to do.
  if (isOk) git.ask("fetch", "--quiet", "origin");
  const head = git.ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD");
  const main = head.isOk ? head.text.replace("origin/", "") : "main";
  const isKnown = findCommit(git, `origin/${main}`);
  return { remote, branch, main, online: isKnown ? `origin/${main}` : main };
}

/**
 * Opens what is online, with all that colleagues have added.
 *
 * @returns whether nothing is in the way
 */
export function openOnline(git: Git, { main, online }: Repository): boolean {
  return (
    git.ask("switch", "--quiet", main).isOk && git.ask("merge", "--ff-only", "--quiet", online).isOk
  );
}

/** Whether a merge was begun and is not committed yet. */
export const isMerging = (git: Git): boolean => findCommit(git, "MERGE_HEAD") !== undefined;

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

/** The files that differ between a revision and what is here or, if it is given, another revision. */
export const listDifferent = (git: Git, ...args: string[]): string[] =>
  listFiles(git, "diff", "--name-only", "-z", ...args);

/** The files in content/ that differ from a revision, those that git does not know yet included. */
export function listChanged(git: Git, paths: readonly string[], since: string): string[] {
  const known = listDifferent(git, "--relative", since, "--", ...paths);
  const others = ["--others", "--exclude-standard", "-z", "--", ...paths];
  return [...new Set([...known, ...listFiles(git, "ls-files", ...others)])].sort();
}

/** Whether all of a branch is at a revision, be it as another commit: merging it would change nothing. */
function isMerged(git: Git, revision: string, branch: string): boolean {
  const merged = git.ask("merge-tree", "--write-tree", revision, branch);
  return merged.isOk && merged.text === git.run("rev-parse", `${revision}^{tree}`);
}

/** Whether all of a branch is online, or was before others changed it there; without one, of what is open here. */
export function isOnline(git: Git, online: string, branch = "HEAD"): boolean {
  const { isOk, text: start } = git.ask("merge-base", branch, online);
  if (!isOk) return false;
  const files = listDifferent(git, start, branch);
  if (files.length === 0 || isMerged(git, online, branch)) return true;
  const since = git.run(
    "rev-list",
    `${start}..${online}`,
    "--",
    ...files.map((file) => `:(top,literal)${file}`),
  );
  return since.split("\n").some((revision) => revision && isMerged(git, revision, branch));
}

/** Whether what was committed here is online only as another commit. */
export const isOnlineOtherwise = (git: Git, online: string): boolean =>
  isOnline(git, online) && !git.ask("merge-base", "--is-ancestor", "HEAD", online).isOk;
