/**
 * `npm run screens`: retakes the screenshots of twelve pages, after an intended change of
 * appearance. The pictures (tests/screens/pictures) are committed with the change; `npm test`
 * compares against them.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";

const root = resolve(import.meta.dirname, "..");

const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--project=screens",
    "--update-snapshots=changed",
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
);

// With 256 colors a picture takes a third of the space and differs less than the comparison notices.
const folder = join(root, "tests/screens/pictures", process.platform);
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".png")) continue;
  const picture = readFileSync(join(folder, file));
  if ((await sharp(picture).metadata()).isPalette) continue;
  writeFileSync(
    join(folder, file),
    await sharp(picture).png({ palette: true, colors: 256, effort: 8 }).toBuffer(),
  );
}
process.exitCode = status ?? 1;
