/**
 * Draws the site from the sample content into a folder of its own, with the scripts and styles
 * of the build that is there: the words of the sample never change, so tests may rely on them.
 */
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseBuildEnv } from "../../build-site/build-env.ts";
import { drawPages } from "../../build-site/draw-pages.ts";
import { finishBuild } from "../../build-site/finish-build.ts";
import { composeSample } from "./compose-sample.ts";
import { sampleBuild, sampleRoot } from "./words.ts";

// React has a development build for any other value.
process.env.NODE_ENV = "production";

const project = resolve(import.meta.dirname, "../..");
const client = join(sampleBuild, "client");

rmSync(sampleRoot, { recursive: true, force: true });
composeSample(sampleRoot);
cpSync(join(project, "build/current/client"), client, {
  recursive: true,
  preserveTimestamps: true,
  // What tests open needs no compressed copies and no social images, which would take most of the time.
  filter: (file) => !/\.(?:html|br|gz)$|[\\/]social$/.test(file),
});
const server = join(project, "build/current/server");
const drawn = await drawPages({ root: sampleRoot, client, server });
const env = parseBuildEnv(process.env);
await finishBuild({ root: sampleRoot, build: sampleBuild, env }, drawn);
