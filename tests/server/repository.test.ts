import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { makeTemporaryFolder } from "./site-fixture.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const documents = [
  "README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

/** Commands of npm that a text names and package.json does not have. */
function findUnknownCommands(text: string): string[] {
  const named = text.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g);
  return [...named].map(([, run, short]) => run ?? short ?? "").filter((name) => !scripts[name]);
}

/** What GitHub makes of a heading, to link to it. */
function getAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function findBrokenLinks(file: string): string[] {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^(?:https?:|\/)/.test(link)) return false; // another site, or an address of this one
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
      getAnchor(text),
    );
    return anchor !== undefined && !headings.includes(anchor);
  });
}

/** Files and folders in backticks that are not there; what the build or a server makes is left out. */
function findMissingPaths(file: string): string[] {
  const names = readdirSync(root).filter(
    (name) => !["build", "data", "node_modules"].includes(name),
  );
  return [...read(file).matchAll(/`([\w./-]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => names.includes(path.split("/")[0] ?? "") && path.includes("/"))
    .filter((path) => !/^content\/blog\/./.test(path)) // articles come and go, and are made up as examples
    .filter((path) => !existsSync(join(root, path)));
}

it.each(documents)("%s names commands, files and places that exist", (file) => {
  expect({
    commands: findUnknownCommands(read(file)),
    links: findBrokenLinks(file),
    paths: findMissingPaths(file),
  }).toEqual({ commands: [], links: [], paths: [] });
});

it("leads from nothing to online in twenty steps", () => {
  const section =
    /^## Twenty steps[^\n]*\n([\s\S]*?)^## /m.exec(read("docs/deploying.md"))?.[1] ?? "";
  const numbers = [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

interface Step {
  run?: string;
  uses?: string;
  if?: string;
  with?: Record<string, string>;
}

it("has a workflow that runs the two commands, and deploys only where the secrets are", () => {
  const workflow = parse(read(".github/workflows/site.yml"));
  const { check, deploy } = workflow.jobs as Record<string, { needs?: string; steps: Step[] }>;
  const steps = [...(check?.steps ?? []), ...(deploy?.steps ?? [])];
  expect(steps.flatMap(({ run }) => findUnknownCommands(run ?? ""))).toEqual([]);
  const commands = check?.steps.map(({ run }) => run ?? "").join("\n");
  expect(commands).toMatch(/^npm test$/m);
  expect(commands).toMatch(/^npm start /m);
  expect(deploy?.needs).toBe("check");
  const [secrets, ...others] = deploy?.steps ?? [];
  expect(secrets?.run).toContain("there=");
  for (const step of others) {
    expect(step.if).toBe("steps.secrets.outputs.there == 'true'");
    // What a branch is called must not become a command.
    expect(step.run ?? "").not.toContain("${{");
  }
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
  const wrangler = deploy?.steps.find(({ uses }) => uses?.startsWith("cloudflare/"));
  expect(wrangler?.with?.command).toContain("pages deploy build/hosting/cloudflare-pages ");
  expect(read("netlify.toml")).toContain('publish = "build/hosting/netlify"');
});

it("hands the build every variable that it reads, in the workflow and in the container", () => {
  const sources = ["scripts/build-env.ts", "scripts/analytics-env.ts"].map(read).join("\n");
  const names = [...sources.matchAll(/(?:env\.|read\(")(VITE_\w+)/g)].map(([, name = ""]) => name);
  const variables = [...new Set(names)].sort();
  expect(variables).toContain("VITE_BACKEND_KEY");
  const { deploy } = parse(read(".github/workflows/site.yml")).jobs;
  const { site } = parse(read("compose.yaml")).services;
  const inImage = [...read("Dockerfile").matchAll(/^ARG (VITE_\w+)=$/gm)].map(([, name]) => name);
  const isForBuild = (name: string) => name.startsWith("VITE_");
  expect(Object.keys(deploy.env).filter(isForBuild).sort()).toEqual(variables);
  expect(Object.keys(site.build.args).sort()).toEqual(variables);
  expect(inImage.sort()).toEqual(variables);
});

it("has a systemd unit that starts what is there", () => {
  const unit = read("deploy/aes32.service");
  const command = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(" ") ?? [];
  expect(existsSync(join(root, command.at(-1) ?? ""))).toBe(true);
  expect(command[0]).toBe("/srv/aes32/node_modules/node/bin/node");
  const main = /"start": "([^"]+)"/.exec(read("package.json"))?.[1];
  expect([main, read("scripts/start.mjs")]).toEqual([
    "node scripts/start.mjs",
    expect.stringContaining(`["${command.slice(1).join('", "')}"]`),
  ]);
  const analyzed = spawnSync("systemd-analyze", ["verify", join(root, "deploy/aes32.service")], {
    encoding: "utf8",
    cwd: makeTemporaryFolder(),
  });
  // Only a machine with systemd can tell more; it complains of places that only the real one has.
  const faults = analyzed.error ? "" : analyzed.stderr;
  expect(faults.split("\n").filter((line) => /Unknown|Invalid|Failed to parse/.test(line))).toEqual(
    [],
  );
});
