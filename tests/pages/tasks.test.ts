/**
 * The tasks of docs/tasks.md that show on a page, all done on one copy: each page that a task names has its
 * words, is valid HTML, and links to what exists.
 */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CheerioAPI, load } from "cheerio";
import { listTexts } from "content-model/content-file";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { editions } from "../../app/editions.ts";
import { getPageFile, listEditionPages } from "../../build-site/draw-pages.ts";
import { ContentCopy, project } from "../content-copy.ts";
import { doTask } from "../tasks/do-task.ts";
import { readTasks, type Snippet } from "../tasks/read-tasks.ts";
import { hasBuiltFile } from "./built-site.ts";
import { findLinkFault, listLinks } from "./follow-links.ts";
import { findInvalidHtml } from "./validate-html.ts";

const content = new ContentCopy();
const tasks = readTasks().filter(({ pages }) => pages.length > 0);
/** The names of the files for download. */
let files: string[] = [];
/** Returns a page, which is drawn once; undefined if there is none. */
let findPage: (path: string) => { html: string; $: CheerioAPI } | undefined;

beforeAll(async () => {
  for (const task of tasks) doTask(content, task);
  files = readdirSync(join(content.root, "content/files"));
  const app = await import(pathToFileURL(join(project, "build/current/server/server.js")).href);
  const pages = listEditionPages(app, { root: content.root, preview: undefined, editions });
  const drawn = new Map<string, { html: string; $: CheerioAPI }>();
  findPage = (path) => {
    const file = getPageFile({ path });
    const html = drawn.has(file) ? undefined : pages.find((page) => page.file === file)?.draw();
    if (html) drawn.set(file, { html, $: load(html) });
    return drawn.get(file);
  };
});

function draw(path: string) {
  const page = findPage(path);
  if (!page) throw new Error(`there is no page ${path}`);
  return page;
}

/** The words of a snippet that visitors may see, and the addresses it links to; ids are none. */
function listWords({ file, text }: Snippet): string[] {
  const [, head, body] = /^(?:---\n(.*?)^---\n)?(.*)/ms.exec(text) ?? [];
  const [fields, lines] = file.endsWith(".md") ? [head, body] : [text, ""];
  const written = listTexts(parse(fields ?? "")).map((each) => each.text.replace("(sample) ", ""));
  const links = [...(lines ?? "").matchAll(/\]\((.*?)\)/g)].map(([, target = ""]) => target);
  const words = [...written, ...links, ...(lines ?? "").split("\n")];
  return words.filter((each) => each !== "" && !/^[a-z0-9-]+$|\{\{/.test(each));
}

const shown = tasks.flatMap(({ name, pages, snippets }) => {
  const words = snippets.filter(({ deletes }) => !deletes).flatMap(listWords);
  return words.length > 0 ? pages.map((path) => ({ name, path, words })) : [];
});

test.each(shown)("$name: $path shows it", ({ path, words }) => {
  const { html } = draw(path);
  expect(words.filter((each) => html.includes(each))).not.toEqual([]);
});

test("a customer who was removed is not shown", () => {
  const removed = tasks.flatMap(({ snippets }) => snippets.filter(({ deletes }) => deletes));
  const { html } = draw("/");
  expect(removed.flatMap(listWords).filter((each) => html.includes(each))).toEqual([]);
});

test.each([...new Set(tasks.flatMap(({ pages }) => pages))])(
  "%s is valid and links to what exists",
  async (path) => {
    const { html, $ } = draw(path);
    const hasFile = (file: string) => hasBuiltFile(file) || files.includes(basename(file));
    const links = listLinks({ path, $ });
    expect(await findInvalidHtml(html)).toEqual([]);
    expect(links.flatMap((link) => findLinkFault(link, { findPage, hasFile }) ?? [])).toEqual([]);
  },
);
