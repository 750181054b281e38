/** `npm run format:content`: rewrites content/ as the editor saves it. Comments are lost. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatAllContent } from "content-model/format-content";
import { makeContentConfig } from "../build-site/editor/editor-config.ts";

const root = join(import.meta.dirname, "..");
const changed = formatAllContent(root, await makeContentConfig()).filter(
  ({ text, formatted }) => text !== formatted,
);
for (const { file, formatted } of changed) {
  writeFileSync(join(root, file), formatted);
  console.log(file);
}
console.log(`${changed.length} files changed.`);
