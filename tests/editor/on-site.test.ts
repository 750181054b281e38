import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { afterAll, expect, it } from "vitest";
import { writeEditor } from "../../build-site/editor/build-editor.ts";
import { editorPolicy } from "../../build-site/finish-build.ts";
import { chromiumArgs, findHeadlessChromium } from "../../scripts/setup/browsers.mjs";
import { listSiteFiles } from "../../server/site-files.ts";
import { createStaticListener } from "../../server/static.ts";
import { project } from "../content-copy.ts";
import { listPages } from "../draw-page.ts";
import { waitFor } from "../processes.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { FakeGitHub } from "./fake-github.ts";
import { readBackups } from "./open-editor.ts";

const settings = { repository: "company/website", branch: "main", authUrl: undefined };

/** The editor of a site, under its own policy and in a browser. */
async function serveEditor() {
  const root = makeTemporaryFolder(afterAll);
  await writeEditor(root, { settings, root: project, pages: listPages(project) });
  const policies = { "edit/index.html": editorPolicy };
  const site = listSiteFiles(root);
  const listener = createStaticListener({ site, homes: ["/"], redirects: [], policies });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const launch = { executablePath: findHeadlessChromium(), args: chromiumArgs };
  const browser = await chromium.launch(launch);
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  return {
    page,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/edit/`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Signs in with a token, and opens the form. */
async function signIn(): Promise<void> {
  await page.goto(address + aboutForm);
  await page.getByRole("button", { name: /token/i }).click();
  const dialog = page.locator("dialog[open], [role=dialog]");
  await dialog.locator("input, textarea").first().fill("github_pat_1");
  await dialog.getByRole("button", { name: /sign in/i }).click();
}

const about = "content/pages/about.yaml";
const aboutForm = "#/collections/pages/entries/pages-about";
const branch = "cms/pages/pages-about";
const getTitle = () => page.getByRole("textbox", { name: "Title" }).first();

const refused: string[] = [];
const hosts = new Set<string>();
const github = new FakeGitHub(about);

// One editor, one person: the tests run in this order.
const { address, close, page } = await serveEditor();
afterAll(close);
page.on("console", (message) => {
  if (message.text().includes("Content Security Policy")) refused.push(message.text());
});
page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
await github.answer(page);

/** Keys and names of what the editor keeps in the browser. */
const readStored = () =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

it("asks nobody for anything before somebody signs in, and keeps what the cookie policy names", async () => {
  await page.goto(address);
  await page.getByRole("button", { name: /token/i }).waitFor();
  await page.waitForLoadState("networkidle");
  expect([...hosts].filter((host) => host !== "")).toEqual(["127.0.0.1"]);
  await waitFor(async () => (await readStored()).length === 2 || undefined);
  expect(await readStored()).toEqual(["sveltia-cms.prefs", expect.stringMatching(/^github:/)]);
});

it("saves under its policy as a commit on a branch of its own, with a pull request", async () => {
  expect((await fetch(address)).headers.get("x-robots-tag")).toBe("noindex");
  await signIn();
  await getTitle().fill("A new title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await waitFor(() => github.pullRequests.find(({ labels }) => labels.length > 0));
  expect(github.pullRequests).toMatchObject([
    { base: "main", head: branch, isDraft: true, labels: ["sveltia-cms/draft"] },
  ]);
  expect(github.read(branch)).toContain("title: A new title\n");
  expect(github.commits).toEqual([branch]);
  // What is saved is not offered again.
  await expect.poll(() => readBackups(page)).toBe("[]");
});

it("has asked no other host for anything, and for nothing that its policy refuses", async () => {
  expect(refused).toEqual([]);
  const names = /^(sveltia-cms\.(prefs|user)$|github:)/;
  expect((await readStored()).filter((name) => !names.test(name ?? ""))).toEqual([]);
  expect([...hosts].filter((host) => host !== "").sort()).toEqual(["127.0.0.1", "api.github.com"]);
});
