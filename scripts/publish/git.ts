import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { listFiles } from "content-model/files";
import { StartError } from "startup/start-error";
import { askGit, askOtherComputer } from "../../build-site/git.mjs";
import { type FileChange, isText } from "./describe-changes.ts";

/** Git in a folder. `ask` is for what may fail, `call` for what another computer answers. */
export type Git = ReturnType<typeof openGit>;

export function openGit(root: string) {
  const ask = (...args: string[]) => {
    // Hooks are for developers; one that fails would end this halfway. Those of `call` remain.
    const answer = askGit(root, ["-c", "core.hooksPath=/dev/null", ...args]);
    if (!answer.isMissing) return answer;
    throw new StartError(
      "The program git is missing, which keeps every version of the files. Install it from https://git-scm.com, then try again. Your changes are still there.",
    );
  };
  return {
    ask,
    /** @returns what it prints @throws StartError with what git says */
    run(...args: string[]): string {
      const { isOk, text, complaint } = ask(...args);
      if (isOk) return text;
      throw new StartError(
        `Git, which keeps every version of the files, stopped: ${complaint}\nYour changes are still there. Show this line to a developer.`,
      );
    },
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
export type Repository = Awaited<ReturnType<typeof readRepository>>;

/** @throws StartError if nothing can be published from this folder as it is */
export async function readRepository(git: Git, print: (line: string) => void) {
  const here = git.run("rev-parse", "HEAD");
  if (!git.ask("var", "GIT_COMMITTER_IDENT").isOk) {
    throw new StartError(
      `Git does not know who you are yet. Say so once, with your own name and address, then try again:

  git config --global user.name "Jane Doe"
  git config --global user.email jane.doe@company.com

Your changes are still there.`,
    );
  }
  if (findCommit(git, "MERGE_HEAD")) {
    throw new StartError(
      `A merge was begun here. Of each place that it marks (<<<<<<<), keep the right version; then this ends it:

  git commit --all --no-edit

Or take the merge back: git merge --abort. Then run this command again.`,
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
  return {
    /** the address of the shared copy; undefined if there is none */
    remote,
    /** the branch that is open; empty where none is */
    branch,
    /** the branch that is online */
    main,
    /** the last known commit of it */
    online,
  };
}

/** The page of a GitHub repository where a branch becomes a pull request; undefined of another host. */
export function getCompareAddress({ remote = "", main }: Repository, branch: string) {
  const [, path] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  return path && `https://github.com/${path}/compare/${main}...${branch}?expand=1`;
}

/** The files that differ, from the root, as they are called: `git diff` with further arguments. */
const listDifferent = (git: Git, ...args: string[]): string[] =>
  git
    .run("diff", "--name-only", "--no-renames", "--relative", "-z", ...args)
    .split("\0")
    .filter(Boolean);

/** The files that git does not know; with `--ignored`, those of them that it is told to ignore. */
const listUnknown = (git: Git, ...args: string[]): string[] =>
  git.run("ls-files", "--others", "--exclude-standard", "-z", ...args).split("\0");

/** What of some files is only on this computer: those that have changed, and folders with new ones. */
function listUnsent(git: Git, paths: readonly string[]): string[] {
  const unknown = listUnknown(git, "--", ...paths);
  const folders = unknown.map((file) => file.replace(/(?<=\/)[^/]+$/, ""));
  return [...new Set([...listDifferent(git, "HEAD", "--", ...paths), ...folders])].filter(Boolean);
}

/** The files that the build makes from content/ and that are kept in git, for a build without a browser. */
const made = ["pdf", "csv"].map((end) => `:(top,glob)**/public/downloads/*.${end}`);

/** What a file is at a revision: its text, or the name that git has for what is no text; undefined of none. */
function readVersion(git: Git, file: string, revision: string): string | undefined {
  const name = `${revision}:./${file}`;
  // As a name alone, one with a * or [ is a pattern.
  const how = isText(file) ? ["show"] : ["rev-parse", "--verify", "--quiet"];
  const { isOk, text } = git.ask(...how, name);
  // Without what differs between computers: the line ends of Windows, an empty line at the end.
  return isOk ? text.replaceAll("\r\n", "\n").trimEnd() : undefined;
}

/** The files of content that differ between two revisions. */
function listChanges(git: Git, paths: readonly string[], before: string, after: string) {
  const how = ["--name-status", "--find-renames", "--relative", "-z"];
  const names = git.run("diff", ...how, before, after, "--", ...paths);
  return [...names.matchAll(/(?:R\d+\0([^\0]+)|[A-Z])\0([^\0]+)\0/g)]
    .map(
      ([, old, file = ""]): FileChange => ({
        file,
        old,
        before: readVersion(git, old ?? file, before),
        after: readVersion(git, file, after),
      }),
    )
    .filter((each) => each.old || each.before !== each.after);
}

/** One's own work, as it would be sent. */
export type Draft = Awaited<ReturnType<typeof makeDraft>>;

/**
 * Puts one's own work on top of what is online: the commits that are open here and are not online, and this
 * folder's content/, with the downloads that follow from it. All of it happens in a temporary folder, so that this
 * one stays as it is.
 *
 * @param idle files that stay here, such as a picture that nothing names
 * @param makeDownloads makes in a folder the downloads that are older than their text
 * @param part the files to send if not all are sent; `complete` does to content/ what follows from them
 */
export async function makeDraft(
  git: Git,
  {
    root,
    folders,
    idle = [],
    makeDownloads,
  }: {
    root: string;
    folders: readonly string[];
    idle?: string[];
    makeDownloads?: (root: string) => Promise<unknown>;
  },
  { branch, online }: Pick<Repository, "branch" | "online">,
  part?: { files: readonly string[]; complete: (root: string) => Promise<void> },
) {
  const paths = folders.map((each) => posix.join(each, "content"));
  const outside = [
    ".",
    ...paths.map((each) => `:(exclude)${each}`),
    ...made.map((each) => each.replace("(", "(exclude,")),
  ];
  const here = git.run("rev-parse", "HEAD");
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  // Those of a command that was ended before its time.
  git.run("worktree", "prune");
  try {
    git.run("worktree", "add", "--quiet", "--detach", folder, here);
    const inside = join(folder, git.run("rev-parse", "--show-prefix"));
    const there = openGit(inside);
    const open = (commit: string) => there.run("checkout", "--quiet", "--force", commit);
    const read = () => there.run("rev-parse", "HEAD");
    const conflicts: string[] = [];
    /** Takes over what another commit has, unless both have changed the same lines. */
    const tryTo = (...command: string[]): boolean => {
      const { isOk, complaint } = there.ask(...command);
      if (isOk) return true;
      const files = listDifferent(there, "--diff-filter=U");
      if (files.length === 0) throw new StartError(`Git stopped: ${complaint}`);
      conflicts.push(...new Set(files));
      there.run("reset", "--quiet", "--hard");
      return false;
    };
    const merge = (commit: string, words: string) =>
      tryTo("merge", "--quiet", "--ff", "-m", words, commit);
    const commitAll = (): string => {
      // One of them may have no files.
      for (const path of paths) there.ask("add", "--all", "--", path);
      there.run("commit", "--quiet", "--allow-empty", "--no-gpg-sign", "-m", "Own");
      return read();
    };

    for (const path of paths) {
      const [from, to] = [join(root, path), join(inside, path)];
      rmSync(to, { recursive: true, force: true });
      if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
    for (const file of idle) rmSync(join(inside, file), { force: true });
    const work = commitAll();
    const fresh = listDifferent(there, here, work);
    let sent = work;
    if (part) {
      open(here);
      there.run("restore", `--source=${work}`, "--staged", "--worktree", "--", ...part.files);
      await part.complete(inside);
      sent = commitAll();
    }

    open(here);
    const isJoined = merge(online, "Take over what is online");
    const isOnline = isJoined && there.ask("diff", "--quiet", "HEAD", online).isOk;
    if (isOnline) open(online);
    const tip = findCommit(git, `origin/${branch}`);
    // One that was sent and is not there any longer was merged, or must not go online.
    const isWaiting = tip !== undefined || !git.ask("config", `branch.${branch}.remote`).isOk;
    let goesOn = branch.startsWith("words/") && !isOnline && isWaiting;
    const isSent = goesOn && fresh.length === 0 && tip !== undefined && isAncestor(git, here, tip);
    if (goesOn && tip) goesOn = merge(tip, "Take over what colleagues have added");
    let start = read();
    if (fresh.length > 0 && !tryTo("cherry-pick", "--no-commit", work)) {
      // It begins where the own work did: the pull request shows both versions.
      start = here;
      goesOn = goesOn && (!tip || isAncestor(git, tip, here));
      open(work);
    }
    const whole = there.run("write-tree");
    if (part) {
      open(start);
      there.run("cherry-pick", "--no-commit", sent);
    }
    await makeDownloads?.(inside);
    for (const each of made) there.ask("add", "--", each);
    const tree = there.run("write-tree");
    const base = isAncestor(git, online, start) ? online : git.run("merge-base", online, start);
    const changes = listChanges(git, paths, base, tree);
    const ignored = new Set(listUnknown(git, "--ignored", "--", ...paths));
    return {
      /** this folder's content/ as a commit on the one that is open */
      work,
      /** the files of it that are not committed */
      fresh,
      /** the commit that all of it is compared with */
      base,
      /** the commit after which it is sent, the files that are sent, and those with all that stays here */
      start,
      tree,
      whole,
      changes,
      /** what of content stays here */
      kept: listChanges(git, paths, tree, whole),
      /** the downloads that are sent with it, because they follow from it */
      made: listDifferent(git, base, tree, "--", ...made),
      /** what is sent of other files, because it is committed here */
      others: listDifferent(git, base, tree, "--", ...outside),
      unsent: listUnsent(git, outside),
      /** the files of content that git is told to ignore; hidden ones do not count */
      ignored: paths
        .flatMap((path) => listFiles(root, `${path}/**/*`))
        .filter((file) => ignored.has(file)),
      /** the files in which both have changed the same lines */
      conflicts: conflicts.filter((each) => changes.some(({ file }) => file === each)),
      /** the branch to add to; undefined if there is none that waits */
      branch: goesOn ? branch : undefined,
      /** whether all of it was sent before */
      isSent,
    };
  } finally {
    git.ask("worktree", "remove", "--force", folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens a commit in this folder, whose content/ is kept as another one.
 *
 * @param work this folder's content/
 * @throws StartError if anything was saved since, or is in the way: then nothing is done
 */
export function openCommit(
  git: Git,
  { branch, work }: { branch: string; work: string },
  ...how: string[]
): void {
  const here = git.run("rev-parse", "HEAD");
  const move = (commit: string) => {
    git.run("update-ref", "--no-deref", "HEAD", commit);
    git.run("reset", "--quiet");
  };
  move(work);
  // A build here has made them anew; they come with their text.
  for (const each of made) git.ask("restore", "--", each);
  const { isOk, complaint } = git.ask("checkout", "--quiet", ...how);
  if (isOk) return;
  move(here);
  if (branch) git.run("symbolic-ref", "HEAD", `refs/heads/${branch}`);
  throw new StartError(
    `Nothing was done, because something is in the way: ${complaint}\nYour changes are still there. What is not in content/, put back (git restore) or aside (git stash); then run this command again.`,
  );
}

/** Opens what is online, with all that colleagues have added. */
export function openOnline(git: Git, { branch, main, online }: Repository, work: string): void {
  // The branch follows only if nothing on it would be forgotten, and no other folder has it open.
  const isKept = [work, online].some((commit) => isAncestor(git, main, commit));
  const opened = git.run("for-each-ref", "--format=%(worktreepath)", `refs/heads/${main}`);
  const isFree = branch === main || opened === "";
  const how = isKept && isFree ? ["-B", main, online] : ["--detach", online];
  openCommit(git, { branch, work }, ...how);
}
