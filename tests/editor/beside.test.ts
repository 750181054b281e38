import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { afterAll, afterEach, expect, it, onTestFinished } from "vitest";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { findViolations } from "../e2e/axe.ts";
import { getBothSides } from "./beside.ts";
import { photo, photoFile } from "./drop-in.ts";
import { addItem, expand, fillCampaign, getField, getTextbox, openEditor } from "./open-editor.ts";

// One server, one browser, one person: the tests run in this order.
const { browser, close, copy, origin, page, read, takeProblems } = await openEditor();
afterAll(close);
afterEach(() => expect(takeProblems(), "problems in the browser").toEqual([]));

const about = "content/pages/about.yaml";
const { editor, form, getOpened, getShown, openLeft, save, site } = getBothSides(page);
const [aboutForm, modulesForm] = ["pages/entries/pages-about", "pages/entries/pages-modules"];

/** Goes to a page on the right; again, if one that is just reloading after a change was faster. */
async function goTo(path: string): Promise<void> {
  const current = site.locator(`[aria-current=page][href="${path}"]`).first();
  do {
    await page.evaluate((to) => {
      document.querySelectorAll("iframe")[1]?.contentWindow?.location.assign(to);
    }, path);
    await current.waitFor({ state: "attached", timeout: 5_000 }).catch(() => {});
  } while ((await current.count()) === 0);
  // Before, "Edit this page" opens a tab of its own.
  await expect.poll(() => current.evaluate(() => document.readyState)).toBe("complete");
}

/** Presses "Edit this page", and waits for the form that it opens. */
async function pressEdit(entry: string): Promise<void> {
  await site.getByRole("link", { name: "Edit this page" }).click();
  await expect.poll(getOpened).toBe(entry);
  await getField(form, "Description").waitFor();
}

/** The steps to a field of the open form; the last is a text box. */
async function reach(steps: readonly string[]): Promise<Locator> {
  let place: Locator = form;
  for (const label of steps.slice(0, -1)) {
    place = getField(place, label);
    await expand(place);
  }
  return getTextbox(place, steps.at(-1) ?? "");
}

/** Holds requests back until they are released, at the latest when the test ends. */
async function holdBack(url: string) {
  const released = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  const release = async () => {
    released.resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
  onTestFinished(release);
  return { release, request: requested.promise };
}

/** The headline in the form of the page about us. */
async function getHeadline(): Promise<Locator> {
  await openLeft(aboutForm);
  return reach(["Top of the page", "Title"]);
}

it("has no fault of its own that axe finds", async () => {
  await page.goto(`${origin}/edit/`);
  await editor.getByRole("toolbar", { name: "Global" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

it("opens the form of the page on the right", async () => {
  await goTo(paths.about);
  await pressEdit(aboutForm);
  expect(await getShown()).toBe(paths.about);
});

it("shows on the right what was saved on the left", async () => {
  await goTo(paths.about);
  await (await getHeadline()).fill("Seen at once");
  await save();
  await site.getByRole("heading", { name: "Seen at once", level: 1 }).waitFor();
  expect(read(about)).toContain("title: Seen at once\n");
});

it("shows what was saved while the page was still loading", async () => {
  await goTo(paths.about);
  // Until it has this script, the page does not hear of changes.
  const held = await holdBack("**/@vite/client");
  await page.evaluate(() =>
    document.querySelectorAll("iframe")[1]?.contentWindow?.location.reload(),
  );
  await held.request;
  await (await getHeadline()).fill("Seen late");
  await save();
  await held.release();
  await site.getByRole("heading", { name: "Seen late", level: 1 }).waitFor();
});

it("shows the last of two changes that come from elsewhere at once", async () => {
  const shown = site.getByRole("heading", { name: "The last", level: 1 });
  const text = read(about);
  const write = (headline: string) =>
    writeFileSync(join(copy, about), text.replace(/^( +title: ).*$/m, `$1${headline}`));
  await goTo(paths.about);
  write("The first");
  // While the page is drawn with the first one.
  await page.waitForTimeout(250);
  write("The last");
  await shown.waitFor();
  writeFileSync(join(copy, about), text);
  await shown.waitFor({ state: "detached" });
});

it("opens the form of one page after the other", async () => {
  for (const [path, entry] of [
    [paths.modules, modulesForm],
    [paths.about, aboutForm],
  ] as const) {
    await goTo(path);
    await pressEdit(entry);
    expect(await getShown()).toBe(path);
  }
  // Not an empty form.
  const headline = await (await getHeadline()).inputValue();
  expect(headline).not.toBe("");
  expect(read(about)).toContain(headline);
});

it("shows the page where the entry that is opened is seen", async () => {
  const slug = "contractor-management-pitfalls";
  for (const [entry, path] of [
    [`articles/entries/${slug}/index`, getArticlePath(slug)],
    ["lists/entries/personas", paths.home],
    ["modules/entries/modules-planning", getModulePath("planning")],
    // Of all pages: it stays.
    ["site/entries/chrome", getModulePath("planning")],
  ] as const) {
    await openLeft(entry);
    await expect.poll(getShown).toBe(path);
  }
});

/** What the page on the right says of the content: the place, and below it what does not fit. */
const getFault = (place: string) => site.locator("section").filter({ hasText: place });

/** Waits until the page on the right is shown again. Until then, it answered 500. */
async function waitForPage(): Promise<void> {
  await site.getByRole("link", { name: "Edit this page" }).waitFor();
  takeProblems();
}

it.each([
  ["a link to nowhere", ["Closing", "Main link", "Link to"], "/nowhere", /not a page on this site/],
  [
    "a figure that no claim has",
    ["Closing", "Title"],
    "Join 70+ plants.",
    /belongs in “Figures we claim/,
  ],
  ["a claim that is none", ["Closing", "Title"], "Join {{claims.plants}}.", /claims\.plants/],
])("says of %s what is wrong, and opens the form there", async (_, steps, wrong, words) => {
  await openLeft(aboutForm);
  const box = await reach(steps);
  const before = read(about);
  const right = await box.inputValue();
  await box.fill(wrong);
  await save();
  const fault = getFault("Pages › About Us");
  await fault.waitFor();
  expect(await fault.getByRole("heading", { level: 3 }).textContent()).toBe(steps.join(" › "));
  expect(await fault.textContent()).toMatch(words);
  expect(await site.locator("body").textContent()).not.toMatch(/\.yaml|\.ts:\d/);
  await openLeft("site/entries/redirects");
  await fault.getByRole("link").click();
  await (await reach(steps)).fill(right);
  await save();
  await waitForPage();
  expect(read(about)).toBe(before);
});

it("says of a page of faults nothing that axe minds", async () => {
  const text = read(about);
  writeFileSync(join(copy, about), text.replace("/contact/", "/nowhere"));
  await getFault("Pages › About Us").waitFor();
  const alone = await browser.newPage();
  await alone.goto(origin);
  expect(await findViolations(alone)).toEqual([]);
  await alone.close();
  writeFileSync(join(copy, about), text);
  await waitForPage();
});

it("says of a picture that is too small how wide it has to be", async () => {
  const customers = "content/customers.yaml";
  const before = read(customers);
  await openLeft("lists/entries/customers");
  const name = await addItem(getField(form, "Names"));
  await name.getByRole("textbox").fill("A new customer");
  const logo = await addItem(getField(form, "Logos"));
  await logo
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo(200));
  await getTextbox(logo, "Alternative text").fill("A new customer");
  await getTextbox(logo, "Rights").fill("The customer’s logo, agreed in writing.");
  await save();
  const fault = getFault("› Customers");
  await fault.waitFor();
  expect(await fault.textContent()).toMatch(/200 pixels wide.*320/);
  writeFileSync(join(copy, customers), before);
  rmSync(join(copy, "content/pictures", photoFile));
  await waitForPage();
});

it("says of an address that is taken what to do", async () => {
  await openLeft("campaigns/new");
  await fillCampaign(form, "Modules");
  await save();
  const fault = getFault("Campaigns › modules");
  await fault.waitFor();
  expect(await fault.textContent()).toMatch(/\/modules, which is taken\. Duplicate this entry/);
  rmSync(join(copy, "content/campaigns/modules.yaml"));
  await waitForPage();
});
