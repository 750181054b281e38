import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { editorAssets } from "../server/file-rules.ts";

/**
 * Runs a function on each item, a few at a time: compression and image drawing happen outside
 * JavaScript and keep every processor busy, and only the current items are in memory.
 *
 * @throws the first error; items already started are left to finish
 */
export async function runSideBySide<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator: each takes the next item when it finishes.
  const rest = items[Symbol.iterator]();
  const takeTurns = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  // One more than the number of processors: JavaScript prepares the next item meanwhile.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, takeTurns));
}

const compressible = ".css .html .ico .js .json .svg .txt .webmanifest .xml".split(" ");

/**
 * Writes a brotli and a gzip copy next to every text file in a folder.
 *
 * @returns the total size of the site's own scripts when compressed, in bytes
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  const editor = join(folder, editorAssets);
  let scriptBytes = 0;
  await runSideBySide(files, async (file) => {
    const content = await readFile(file);
    const br = await promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    const gz = await promisify(gzip)(content, { level: 9 });
    if (br.length < content.length) await writeFile(`${file}.br`, br);
    if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
    if (extname(file) === ".js" && !file.startsWith(editor)) scriptBytes += br.length;
  });
  return scriptBytes;
}
