import { fileURLToPath } from "node:url";
import { checkEditions, countContentFiles } from "../build-site/content/all-content.ts";
import { ContentError } from "../build-site/content/check-files.ts";

/** `npm run check:content`: checks everything below content/ and lists the faults. Takes another root as argument. */
const root = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));

try {
  await checkEditions(root);
  console.log(`content: ${countContentFiles(root)} files fit`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  const count = error.faults.length;
  console.error(
    `\ncontent: ${count} ${count === 1 ? "fault" : "faults"}; docs/editing.md explains them`,
  );
  process.exitCode = 1;
}
