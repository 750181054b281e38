import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getFormWords } from "content-model/form-places";
import { expect, test } from "vitest";
import { project } from "../../tests/content-copy.ts";
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

type Labeled = { label?: string; hint?: string } & Record<string, unknown>;

/** Everything in a configuration that has a label or a hint. */
function listLabeled(inside: unknown): Labeled[] {
  if (typeof inside !== "object" || inside === null) return [];
  const own = "label" in inside || "hint" in inside ? [inside as Labeled] : [];
  return [...own, ...Object.values(inside).flatMap(listLabeled)];
}

test("a hint names fields of its own form, or says in which other they are", () => {
  const fieldsPage = readFileSync(join(project, "docs/content-fields.md"), "utf8");
  const collections = config.collections ?? [];
  const files = collections.flatMap((each) => ("files" in each ? each.files : []));
  const folders = collections.filter((each) => "folder" in each);
  const places = [...collections, ...files].flatMap((each) => ("label" in each ? each.label : []));
  const odd = [...files, ...folders].flatMap((form) => {
    const known = [...places, ...listLabeled(form).map(({ label }) => label)];
    return listLabeled(form).flatMap(({ hint = "" }) => {
      const names = [...hint.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name);
      if (names.some((name) => places.includes(name))) return [];
      // What a description itself quotes is no name.
      return names
        .filter((name) => !known.includes(name) && !fieldsPage.includes(`“${name}”`))
        .map((name) => `${name}: ${hint}`);
    });
  });
  expect([...new Set(odd)]).toEqual([]);
});

/** What the editor itself says. */
const ownWords = [
  "Replace",
  "Remove",
  "Restore",
  "Use your own picture…",
  "Calendar…",
  "Today",
  "Upload",
  "Insert",
  "Assets",
  "Global Assets",
  "All Assets",
  "Keep Both",
  "Slug",
  "Edit Slug",
  "Delete",
  "Add",
  "Editorial Workflow",
  "Ready",
];

test("docs/editing.md calls things in the editor as the editor does", () => {
  const page = readFileSync(join(project, "docs/editing.md"), "utf8");
  const [before = ""] = page.split("## Put it online");
  const names = [...before.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, name = ""]) => name);
  const singulars = (config.collections ?? []).flatMap((each) =>
    "label_singular" in each ? [`New ${each.label_singular}`] : [],
  );
  const known = [...ownWords, ...singulars, ...listLabels(config.collections)];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});
