/**
 * Opens the pages that differ from those of a commit in a browser, as the sweep does with every page:
 * `sweep-changed.ts COMMIT`. Both are drawn with the code of the build, so only content may differ.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ContentError } from "content-model/check-files";
import { editions } from "../../app/editions.ts";
import { listEditionPages } from "../../build-site/draw-pages.ts";
import { askGit } from "../../build-site/git.mjs";
import { listOwnFiles } from "../../build-site/page-files.ts";
import { findChange } from "./checks.mjs";

/** Each takes ten seconds or more, and the whole answer less than four minutes. */
const limit = 8;

const root = resolve(import.meta.dirname, "../..");
// React uses its development build for any other value.
process.env.NODE_ENV = "production";

/** Every page with an address, by path: its HTML and its own content files. */
type DrawnPages = Map<string, { html: string; files: string[] }>;

async function drawAll(folder: string): Promise<DrawnPages> {
  const app = await import(pathToFileURL(join(root, "build/current/server/server.js")).href);
  return new Map(
    listEditionPages(app, { root: folder, preview: undefined, editions }).flatMap(
      ({ page, edition, draw }) => {
        if (!("path" in page.address)) return [];
        const files = listOwnFiles(join(folder, edition.folder), page);
        const paths = files.map((file) => posix.join(edition.folder, file));
        return [[edition.prefix + page.address.path, { html: draw(), files: paths }] as const];
      },
    ),
  );
}

/** Draws the content as a commit has it. None if it does not fit the schemas. */
async function drawCommit(commit: string): Promise<DrawnPages> {
  const folder = mkdtempSync(join(tmpdir(), "content-before-"));
  const paths = editions.flatMap((each) => [
    posix.join(each.folder, "content"),
    posix.join(each.folder, "public"),
  ]);
  const archive = join(folder, "archive.tar");
  askGit(root, ["archive", "--output", archive, commit, "--", ...paths]);
  spawnSync("tar", ["-xf", archive, "-C", folder]);
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
const changedFiles = findChange(commit)?.files ?? [];
const before = await drawCommit(commit);
const changed = [...(await drawAll(root))]
  .map(([path, { html, files }]) => ({
    path,
    // Those whose own words changed come first, and of these, whichever has most that is new.
    news: countNew(html, before.get(path)?.html),
    isOwn: files.some((file) => changedFiles.includes(file)),
  }))
  .filter(({ news }) => news > 0)
  .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.news - one.news);
const opened = changed.slice(0, limit).map(({ path }) => path);
const rest = changed.length - opened.length;
console.log(
  changed.length === 0
    ? "No page looks different."
    : `Opening ${opened.join(", ")}${rest > 0 ? `; leaving out ${rest} others` : ""}`,
);
if (opened.length > 0) {
  // Paths are the tests' titles; nothing in them means anything else in a pattern.
  const titles = opened.join("|");
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const args = [cli, "test", "--project=desktop", "sweep.spec", "--grep", ` (${titles})$`];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}
