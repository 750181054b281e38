/**
 * Draws the site from the sample content into a build folder of its own, with the scripts and styles
 * of the build that is there: the words of the sample never change, so tests may rely on them.
 */
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawPages } from "../../build-site/draw-pages.ts";
import { finishBuild } from "../../build-site/finish-build.ts";

// React has a development build for any other value.
process.env.NODE_ENV = "production";

const project = resolve(import.meta.dirname, "../..");
const root = import.meta.dirname;
const build = join(project, ".cache/sample");
const client = join(build, "client");

rmSync(build, { recursive: true, force: true });
cpSync(join(project, "build/client"), client, {
  recursive: true,
  filter: (file) => !/\.html(\.\w+)?$/.test(file),
});
const drawn = await drawPages({ root, client, server: join(project, ".cache/server") });
await finishBuild({ root, build }, drawn);
