import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** What docs/deploying.md names as the `--workdir` of Supabase's command. */
const workdir = resolve(import.meta.dirname, "../leads");
const folder = join(workdir, "supabase/functions/submit-contact");
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const imports: Record<string, string> = readJson(join(folder, "deno.json")).imports;

test("the edge function imports nothing from outside its command's working folder, which can't send it", () => {
  const targets = Object.values(imports).filter((target) => target.startsWith("."));
  expect(targets.length).toBeGreaterThan(0);
  const outside = targets.filter((target) => relative(workdir, join(folder, target))[0] === ".");
  expect(outside).toEqual([]);
});

test("the edge function finds every package that its files import", () => {
  const files = new Set([join(folder, "index.ts")]);
  const missing: string[] = [];
  for (const file of files) {
    const statements = /^(?:import|export)(?! type)(?:[^;]*? from)? "([^"]+)"/gm;
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(statements)) {
      if (name.startsWith(".")) files.add(join(dirname(file), name));
      else if (!name.startsWith("node:") && !(name in imports)) missing.push(`${file}: ${name}`);
    }
  }
  expect(files.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("the edge function is deployed with the versions that are tested", () => {
  const { dependencies } = readJson(join(workdir, "package.json"));
  const packages = Object.entries(imports).filter(([, place]) => place.startsWith("npm:"));
  expect(packages).not.toEqual([]);
  for (const [name, place] of packages) expect(place).toBe(`npm:${name}@${dependencies[name]}`);
});

test("the documented commands keep to one version, and reach the hosted database", () => {
  const documents = ["deploying.md", "operating.md"].map((name) =>
    readFileSync(resolve(import.meta.dirname, "../docs", name), "utf8"),
  );
  const commands = documents.flatMap((text) => text.match(/npx supabase[^`\n]*/g) ?? []);
  expect(commands.some((command) => command.includes("db push"))).toBe(true);
  const versions = commands.map((command) => /^npx supabase@(\d+\.\d+\.\d+) /.exec(command)?.[1]);
  expect(new Set(versions).size).toBe(1);
  expect(versions).not.toContain(undefined);
  // Without it, version 3 pushes to a database on this computer.
  const pushes = commands.filter((command) => command.includes("db push"));
  expect(pushes.filter((command) => !command.includes("--remote"))).toEqual([]);
});
