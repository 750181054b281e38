import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Field } from "@sveltia/cms";
import { group, list, text, yesOrNo } from "content-model/fields";
import { makeFields } from "content-model/form-fields";
import { formatAllContent, formatContent } from "content-model/format-content";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { checkAllContent } from "../rules/check-content.ts";
import { makeContentConfig, readFormSite } from "./editor-config.ts";

const site = readFormSite();
const config = await makeContentConfig();

const { entries } = group({
  title: text(),
  hot: v.optional(yesOrNo()),
  tags: list(text()),
  parts: v.optional(list(group({ name: text(), note: v.optional(text()) }))),
});
const format = (content: string) => formatContent(content, "yaml", makeFields(site, entries));

test.each([
  [
    "keys are in the order of the schema, keys without a field at the end",
    "tags: [a]\nown: 1\ntitle: T\n",
    "title: T\ntags:\n  - a\nown: 1\n",
  ],
  ["what is optional and empty is left out", "title: T\nhot:\ntags: []\nparts: []\n", "title: T\n"],
  [
    "texts are trimmed and on one line, however they were folded",
    "title: >-\n  One\n  line\ntags: [' a ']\n",
    "title: One line\ntags:\n  - a\n",
  ],
  ["comments and blank lines are dropped", "# About\ntitle: T # here\n\ntags: []\n", "title: T\n"],
])("%s", (_, text, formatted) => expect(format(text)).toBe(formatted));

test("a field of several types is where the first type has it, inside lists and groups too", () => {
  const named = (name: string) => ({ name });
  const items = (...fields: object[]) => ({ name: "items", widget: "list" as const, fields });
  const figure = { name: "figure", widget: "object" as const, fields: [named("value")] };
  const types = [
    { name: "quote", fields: [named("title"), named("text"), items(named("text"), named("link"))] },
    { name: "note", fields: [named("text"), named("title"), items(named("name"), named("text"))] },
    { name: "sum", fields: [named("total"), items(figure)] },
  ];
  const bands = { name: "bands", widget: "list" as const, types, typeKey: "band" } as Field;
  const note =
    "bands:\n  - items:\n      - name: C\n        text: D\n    text: B\n    title: A\n    band: note\n";
  expect(formatContent(note, "yaml", [bands])).toBe(
    "bands:\n  - band: note\n    title: A\n    text: B\n    items:\n      - text: D\n        name: C\n",
  );
  // A list is where the first of what is in it comes.
  const sum =
    "bands:\n  - band: sum\n    items:\n      - figure:\n          value: 1\n    total: 2\n";
  expect(formatContent(sum, "yaml", [bands])).toBe(
    "bands:\n  - band: sum\n    total: '2'\n    items:\n      - figure:\n          value: '1'\n",
  );
});

test("the text below a head is kept byte for byte", () => {
  const article = "---\ntags: [a]\ntitle: T\n---\n\n## H\n\n* a\n* b  \n\n| x |\n| - |\n";
  expect(formatContent(article, "yaml-frontmatter", makeFields(site, entries))).toBe(
    "---\ntitle: T\ntags:\n  - a\n---\n\n## H\n\n* a\n* b  \n\n| x |\n| - |\n",
  );
});

const copies = {
  "the sample": new ContentCopy(),
  "content/": new ContentCopy((folder) => {
    for (const name of ["content", "public"]) {
      cpSync(join(project, name), join(folder, name), { recursive: true });
    }
  }),
};

test.each(Object.entries(copies))(
  "%s, in any layout, says the same once the editor has saved it, and stays so byte for byte",
  async (_, { root }) => {
    const files = formatAllContent(root, config);
    // What the editor saves as it is says the same.
    if (files.every(({ formatted, text }) => formatted === text)) return;
    const before = await checkAllContent(root);
    for (const { file, formatted } of files) writeFileSync(join(root, file), formatted);
    expect(await checkAllContent(root)).toEqual(before);
    const saved = formatAllContent(root, config);
    expect(saved.map(({ formatted }) => formatted)).toEqual(saved.map(({ text }) => text));
  },
);
