import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, expect, it } from "vitest";
import { getEditorAddress } from "../../build-site/edit-address.ts";
import { buildEditor, buildEditorPage } from "../../build-site/editor/build-editor.ts";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { formatAllContent } from "../../build-site/editor/format-content.ts";
import { makeEditorConfig } from "../../build-site/editor/site-config.ts";
import { createFilesListener } from "../../build-site/editor/working-files.ts";
import { chromiumArgs, findHeadlessChromium } from "../../scripts/chromium.mjs";
import { project } from "../content-copy.ts";

/** The editor of `npm run edit` on a copy of content/, without the page beside it. */
async function openLocalEditor() {
  const root = mkdtempSync(join(tmpdir(), "aes32-round-trip-"));
  cpSync(join(project, "content"), join(root, "content"), { recursive: true });
  const { entry, files } = await buildEditor(project, "local");
  const config = await makeEditorConfig();
  const answerFiles = createFilesListener(root, ["content"]);
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    if (path.startsWith("/edit/files/")) {
      request.url = path.slice("/edit/files".length);
      return void answerFiles(request, response);
    }
    if (path === "/edit/local/") {
      return response.setHeader("content-type", "text/html").end(buildEditorPage(entry));
    }
    if (path === "/edit/config.json") return response.end(config);
    const file = files.get(path.slice(1));
    if (path.endsWith(".js")) response.setHeader("content-type", "text/javascript");
    response.writeHead(file === undefined ? 404 : 200).end(file);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: chromiumArgs,
  });
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/edit/local/`);
  await page.getByRole("toolbar", { name: "Global" }).waitFor();
  return {
    page,
    form: page.getByRole("group", { name: "Content Editor" }),
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    async close() {
      await browser.close();
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}

const { close, form, page, read } = await openLocalEditor();
afterAll(close);

/** A word in which a vowel may become another: it stays a word, and part of no mark or reference. */
const word = /(?<=^|[ \n])[a-zA-Z]?[b-df-hj-np-tv-z]*[aeiou][a-z]{2,}(?= |$)/;

/** The text with another vowel; if it has no such word, with another digit at its end, if it has one. */
const changeText = (text: string) =>
  word.test(text)
    ? text.replace(word, (found) =>
        found.replace(/[aeiou](?=[a-z]{2})/, (vowel) => (vowel === "a" ? "e" : "a")),
      )
    : text.replace(/(?<=\D\d*)\d$/, (digit) => (digit === "1" ? "2" : "1"));

/** Changes the first text that the open form shows and that can be; in a closed group if none else. */
async function changeLetter(): Promise<void> {
  const boxes = form.getByRole("group", { name: /Field$/ }).getByRole("textbox");
  const closed = form.getByRole("button", { name: "Expand", exact: true }).first();
  for (;;) {
    const texts = await boxes.evaluateAll((all) =>
      all.map((box) => (box as HTMLInputElement).value ?? ""),
    );
    const at = texts.findIndex((text) => changeText(text) !== text);
    if (at >= 0) return boxes.nth(at).fill(changeText(texts[at] ?? ""));
    await closed.click();
  }
}

async function go(hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

const config = await makeContentConfig();
/** A list may be empty, and then has no letter. */
const entries = (await formatAllContent(project)).filter(({ formatted }) => /\w/.test(formatted));

it("has all of content/ to go through", () => expect(entries.length).toBeGreaterThan(50));

it.each(entries)("a letter of $file is all that changes", async ({ file, formatted }) => {
  const address = getEditorAddress(config, file) ?? "";
  await go(address.replace(/^.*#|\/entries.*$/g, ""));
  await form.waitFor({ state: "hidden" });
  await go(address.replace(/^.*#/, ""));
  await form
    .getByRole("group", { name: /Field$/ })
    .first()
    .waitFor();
  await changeLetter();
  const save = { name: "Save", exact: true };
  await form.getByRole("button", save).click();
  await form.getByRole("button", { ...save, disabled: true }).waitFor();
  const saved = read(file);
  const changed = [...saved].findIndex((letter, index) => letter !== formatted[index]);
  expect(saved).not.toBe(formatted);
  expect(formatted.slice(0, changed) + saved[changed] + formatted.slice(changed + 1)).toBe(saved);
});
