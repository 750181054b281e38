import { expect, test } from "vitest";
import { readBuiltFile, readBuiltScripts } from "./built-site.ts";

test("without a setting, the build has no analytics at all", () => {
  const known = /plausible|matomo|googletagmanager|gtag|web-?vitals|dataLayer/i;
  const found = readBuiltScripts().filter(({ text }) => known.test(text));
  expect(found.map(({ name }) => name)).toEqual([]);
  expect(readBuiltFile("../site-manifest.json")).not.toMatch(known);
});
