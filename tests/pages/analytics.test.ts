import { expect, test } from "vitest";
import { readBuiltFile, readBuiltPages, readBuiltScripts } from "./built-site.ts";

test("without a setting, no page names a service, and no policy lets one be reached", () => {
  const named = readBuiltPages().filter(({ $ }) => $("meta[name=plausible]").length > 0);
  expect(named.map(({ path }) => path)).toEqual([]);
  expect(readBuiltFile("../site-manifest.json")).not.toContain("plausible");
});

test("what counts pages is a script of its own, which no page loads by itself", () => {
  const counting = readBuiltScripts().filter(({ text }) => text.includes("Web Vitals"));
  expect(counting).toHaveLength(1);
  const [{ name } = { name: "" }] = counting;
  const loading = readBuiltPages().filter(({ html }) => html.includes(name));
  expect(loading.map(({ path }) => path)).toEqual([]);
});
