import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { expect, it, onTestFinished } from "vitest";
import { editorPolicy } from "../../build-site/content-security.ts";
import { writeEditor } from "../../build-site/editor/write-editor.ts";
import { chromiumArgs, findHeadlessChromium } from "../../scripts/chromium.mjs";
import { createStaticListener } from "../../server/static.ts";
import { waitFor } from "../processes.ts";
import { fakeGitHub } from "./fake-github.ts";

const settings = { repository: "company/website", branch: "main", authUrl: undefined };
const file = "content/pages/about.yaml";

/** The editor of a site, under its own policy and in a browser. */
async function serveEditor() {
  const root = mkdtempSync(join(tmpdir(), "aes32-editor-"));
  await writeEditor(resolve(import.meta.dirname, "../.."), root, settings);
  const policies = { "edit/index.html": editorPolicy };
  const listener = createStaticListener({ root, homes: ["/"], redirects: [], policies });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const launch = { executablePath: findHeadlessChromium(), args: chromiumArgs };
  const browser = await chromium.launch(launch);
  onTestFinished(async () => {
    await browser.close();
    server.close();
    rmSync(root, { recursive: true });
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  return { page, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/edit/` };
}

it("saves under its policy as a commit on a branch of its own, with a pull request", async () => {
  const { address, page } = await serveEditor();
  expect((await fetch(address)).headers.get("x-robots-tag")).toBe("noindex");
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  const mutations = await fakeGitHub(page, file);
  await page.goto(`${address}#/collections/pages/entries/pages-about`);
  await page.getByRole("button", { name: /token/i }).click();
  const dialog = page.locator("dialog[open], [role=dialog]");
  await dialog.locator("input, textarea").first().fill("github_pat_1");
  await dialog.getByRole("button", { name: /sign in/i }).click();
  await page.getByRole("textbox", { name: "Title" }).first().fill("A new title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await waitFor(() => mutations.find(([name]) => name === "createPullRequest"));
  const [ref, commit, request] = mutations.map(([, input]) => input);
  expect(ref?.name).toMatch(/^refs\/heads\/cms\/pages\//);
  const branch = String(ref?.name).replace("refs/heads/", "");
  expect(commit).toMatchObject({ branch: { branchName: branch } });
  expect(commit?.fileChanges).toMatchObject({ additions: [{ path: file }] });
  expect(request).toMatchObject({ base: "main", head: branch });
  expect(refused).toEqual([]);
  expect([...hosts].filter((host) => host !== "")).toEqual([
    "127.0.0.1",
    "www.githubstatus.com",
    "api.github.com",
  ]);
});
