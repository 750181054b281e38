import { StartError } from "startup/start-error";
import { findCommit, type Git, getCompareAddress, isOnline, type Repository } from "./git.ts";

/** What sending needs of the terminal. */
export type Sending = {
  print: (line: string) => void;
  /** shows an address; makes the pull request where it can */
  open: (address: string, branch: string) => void;
};

/** Whether the shared copy has all that was committed on a branch. */
export const isSent = (git: Git, branch: string): boolean =>
  findCommit(git, `origin/${branch}`) === findCommit(git, "HEAD");

/** Sends a branch to the shared copy, and says what comes next. */
export function sendBranch(
  git: Git,
  repository: Repository,
  branch: string,
  { open, print }: Sending,
): void {
  const kept = `Your changes are kept on this computer, as the version "${branch}".`;
  if (!repository.remote) {
    print(
      `${kept} They are not online: this folder has no shared copy to send them to. Ask a developer to connect it (git remote add origin …), then run this command again.`,
    );
    return;
  }
  const isNew = !isSent(git, branch);
  const { isOk, complaint } = git.ask("push", "--quiet", "--set-upstream", "origin", branch);
  if (!isOk) throw new StartError(`${kept} ${explainPush(complaint)}`);
  const conflicts = listConflicts(git, repository.online);
  if (conflicts.length > 0) {
    print(
      `Someone else has changed the same lines: ${conflicts.join(", ")}. Nothing is lost. In the pull request, "Resolve conflicts" shows both versions: keep the right one of each.`,
    );
  }
  const address = getCompareAddress(repository, branch);
  const sent = isNew ? "Sent." : `Nothing has changed since you sent ${branch}.`;
  print(
    `${sent} Your change is not online yet: it needs a pull request, a page where the checks run, colleagues look at it, and someone presses Merge.`,
  );
  if (address) open(address, branch);
  else print(`Ask a developer to merge the branch ${branch}.`);
  const others = listWaiting(git, repository.online).filter((each) => each !== branch);
  if (others.length === 0) return;
  print(
    `Sent before, and not online yet: ${others.join(", ")}. If this has it all, close the pull request of that one.`,
  );
}

/** The branches of changes that were sent from here, and are not online. */
const listWaiting = (git: Git, online: string): string[] =>
  git
    .run("branch", "--list", "--format=%(refname:short)", "words/*")
    .split("\n")
    .filter((branch) => branch && findCommit(git, `origin/${branch}`))
    .filter((branch) => !isOnline(git, online, branch));

function explainPush(text: string): string {
  if (/non-fast-forward|fetch first/.test(text)) {
    return "They were not sent, because someone else has sent changes under the same name. Ask a developer to join the two.";
  }
  if (text.includes("remote rejected")) {
    return `They were not sent, because the shared copy refuses them. Show its reason to whoever manages it; once it is settled, run this command again.\n${text}`;
  }
  if (/denied|403|401|[Aa]uthentication|could not read Username|Permission/.test(text)) {
    return "They were not sent, because the shared copy does not let you in. Ask whoever manages it for write access, then run this command again.";
  }
  return `They were not sent, because the shared copy does not answer. Check your connection, then run this command again.\n(${text})`;
}

/** The files in which the open branch and the online one say different things in the same place. */
function listConflicts(git: Git, online: string): string[] {
  const options = ["--write-tree", "--name-only", "--no-messages"];
  const merge = git.ask("merge-tree", ...options, online, "HEAD");
  // Below the name of the merged tree.
  return merge.isOk ? [] : merge.text.split("\n").slice(1);
}
