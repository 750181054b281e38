import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { buildEnvSchema } from "../../build-site/build-env.ts";
import { leadsEnvSchema } from "../../leads/env/env.ts";
import { hostSchema } from "../../server/env.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const ofServer = Object.keys({ ...hostSchema.entries, ...leadsEnvSchema.entries });
/** What the build writes into the site, and the editor's place. */
const ofBuild = Object.keys(buildEnvSchema.entries)
  .filter((name) => /^(?:EDIT_|VITE_|SITE_ORIGIN$)/.test(name))
  // Only the workflow makes previews.
  .filter((name) => name !== "VITE_PREVIEW");

const { services } = parse(read("compose.yaml")) as {
  services: {
    site: { env_file: string; build: { args: Record<string, string> } };
    database: object;
  };
};

it("documents every setting of the server in operating.md", () => {
  const text = read("docs/operating.md");
  expect(ofServer.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("gives the container what .env has, and limits memory and logs of each", () => {
  expect(services.site.env_file).toBe(".env");
  const options = { "max-size": expect.any(String), "max-file": expect.any(String) };
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({ mem_limit: expect.any(String), logging: { options } });
  }
});

it.each(ofBuild)("passes %s to the build in the container and in the workflow", (name) => {
  expect(services.site.build.args[name]).toBe(`\${${name}:-}`);
  expect(read("Dockerfile")).toMatch(new RegExp(`^ARG ${name}=$`, "m"));
  expect(read(".github/workflows/site.yml")).toMatch(new RegExp(`${name}: .*\\bvars\\.${name}\\b`));
});
