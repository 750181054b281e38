import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach } from "vitest";
import { makeContentConfig } from "../build-site/editor/editor-config.ts";
import { cleanPictures } from "../build-site/sources/picture-files.ts";
import type { publishChanges } from "../scripts/publish-changes.ts";
import { ContentCopy } from "./content-copy.ts";
import { composeSample } from "./sample/compose-sample.ts";
import { makeTemporaryFolder } from "./server/site-fixture.ts";

export const person = [
  "user.name=Test",
  "user.email=test@example.com",
  "commit.gpgsign=false",
].flatMap((each) => ["-c", each]);
export const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** The sample's content, committed in a repository. */
export function composeCommitted(root: string): void {
  composeSample(root);
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "add", "art", "content", "public");
  git(root, ...person, "commit", "--quiet", "--message", "Content");
}

/** A copy of the sample content in git, on which a test file tries the commands that publish. */
export async function copyPublishedContent() {
  const content = new ContentCopy(composeCommitted);
  const config = await makeContentConfig();

  beforeAll(async () => {
    await cleanPictures(content.root);
    git(content.root, ...person, "commit", "--quiet", "--all", "--message", "Pictures");
  });

  // Whatever a test did to git, the next one begins on main, alone.
  beforeEach(() => {
    const first = git(content.root, "rev-parse", "main");
    git(content.root, "config", "user.name", "Test");
    git(content.root, "config", "user.email", "test@example.com");
    // As many developers have it.
    git(content.root, "config", "merge.ff", "only");
    return () => {
      for (const name of ["hooks", "worktrees"]) {
        rmSync(join(content.root, ".git", name), { recursive: true, force: true });
      }
      git(content.root, "checkout", "--quiet", "--force", "main");
      git(content.root, "reset", "--quiet", "--hard", first);
      const others = git(content.root, "branch", "--format=%(refname:short)").split("\n");
      for (const name of others) if (name !== "main") git(content.root, "branch", "-D", name);
      if (git(content.root, "remote")) git(content.root, "remote", "remove", "origin");
    };
  });

  return {
    content,

    /** Runs a command as a person who answers its questions with one line, and at a terminal with a choice. */
    async run(
      command: typeof publishChanges,
      answer: string,
      choice?: string,
      makeDownloads = async (_root: string) => {},
    ) {
      const lines: string[] = [];
      const fault: Error | undefined = await command({
        root: content.root,
        folders: ["."],
        config,
        print: (line) => lines.push(line),
        ask: async () => answer,
        makeDownloads,
        choose: choice === undefined ? undefined : async () => choice,
      }).catch((error) => error);
      return { text: [...lines, fault?.message ?? ""].join("\n"), fault };
    },

    /** A shared copy of the repository. */
    addShared(): string {
      const shared = makeTemporaryFolder();
      git(shared, "init", "--quiet", "--bare", "--initial-branch=main");
      git(content.root, "remote", "add", "origin", shared);
      git(content.root, "push", "--quiet", "origin", "main");
      return shared;
    },
  };
}
