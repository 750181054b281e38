import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const documents = [
  "README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
  ...globSync("{*,app/**}/README.md", { cwd: root, exclude: ["node_modules"] }),
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
  const text = read(file).replace(/^( *)```.*?^\1```$|`[^`\n]*`/gms, ""); // code is no link
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
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
    (name) => ![".cache", "build", "data", "node_modules"].includes(name),
  );
  return (
    [...read(file).matchAll(/`([\w./-]+)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) => names.includes(path.split("/")[0] ?? "") && path.includes("/"))
      // What comes and goes with what the team writes, and is made up as an example.
      .filter(
        (path) => !/^content\/(?:blog\/.|(?:authors|campaigns|files|jobs|pictures)\b)/.test(path),
      )
      .filter((path) => !existsSync(join(root, path)))
  );
}

it.each(documents)("%s names commands, files and places that exist", (file) => {
  expect({
    commands: findUnknownCommands(read(file)),
    links: findBrokenLinks(file),
    paths: findMissingPaths(file),
  }).toEqual({ commands: [], links: [], paths: [] });
});

it("has each decision that code and documents name", () => {
  const numbers = readdirSync(join(root, "docs/decisions")).map((file) => file.slice(0, 4));
  const search = ["grep", "--untracked", "-ohE", "docs/decisions/[0-9]{4}|decision [0-9]+"];
  const { stdout } = spawnSync("git", search, { cwd: root, encoding: "utf8" });
  const named = [...stdout.matchAll(/\d+/g)].map(([number]) => number.padStart(4, "0"));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

it("recommends a proxy that logs no address, and a schedule that shows no secret", () => {
  const [, nginx = ""] = /```nginx\n(.*?)```/s.exec(read("docs/deploying.md")) ?? [];
  expect(nginx).toContain("access_log off;");
  // `crit` has failed handshakes, with the address.
  expect(nginx.match(/error_log .*/g)).toEqual(Array(2).fill(expect.stringMatching(/ alert;$/)));
  const [, schedule = ""] = /(cron\.schedule\(.*?)```/s.exec(read("docs/operating.md")) ?? [];
  expect(schedule).toContain("from vault.decrypted_secrets");
  expect(schedule).not.toContain("OUTBOX_SECRET");
});

it("keeps what the leads command writes into this folder out of the repository", () => {
  const files = ["leads.csv", "leads-2026-11-20.json", "person.json", "exports/x.json"];
  const { stdout } = spawnSync("git", ["check-ignore", ...files], { cwd: root, encoding: "utf8" });
  expect(stdout.trim().split("\n")).toEqual(files);
});

it("installs nothing whose hash is not in the lockfile", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean; link?: boolean }>;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, one]) =>
      path.startsWith("node_modules/") && !one.integrity && !one.link && !one.inBundle,
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
