import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { pageTags } from "../../app/engine/page-record.ts";
import { consent } from "../../app/parts/consent/schema.ts";
import { getArticlePath, getSocialImagePath, paths } from "../../app/routes.ts";
import { getLocalEditAddress } from "../../build-site/editor/edit-address.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { chromiumArgs, findHeadlessChromium } from "../../scripts/setup/browsers.mjs";
import { drawPage } from "../draw-page.ts";
import { getRows } from "../leads/stored-rows.ts";
import { findFreePort, waitFor } from "../processes.ts";
import { copyRepository, startDev } from "./dev-process.ts";

// One clone, one process, one visitor: the tests run in this order.
const copy = copyRepository();
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const dev = startDev(copy, port);
let browser: Browser;
let page: Page;
/** Documents that the browser loaded since a test began. */
let loads = 0;
/** Console errors and requests without an answer. */
let problems: string[] = [];
/** Whether the document that is shown would hear of a change: a message to one that loads is lost. */
let isConnected = false;

beforeAll(async () => {
  await dev.waitForOutput(new RegExp(`${origin}/`));
  browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
  page = await browser.newPage();
  // A busy machine is no fault; the test's own timeout ends it.
  page.setDefaultTimeout(0);
  page.on("load", () => {
    loads += 1;
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isConnected = false;
  });
  page.on("console", (message) => {
    if (message.text() === "[vite] connected.") isConnected = true;
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("requestfailed", (request) => {
    // Going to another page cancels what is still loading for this one.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") problems.push(`${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
});

afterAll(async () => {
  await browser?.close();
  await dev.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** What is told as it should be: how long a busy machine's plugins took, refusals, a lost page. */
const told = [
  /\S*\[PLUGIN_TIMINGS\][\s\S]*?https:\S+.*\n+/g,
  /.*is outside of Vite serving allow list.*\n(?:\n(?:- .*\n)+\nRefer .*\n\n)?/g,
  /.*The server is being restarted.*\n(?: .*\n)*/g,
];

afterEach(() => {
  const found = problems;
  problems = [];
  expect(found, "problems in the browser").toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  loads = 0;
}

/** Replaces a file of the copy at once, so that nobody reads half of it. */
function replace(file: string, text: string): void {
  writeFileSync(join(copy, "written"), text);
  renameSync(join(copy, "written"), join(copy, file));
}

/** Replaces a file once the page that is shown would hear of it. */
async function write(file: string, text: string): Promise<void> {
  await waitFor(() => isConnected || undefined);
  replace(file, text);
}

/** Changes a file of the copy; what undoes it. */
async function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text, file).toMatch(from);
  await write(file, text.replace(from, to));
  return () => write(file, text);
}

async function ask(path: string) {
  // A connection of its own: one that was idle may be closed just then.
  const headers = { connection: "close" };
  const response = await fetch(origin + path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The title in a page's file, on one line or more; whole, since a longer one might not fit. */
const pageTitle = /^title: .*(?:\n {2}.*)*/m;

const misspellTitle = () => change("content/pages/about.yaml", /^title: /m, "titel: ");
const misspelled = /^content\/pages\/about\.yaml, line \d+: titel$/;

const getTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";

/** The parts of a page's head that are its own, in their order. */
const listPageTags = ($: CheerioAPI) =>
  $("head")
    .find(`title, ${pageTags}`)
    .map((_, tag) => $.html(tag))
    .get();

/** Points at an island, and waits until it is live. */
async function wake(name: string): Promise<void> {
  await page.locator(`[data-island=${name}] > *`).first().hover();
  await page.locator(`[data-island=${name}][data-live]`).waitFor({ state: "attached" });
}

/** Sends the form as a browser without scripts does. */
function postForm(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ consent: "yes", ...fields });
  const address = `${origin}/functions/v1/submit-contact`;
  const headers = { origin, connection: "close" };
  return fetch(address, { method: "POST", headers, body, redirect: "manual" });
}

it("brings the first page of a fresh clone alive without loading it anew", async () => {
  await page.goto(origin);
  await page.getByRole("button", { name: readContent(copy, consent).acceptAll }).click();
  // The toaster is a script that comes when it is first needed, with a package of its own.
  await page.locator("[data-sonner-toast]").waitFor();
  expect(loads).toBe(1);
});

it("serves a page in either slash form, with the head of the built site and a link to its words", async () => {
  const built = drawPage(copy, paths.about);
  if (!built) throw new Error("the content makes no About page");
  for (const path of [paths.about, `${paths.about}/`]) {
    const { status, html } = await ask(path);
    expect.soft(status, path).toBe(200);
    expect.soft(listPageTags(load(html))).toEqual(listPageTags(built));
    expect.soft(html).toContain(`href="${getLocalEditAddress("content/pages/about.yaml")}"`);
  }
});

it("shows a change of words, what is wrong with the next one above the page as it was, and the page once it is right", async () => {
  await open(paths.about);
  await change("content/pages/about.yaml", pageTitle, "title: Changed");
  await page.waitForFunction(() => document.title.startsWith("Changed"));
  const undo = await misspellTitle();
  const fault = page.getByRole("link", { name: misspelled });
  await fault.waitFor();
  expect(await page.title()).toMatch(/^Changed/);
  await page.goto(origin + paths.modules);
  await fault.waitFor();
  // Nor has the software failed where a picture is drawn of the files as they are.
  const undoList = await change("content/personas.yaml", /^( *)- /m, "$1-- ");
  expect((await ask(getSocialImagePath(paths.about))).status).toBe(500);
  await undoList();
  await undo();
  await fault.waitFor({ state: "detached" });
});

it("refreshes an island in place and keeps what the visitor chose", async () => {
  await open(paths.resources);
  await wake("ResourceBrowser");
  const search = page.getByRole("searchbox");
  await search.fill("oracle");
  await page.waitForURL("**/resources#q=oracle");
  const file = "app/pages/resources/ResourceBrowser.island.tsx";
  await change(file, '<div className="page-column', '<div data-changed className="page-column');
  await page.locator("[data-changed]").waitFor();
  expect(await search.inputValue()).toBe("oracle");
  expect(loads).toBe(0);
});

it("shows a change of a part that is drawn in islands and outside of them", async () => {
  await change(
    "app/parts/ui/links.tsx",
    "<a href={href} {...external}",
    "<a data-renewed href={href} {...external}",
  );
  await page.locator("footer a[data-renewed]").first().waitFor();
  await open(paths.contact);
  await wake("ContactForm");
  // The first may be within a fold.
  await page
    .locator("[data-island=ContactForm] a[data-renewed]")
    .first()
    .waitFor({ state: "attached" });
});

it("shows an article whose folder is made meanwhile, a draft as well", async () => {
  await open(paths.blog);
  const [article = ""] = readdirSync(join(copy, "content/blog"));
  cpSync(join(copy, "content/blog", article), join(copy, "prepared"), { recursive: true });
  const excerpt = "excerpt: What is written while the server runs is shown without a restart.";
  const text = readFileSync(join(copy, "prepared/index.md"), "utf8")
    // Whichever article it is: a draft has one such line, and only so many may be featured.
    .replace(/^(?:draft|featured): .*\n/gm, "")
    .replace(pageTitle, "draft: true\ntitle: Meanwhile")
    .replace(/^excerpt: .*(?:\n {2}.*)*/m, excerpt);
  await write("prepared/index.md", text);
  const folder = join(copy, "content/blog/made-meanwhile");
  const path = getArticlePath("made-meanwhile");
  const link = page.locator(`a[href="${path}"]`).first();
  renameSync(join(copy, "prepared"), folder);
  await link.waitFor();
  expect(getTitle((await ask(path)).html)).toMatch(/^Meanwhile/);
  await waitFor(() => isConnected || undefined);
  rmSync(folder, { recursive: true });
  await link.waitFor({ state: "detached" });
  expect((await ask(path)).status).toBe(404);
});

it("serves nothing but what the site is made of, and to no other origin", async () => {
  const secret = "jana@plant.example";
  mkdirSync(join(copy, "data/outbox"), { recursive: true });
  const files = ["leads.csv", "data/copied.db", "data/outbox/mail.eml", "tests/secret.ts"];
  for (const file of files) writeFileSync(join(copy, file), `export default "${secret}";`);
  const served = [];
  for (const file of [...files, "data/site.db", "package.json"]) {
    for (const path of [`/${file}`, `/@fs${copy}/${file}`]) {
      for (const query of ["", "?raw", "?import&raw", "?url", "?inline", "?import"]) {
        const { html } = await ask(path + query);
        if (/jana@|SQLite|"devDependencies"/.test(html)) served.push(path + query);
      }
    }
  }
  for (const file of files) rmSync(join(copy, file));
  expect(served).toEqual([]);
  const headers = { origin: "http://localhost:8080" };
  const response = await fetch(`${origin}/app/browser.ts`, { headers });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

it("takes in a change of what its configuration is made of, the store included", async () => {
  const send = (email: string) => postForm({ name: "Jana Hoffmann", email });
  expect((await send("jana@plant.example")).status).toBe(303);
  const about = readFileSync(join(copy, "content/pages/about.yaml"), "utf8");
  await misspellTitle();
  const redirect = '"/old-privacy": paths.privacy';
  await change("app/routes.ts", '"/privacy-policy"', `${redirect}, "/privacy-policy"`);
  await dev.waitForOutput(/server restarted/);
  // It has no page yet that it could show.
  const { html, status } = await ask(paths.home);
  expect([status, load(html)("main a").text()]).toEqual([500, expect.stringMatching(misspelled)]);
  replace("content/pages/about.yaml", about);
  expect((await ask("/old-privacy")).status).toBe(301);
  expect((await send("second@plant.example")).status).toBe(303);
  // In the folder that development has when none is named.
  const emails = getRows(join(copy, "data/dev"), "leads").map(({ email }) => email);
  expect(emails).toEqual(["jana@plant.example", "second@plant.example"]);
  // Who asked in between was told so.
  problems = [];
});

it("says in one line that the port is taken", async () => {
  const { code, stdout, stderr } = await startDev(copy, port).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\..*\n$`));
});

it("has told whoever runs it nothing else, once it ends", async () => {
  const { stdout, stderr } = await dev.stop();
  expect(told.reduce((rest, each) => rest.replace(each, ""), stderr)).toBe("");
  expect(stdout, "a package was found late").not.toContain("optimized");
});
