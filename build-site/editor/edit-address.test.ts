import { globSync } from "node:fs";
import { getEditedFile } from "content-model/form-places";
import { expect, test } from "vitest";
import { project } from "../../tests/content-copy.ts";
import { buildAddressList, getEditorAddress } from "./edit-address.ts";
import { makeContentConfig } from "./editor-config.ts";

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

test("every file of words has a form of its own", () => {
  const files = globSync("content/**/*.{yaml,md}", { cwd: project });
  const opened = files.map((file) => getEditedFile(config, getEditorAddress(config, file) ?? ""));
  expect(opened).toEqual(files);
});

test("offers pages by their headings, and each place on them once", () => {
  const html = `<title>Security and Exit - AES/32</title><main>
    <h1>What we answer.</h1>
    <section id="downtime" aria-labelledby="downtime-title">
      <h2 id="downtime-title">Downtime</h2>
      <input id="field"><p id="note">No place</p>
    </section>
    <section aria-labelledby="band-2-title"><h2 id="band-2-title">A band</h2></section>
    <h2 id="exit-title">Exit</h2><details><div id="exit">You take all of it.</div></details>
    <h2 id="five-lines">Five lines</h2>
  </main><footer><section id="footer"><h2>Footer</h2></section></footer>`;
  expect(JSON.parse(buildAddressList(new Map([["/security", html]])))).toEqual([
    ["/security", "Security and Exit"],
    ["/security#downtime", "Security and Exit › Downtime"],
    ["/security#exit", "Security and Exit › Exit"],
    ["/security#five-lines", "Security and Exit › Five lines"],
  ]);
});
