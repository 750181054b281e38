import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
