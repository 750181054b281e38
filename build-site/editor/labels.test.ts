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
    "content/personas.yaml",
    ["personas", 0, "keyPoints", 1],
    "Personas and lists / The four personas / Personas, 1, Key points, 2",
  ],
  [
    "content/industries.yaml",
    [0, "stats", 1, "basis"],
    "Personas and lists / Industries / 1, Figures, 2, Claim behind the figure",
  ],
  [
    "content/campaigns/spring.yaml",
    ["bands", 0, "primary", "href"],
    "Campaigns / spring / Bands, 1, Main link, Link to",
  ],
  [
    "content/blog/night-shift/index.md",
    ["pictureAlt"],
    "Articles / night-shift / Alternative text of the picture",
  ],
  ["content/module-pages/planning.yaml", [], "Module pages / Planning / "],
  ["content/pages/home.yaml", ["hero", "heading"], "Pages / Home / Top of the page"],
])("%s %j is called as in the form", (file, path, words) => {
  const { collection, entry, field = [] } = getFormWords(config, file, path) ?? {};
  expect(`${collection} / ${entry} / ${field.join(", ")}`).toBe(words);
});

test("a file that the editor does not have has no words", () => {
  expect(getFormWords(config, "content/pictures/logo.png", [])).toBeUndefined();
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
