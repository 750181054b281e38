import { getFormWords } from "content-model/form-places";
import { expect, test } from "vitest";
import { makeContentConfig } from "./editor-config.ts";

const config = await makeContentConfig();

test.each<[string, (string | number)[], string]>([
  [
    "content/pages/how-it-works.yaml",
    ["faq", "items", 2, "answer"],
    "Pages / How It Works / Questions, Entries, 3, Answer",
  ],
  [
    "content/industries.yaml",
    [0, "stats", 1, "basis"],
    "Personas and lists / Industries / 1, Figures, 2, Claim behind the figure",
  ],
  ["content/pages/home.yaml", ["hero", "heading"], "Pages / Home / Top of the page"],
  [
    "content/legal/imprint.md",
    ["facts", "economicId"],
    "Legal texts / imprint / Facts, Economic ID",
  ],
])("%s %j is called as in the form", (file, path, words) => {
  const { collection, entry, field = [] } = getFormWords(config, file, path) ?? {};
  expect(`${collection} / ${entry} / ${field.join(", ")}`).toBe(words);
});

/** What a configuration calls its collections, files and fields. */
function listLabels(inside: unknown): string[] {
  if (typeof inside !== "object" || inside === null) return [];
  const own = "label" in inside && "name" in inside ? [String(inside.label)] : [];
  return [...own, ...Object.values(inside).flatMap(listLabels)];
}

test("every label is in words", () => {
  const raw = listLabels(config.collections).filter(
    (label) => !/^[A-Z][^_{}[\]]*$/.test(label) || /[a-z][A-Z]/.test(label),
  );
  expect(raw).toEqual([]);
});
