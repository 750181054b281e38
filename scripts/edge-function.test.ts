import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** What docs/deploying.md names as the `--workdir` of Supabase's command. */
const workdir = resolve(import.meta.dirname, "../leads");
const folder = join(workdir, "supabase/functions/submit-contact");

test("the edge function imports nothing from outside its command's working folder, which can't send it", () => {
  const { imports } = JSON.parse(readFileSync(join(folder, "deno.json"), "utf8"));
  const targets = Object.values(imports as Record<string, string>).filter((target) =>
    target.startsWith("."),
  );
  expect(targets.length).toBeGreaterThan(0);
  const outside = targets.filter((target) => relative(workdir, join(folder, target))[0] === ".");
  expect(outside).toEqual([]);
});
