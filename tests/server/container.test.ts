import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { runNode } from "./server-process.ts";
import { makeBuild, makeTemporaryFolder } from "./site-fixture.ts";

const root = resolve(import.meta.dirname, "../..");
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const [, buildStage = "", ...laterStages] = dockerfile.split(/^FROM /m);
const finalStage = laterStages.at(-1) ?? "";

/** Sources and target of each COPY from the repository in a part of the Dockerfile. */
function listCopies(part: string): { sources: string[]; target: string }[] {
  return [...part.matchAll(/^COPY (?!--)(.+)$/gm)].map(([, text = ""]) => {
    const paths = text.split(" ");
    return { sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
  });
}

/** A folder with what a stage of the Dockerfile copies from the repository. */
function makeImage(stage: string): string {
  const image = makeTemporaryFolder();
  for (const { sources, target } of listCopies(stage)) {
    for (const source of sources) {
      const to = join(image, target.endsWith("/") ? join(target, source) : target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(root, source), to, { recursive: true });
    }
  }
  symlinkSync(join(root, "node_modules"), join(image, "node_modules"));
  return image;
}

it("has an image with every file that the server needs", async () => {
  const image = makeImage(finalStage);
  cpSync(makeBuild(), join(image, "build"), { recursive: true });
  const [, command = ""] = /^CMD \["node", (.+)\]$/m.exec(finalStage) ?? [];
  const [flag = "", entry = ""] = JSON.parse(`[${command}]`) as string[];
  // Stops where it begins to listen: all that it needs is loaded by then.
  const variables = { DATA_DIR: join(image, "data"), HOST: "192.0.2.1" };
  const { stderr } = await runNode([flag, join(image, entry)], variables);
  expect(stderr).toContain('HOST is "192.0.2.1": cannot listen there');
});

it("builds the site from an image with every script that the build needs", async () => {
  const image = makeImage(buildStage);
  // Stops at the first setting: all that it needs is loaded by then.
  const { stderr } = await runNode([join(image, "scripts/build.ts")], { PORT: "none" });
  expect(stderr).toBe('PORT is "none"; it must be a whole number from 1 to 65535\n');
});

it("copies only what is there", () => {
  const sources = listCopies(dockerfile).flatMap((copy) => copy.sources);
  const missing = sources.filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
