/**
 * `npm run build`: checks the settings and the content, builds and prerenders the site, and adds
 * what is made from the result: 404 page, sitemap, robots.txt, manifests, compressed twins.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { readAllContent } from "../app/content-files/all-content.ts";
import { ContentError } from "../app/content-files/check-files.ts";
import { parseBuildEnv } from "./build-env.ts";
import { BuildEnvError } from "./build-env-error.ts";
import { finishBuild } from "./finish-build.ts";
import { SocialImageError } from "./social-image.ts";

const root = resolve(import.meta.dirname, "..");

try {
  parseBuildEnv(process.env);
  const { articles } = readAllContent(root);
  rmSync(resolve(root, "build"), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 2 ** 20 },
  );
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}`);
    process.exit(1);
  }
  if (process.argv.includes("--verbose")) console.log(stdout, stderr);
  const { pages, bytes } = await finishBuild(root, articles);
  console.log(`Built ${pages} pages, ${Math.round(bytes / 1024)} KB of script on the wire.`);
} catch (error) {
  if ([ContentError, BuildEnvError, SocialImageError].some((known) => error instanceof known)) {
    const { message } = error as Error;
    console.error(message);
    process.exit(1);
  }
  throw error;
}
