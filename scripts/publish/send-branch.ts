import { StartError } from "startup/start-error";
import {
  findCommit,
  findOnline,
  type Git,
  getCompareAddress,
  isAncestor,
  type Repository,
} from "./git.ts";

/** What sending needs of the terminal. */
export type Sending = {
  print: (line: string) => void;
  /** shows an address; makes the pull request where it can */
  open: (address: string, branch: string) => void;
};

/** The branches of changes that were sent from here, are still there, and are not online. */
export const listSent = (git: Git, online: string): string[] =>
  git
    .run("branch", "--list", "--format=%(refname:short)", "words/*")
    .split("\n")
    .filter((branch) => branch && findCommit(git, `origin/${branch}`))
    .filter((branch) => !findOnline(git, online, `origin/${branch}`));

/** A branch as it was sent: as it is there and, if colleagues have only added to it, as it is here. */
export const listVersions = (git: Git, branch: string): string[] => {
  const there = `origin/${branch}`;
  return isAncestor(git, branch, there) ? [branch, there] : [there];
};

/** Sends a branch to the shared copy. @throws StartError with what comes next, if it could not */
export async function sendBranch(
  git: Git,
  { remote }: Repository,
  branch: string,
  { print }: Sending,
): Promise<void> {
  const kept = `Your changes are kept on this computer, as the version "${branch}".`;
  if (!remote) {
    throw new StartError(
      `${kept} They are not online: this folder has no shared copy to send them to. Ask a developer to connect it (git remote add origin …), then run this command again.`,
    );
  }
  const target = `${branch}:refs/heads/${branch}`;
  const { isOk, complaint } = await git.call(print, "push", "--set-upstream", "origin", target);
  if (!isOk) throw new StartError(`${kept} ${explainPush(complaint)}`);
  // A copy that follows one branch would not know.
  git.run("update-ref", `refs/remotes/origin/${branch}`, branch);
}

/** Says what comes next, and what else waits. */
export function tellNext(
  repository: Repository,
  { branch, sent, isNew }: { branch: string; sent: readonly string[]; isNew: boolean },
  { open, print }: Sending,
): void {
  const done = isNew ? "Sent." : `Nothing has changed since you sent ${branch}.`;
  print(
    `${done} Your change is not online yet: it needs a pull request, a page where the checks run, colleagues look at it, and someone presses Merge.`,
  );
  const address = getCompareAddress(repository, branch);
  if (address) open(address, branch);
  else print(`Ask a developer to merge the branch ${branch}.`);
  const others = sent.filter((each) => each !== branch);
  if (others.length === 0) return;
  print(
    `Sent before, and not online yet: ${others.join(", ")}. If this has it all, close the pull request of that one.`,
  );
}

export function tellConflicts(files: readonly string[], print: Sending["print"]): void {
  if (files.length === 0) return;
  print(
    `Someone else has changed the same lines: ${files.join(", ")}. Nothing is lost. In the pull request, "Resolve conflicts" shows both versions: keep the right one of each.`,
  );
}

function explainPush(text: string): string {
  if (/non-fast-forward|fetch first/.test(text)) {
    return "They were not sent, because someone else has just sent changes under the same name. Run this command again.";
  }
  if (text.includes("remote rejected")) {
    return `They were not sent, because the shared copy refuses them. Show its reason to whoever manages it; once it is settled, run this command again.\n${text}`;
  }
  if (/denied|403|401|[Aa]uthentication|could not read Username|Permission/.test(text)) {
    return "They were not sent, because the shared copy does not let you in. Ask whoever manages it for write access, then run this command again.";
  }
  return `They were not sent, because the shared copy does not answer. Check your connection, then run this command again.\n(${text})`;
}
