/**
 * Opens the pages that differ from those of a commit in a browser, as the sweep does with every page:
 * `sweep-changed.ts COMMIT`. Both are drawn with the code of the build, so only content may differ.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { editions } from "../app/editions.ts";
import { ContentError } from "../build-site/content/check-files.ts";
import { listEditionPages } from "../build-site/draw-pages.ts";

/** One change of the menu changes every page: opening them all takes minutes and finds the same. */
const limit = 8;

const root = resolve(import.meta.dirname, "..");
// React uses its development build for any other value.
process.env.NODE_ENV = "production";

/** The HTML of every page with an address, by path. */
async function drawAll(folder: string): Promise<Map<string, string>> {
  const app = await import(pathToFileURL(join(root, "build/current/server/server.js")).href);
  return new Map(
    listEditionPages(app, { root: folder, preview: undefined, editions }).flatMap(
      ({ page: { address }, edition, draw }) =>
        "path" in address ? [[edition.prefix + address.path, draw()] as const] : [],
    ),
  );
}

/** Draws the content as a commit has it. None if it does not fit the schemas. */
async function drawCommit(commit: string): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "content-before-"));
  const paths = editions.flatMap((each) => [
    posix.join(each.folder, "content"),
    posix.join(each.folder, "public"),
  ]);
  const options = { cwd: root, maxBuffer: 2 ** 30 };
  const { stdout } = spawnSync("git", ["archive", commit, "--", ...paths], options);
  spawnSync("tar", ["-x", "-C", folder], { input: stdout });
  try {
    return await drawAll(folder);
  } catch (error) {
    if (error instanceof ContentError) return new Map();
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many pieces of a document are not in the one before. */
function countNew(html: string, before = ""): number {
  const known = new Set(before.split("<"));
  return html.split("<").filter((piece) => !known.has(piece)).length;
}

const [, , commit = "HEAD"] = process.argv;
const before = await drawCommit(commit);
const changed = [...(await drawAll(root))]
  .map(([path, html]) => ({ path, count: countNew(html, before.get(path)) }))
  .filter(({ count }) => count > 0)
  .sort((one, other) => other.count - one.count);
const opened = changed.slice(0, limit).map(({ path }) => path);
const rest = changed.length - opened.length;
console.log(
  changed.length === 0
    ? "No page looks different."
    : `Opening the pages that changed most: ${opened.join(", ")}${rest > 0 ? `; leaving out ${rest} others` : ""}`,
);
if (opened.length > 0) {
  // Paths are the tests' titles; nothing in them means anything else in a pattern.
  const titles = opened.join("|");
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const projects = ["--project=sweep-390", "--project=sweep-1280"];
  const args = [cli, "test", ...projects, "--grep", ` (${titles})$`];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}
