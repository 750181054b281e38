import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentError } from "content-model/check-files";
import { checkEditions, contentRoots } from "../build-site/rules/all-content.ts";
import { countContentFiles } from "../build-site/rules/stray-files.ts";
import { annotate } from "./checks/annotate.ts";

/**
 * `npm run check:content`: checks the content of every language and lists the faults. Takes another
 * folder with content/ as an argument.
 */
const [, , given] = process.argv;
const root = given ?? fileURLToPath(new URL("..", import.meta.url));
const folders = given ? ["."] : contentRoots;

try {
  await checkEditions(root, folders);
  const counts = folders.map((folder) => countContentFiles(join(root, folder)));
  console.log(`content: ${counts.reduce((sum, count) => sum + count)} files fit`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  if (!given) {
    await annotate(
      error.faults.map(({ field, message, about, ...place }) => ({
        ...place,
        place: field,
        message: about ? `${message}. This ${field === "" ? "file" : "field"}: ${about}` : message,
      })),
    );
  }
  const count = error.faults.length;
  console.error(
    `\ncontent: ${count} ${count === 1 ? "fault" : "faults"}; docs/editing.md explains them`,
  );
  process.exitCode = 1;
}
