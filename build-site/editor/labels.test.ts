import { expect, test } from "vitest";
import { makeContentConfig } from "./editor-config.ts";
import { getFormWords } from "./labels.ts";

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
  [
    "content/breadcrumbs.yaml",
    ["/modules"],
    "Whole site / Names of pages in search results / /modules",
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

/** Every label of the form, with the name of its field. */
type AnyField = {
  name: string;
  label?: string;
  hint?: string;
  comment?: string;
  field?: object;
  fields?: object[];
  types?: object[];
  options?: unknown[];
};
const listFields = (field: AnyField): AnyField[] => [
  field,
  ...[field.field ?? [], field.fields ?? [], field.types ?? []]
    .flat()
    .flatMap((each) => listFields(each as AnyField)),
];
const collections = (config.collections ?? []).flatMap((each) => ("divider" in each ? [] : each));
const files = collections.flatMap((each) => ("files" in each ? each.files : []));
const all = [...files, ...collections].flatMap((each) =>
  "fields" in each ? (each.fields ?? []).flatMap((field) => listFields(field as AnyField)) : [],
);

test("every label is in words", () => {
  const labels = [...all, ...files, ...collections].map(({ label }) => label ?? "");
  const raw = labels.filter(
    (label) => !/^[A-Z][^_{}[\]]*$/.test(label) || /[a-z][A-Z]/.test(label),
  );
  expect(raw).toEqual([]);
});

test("no hint speaks of files, keys or the software", () => {
  const hints = [
    // The editor breaks lines at "\\n".
    ...all.flatMap(({ hint = "", comment = "" }) => [hint, ...comment.split("\\n")]),
    ...collections.map((each) => ("description" in each ? (each.description ?? "") : "")),
  ];
  const foreign =
    /[Yy][Aa]ML|\.ya?ml|\.md\b|\b(?:schema|slug|key|indent)|\[\]|ISO 8601|npm |\b(?:app|art|content|docs|public)\/|\b[a-z]+[A-Z]/;
  expect([...new Set(hints)].filter((hint) => foreign.test(hint))).toEqual([]);
});

test("files of one collection have different labels", () => {
  for (const each of collections) {
    const labels = "files" in each ? each.files.map(({ label }) => label) : [];
    expect(new Set(labels).size).toBe(labels.length);
  }
});
