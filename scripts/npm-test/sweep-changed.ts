/**
 * Opens the pages whose own words have changed since a commit in a browser, as the sweep does with every
 * page: `sweep-changed.ts COMMIT`. Where that is no page's own, as in the menu, the home page.
 */
import { spawnSync } from "node:child_process";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { editions } from "../../app/editions.ts";
import { listEditionPages } from "../../build-site/draw-pages.ts";
import { listOwnFiles } from "../../build-site/page-files.ts";
import { findChange } from "./checks.mjs";

/** Each takes ten seconds or more, and the whole answer less than four minutes. */
const limit = 8;

const root = resolve(import.meta.dirname, "../..");
const [, , commit = "HEAD"] = process.argv;
const changed = findChange(commit)?.files ?? [];
const app = await import(pathToFileURL(join(root, "build/current/server/server.js")).href);
const paths = listEditionPages(app, { root, preview: undefined, editions })
  .filter(({ edition, page }) =>
    listOwnFiles(join(root, edition.folder), page).some((file) =>
      changed.includes(posix.join(edition.folder, file)),
    ),
  )
  .flatMap(({ edition, page: { address } }) =>
    "path" in address ? [edition.prefix + address.path] : [],
  );
const opened = paths.length > 0 ? paths.slice(0, limit) : ["/"];
console.log(`Opening ${opened.join(", ")}; leaving out ${Math.max(paths.length - limit, 0)}`);
// Paths are the tests' titles; nothing in them means anything else in a pattern.
const cli = join(root, "node_modules/@playwright/test/cli.js");
const grep = ` (${opened.join("|")})$`;
const args = [cli, "test", "--project=desktop", "sweep.spec", "--grep", grep];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
