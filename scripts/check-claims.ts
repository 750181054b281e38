/**
 * `npm run check:claims`: lists the claims of content/claims.yaml that contradict each other or that
 * no page makes, for their owners to decide, and the figures that a text writes out, which the
 * content check refuses. Fails for these figures only. Takes another folder with content/ as an
 * argument.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentRoots, readYamlFiles } from "../build-site/content/all-content.ts";
import { ContentError } from "../build-site/content/check-files.ts";
import { findClashes } from "../build-site/content/claim-clashes.ts";
import { checkClaims, listUnmade } from "../build-site/content/claim-rules.ts";
import { readClaims } from "../build-site/content/read-claims.ts";

const [, , given] = process.argv;
const root = given ?? fileURLToPath(new URL("..", import.meta.url));

for (const folder of given ? ["."] : contentRoots) {
  const content = join(root, folder);
  const read = readClaims(content);
  const clashes = findClashes(read.claims);
  for (const { message, claims } of clashes) {
    console.log(message);
    for (const { name, counts, owner } of claims) console.log(`  ${name}: ${counts} (${owner})`);
    console.log("");
  }
  const files = await readYamlFiles(content);
  const unmade = listUnmade(content, read.claims, files);
  if (unmade.length > 0) {
    console.log(`No page makes these claims, which can be deleted: ${unmade.join(", ")}\n`);
  }
  const faults = read.faults.length > 0 ? read.faults : checkClaims(content, read, files);
  if (faults.length > 0) {
    console.error(new ContentError(faults).message);
    process.exitCode = 1;
  }
  console.log(
    `claims: ${read.claims.length} in ${read.file.file}, ${clashes.length} clashes for their owners to resolve, ${faults.length} faults`,
  );
}
