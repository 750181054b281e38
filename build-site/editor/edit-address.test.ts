import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getEditedFile } from "content-model/form-places";
import { expect, test } from "vitest";
import { getEditorAddress } from "./edit-address.ts";
import { makeContentConfig } from "./editor-config.ts";

const root = resolve(import.meta.dirname, "../..");
const config = await makeContentConfig();

test.each([
  ["content/pages/about.yaml", "/edit/#/collections/pages/entries/pages-about"],
  ["content/legal/privacy.md", "/edit/#/collections/legal/entries/privacy"],
  ["content/blog/some-article/index.md", "/edit/#/collections/articles/entries/some-article/index"],
  ["content/blog/some-article/more/index.md", undefined],
  ["content/nowhere.yaml", undefined],
])("%s opens at %s", (file, address) => {
  expect(getEditorAddress(config, file)).toBe(address);
  if (address) expect(getEditedFile(config, address)).toBe(file);
});

test("no two files open at the same address", () => {
  const files = config.collections?.flatMap((each) =>
    "files" in each ? (each.files ?? []).map(({ file }) => file) : [],
  );
  const addresses = files?.map((file) => getEditorAddress(config, file));
  expect(new Set(addresses).size).toBe(files?.length);
  expect(files?.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});
