/**
 * `npm run publish-changes`: shows what was changed in content/, checks it, asks for one sentence about it, and
 * sends it to be published. Without a sentence, nothing is sent. With `-- --undo` it shows what differs from what
 * is online, asks for a yes, and brings content/ back as it is online.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { askPerson } from "startup/ask-person";
import { parseOptions } from "startup/parse-options";
import { runOrExplain, showControls } from "startup/run-or-explain";
import { makeContentConfig } from "../build-site/editor/editor-config.ts";
import { contentRoots } from "../build-site/rules/check-content.ts";
import { publishChanges, undoChanges } from "./publish/publish.ts";

const root = join(import.meta.dirname, "..");

/** With GitHub's own program, the pull request is made at once; without it, its page makes it. */
function openAddress(address: string, branch: string): void {
  const made = spawnSync("gh", ["pr", "create", "--fill", "--head", branch], {
    cwd: root,
    encoding: "utf8",
    timeout: 30_000,
  });
  console.log(
    made.status === 0
      ? `The pull request is at ${made.stdout.trim()}`
      : `Open this page and press "Create pull request":\n\n  ${address}`,
  );
}

await runOrExplain(async () => {
  // A word that is not understood, such as "undo", must not publish.
  const { values } = parseOptions({ undo: { type: "boolean" } }, { allowPositionals: false });
  const config = await makeContentConfig();
  const publishing = {
    root,
    folders: contentRoots,
    config,
    print: (line: string) => console.log(showControls(line)),
    ask: askPerson,
    open: openAddress,
  };
  await (values.undo ? undoChanges : publishChanges)(publishing);
});
