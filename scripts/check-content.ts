import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentError } from "content-model/check-files";
import { parseOptions } from "startup/parse-options";
import { runOrExplain, showControls } from "startup/run-or-explain";
import { checkEditions, contentRoots } from "../build-site/rules/check-content.ts";
import { listQuestions, tidyContent } from "../build-site/rules/content-questions.ts";
import { annotateFaults } from "./npm-test/annotate.ts";

/**
 * `npm run check:content`: checks the content of every language and lists the faults, and what it asks
 * about. `-- --fix` first sends readers of renamed and deleted pages on, deletes pictures that nothing names any
 * longer, and makes photos small and clean. Takes another folder with content/ as an argument.
 */
await runOrExplain(async () => {
  const { values, positionals } = parseOptions({ fix: { type: "boolean" } });
  const [given] = positionals;
  const root = given ?? fileURLToPath(new URL("..", import.meta.url));
  const folders = given ? ["."] : contentRoots;

  for (const folder of values.fix ? folders : []) {
    for (const line of await tidyContent(join(root, folder))) console.log(line);
  }

  try {
    await checkEditions(root, folders);
    for (const folder of folders) {
      for (const { file, line, message } of await listQuestions(join(root, folder), folder)) {
        console.log(showControls(`question: ${posix.join(folder, file)}:${line}  ${message}`));
      }
    }
    console.log("content: every file fits");
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(showControls(error.message));
    if (!given) await annotateFaults(error.faults);
    const count = error.faults.length;
    console.error(
      `\ncontent: ${count} ${count === 1 ? "fault" : "faults"}; docs/editing.md explains them`,
    );
    process.exitCode = 1;
  }
});
