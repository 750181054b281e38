import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { paths } from "../../app/routes.ts";
import { findViolations } from "../e2e/axe.ts";
import {
  addItem,
  expand,
  getField,
  getItem,
  getTextbox,
  openDialog,
  openEditor,
  settle,
} from "./open-editor.ts";

// One server, one browser, one person: the tests run in this order.
const { close, copy, form, open, origin, page, problems, read, save } = await openEditor();
afterAll(close);
afterEach(() => expect(problems, "problems in the browser").toEqual([]));

const pressSave = () => form.getByRole("button", { name: "Save", exact: true }).click();

/** Takes the first choice of a field: a list, or buttons if there are few. */
async function choose(label: string): Promise<void> {
  const button = getField(form, label).getByRole("radio").first();
  const list = getField(form, label).getByRole("combobox");
  await button.or(list).first().waitFor();
  await settle(button);
  if (await button.isVisible()) return button.check();
  await list.click();
  await page.getByRole("option").first().click();
}

/**
 * Changes a text of the open form, and expects the saved file to differ in nothing else.
 *
 * @param key of the text, if it alone does not tell the place
 */
async function changeText(file: string, box: Locator, text: string, key = ""): Promise<void> {
  const before = read(file);
  const old = await box.inputValue();
  const write = (value: string) => (key ? `${key}: ${value}\n` : value);
  await box.fill(text);
  expect(await save(file)).toBe(before.replace(write(old), write(text)));
}

/** The first entry of the open list, unfolded. */
async function openFirst(): Promise<Locator> {
  const item = getItem(form.getByRole("button", { name: "Reorder Item" }).first());
  await expand(item);
  return item;
}

/** A photo as a phone names it. */
const photo = {
  name: "IMG_2034 Night Shift.JPG",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: "gray" } })
    .jpeg()
    .toBuffer(),
};
const photoFile = "img_2034-night-shift.jpg";

const alt = "Two planners at a table";
const excerpt = "What a week of gate readings says about the hours that nobody planned.";

describe("the frequent tasks", () => {
  it("changes a headline, and back, and not a byte more", async () => {
    const file = "content/pages/about.yaml";
    const before = read(file);
    await open("pages/entries/pages-about");
    const title = getTextbox(form, "Title");
    const old = await title.inputValue();
    await changeText(file, title, "A new title", "title");
    await title.fill(old);
    expect(await save(file)).toBe(before);
  });

  it("writes an article with a photo that is dropped in", async () => {
    await open("articles/new");
    await getTextbox(form, "Title").fill("A week at the gate");
    await getTextbox(form, "Excerpt").fill(excerpt);
    await getField(form, "Date").getByRole("button", { name: "Today" }).click();
    await choose("Author");
    await choose("Category");
    const dialog = page.getByRole("dialog", { name: "Select Image" });
    const own = getField(form, "Picture").getByRole("button", { name: "Use your own picture" });
    await openDialog(own, dialog);
    await dialog.locator("input[type=file]").setInputFiles(photo);
    await dialog.getByRole("button", { name: "Insert" }).click();
    await getTextbox(form, "Picture alt").fill(alt);
    const entry = await addItem(getField(form, "Pictures"));
    await entry.locator("input[type=file]").first().setInputFiles(photo);
    await getTextbox(entry, "Rights").fill("Photo by our own team, May 2026.");
    await getTextbox(form, "Text").click();
    await page.keyboard.insertText("Two shifts, one gate.");
    const folder = "content/blog/a-week-at-the-gate";
    const text = await save(`${folder}/index.md`);
    expect(text).toContain(`picture: ${photoFile}\npictureAlt: ${alt}\n`);
    expect(text).toContain(`  - file: ${photoFile}\n`);
    expect(readdirSync(join(copy, folder)).sort()).toEqual([photoFile, "index.md"]);
    expect(text.trimEnd()).toMatch(/\n---\n\s*Two shifts, one gate\.$/);
  });

  it("adds a customer, with a logo", async () => {
    const file = "content/customers.yaml";
    const before = read(file);
    const listPictures = () => readdirSync(join(copy, "content/pictures"));
    const pictures = listPictures();
    await open("bands/entries/customers");
    const item = await addItem(getField(form, "Names"));
    await getTextbox(item, "Item").fill("A new customer");
    const logo = await addItem(getField(form, "Logos"));
    await logo.locator("input[type=file]").first().setInputFiles(photo);
    await getTextbox(logo, "Rights").fill("The customer’s logo, agreed in writing.");
    await pressSave();
    const name = getField(logo, "Text alternative");
    expect(await name.getByRole("alert").textContent()).toContain("required");
    await getTextbox(logo, "Text alternative").fill("A new customer");
    expect(await save(file)).toBe(
      `${before}  - A new customer\nlogos:\n  - file: ${photoFile}\n    alt: A new customer\n    rights: The customer’s logo, agreed in writing.\n`,
    );
    expect(listPictures()).toEqual([...pictures, photoFile].sort());
  });

  it("offers a job", async () => {
    await open("jobs/new");
    await getTextbox(form, "Title").fill("Gate Engineer");
    const description = "Read the gate of a refinery, and say plainly what it does not know.";
    await getTextbox(form, "Description").fill(description);
    await getField(form, "Valid until").locator("input").fill("2099-01-31");
    await getTextbox(await addItem(getField(form, "Remote")), "Item").fill("US");
    await choose("Employment");
    for (const list of ["Tasks", "Profile", "Offer"]) {
      await getTextbox(await addItem(getField(form, list)), "Item").fill("Read the gate.");
    }
    const text = await save("content/jobs/gate-engineer.yaml");
    expect(text).toContain("title: Gate Engineer\n");
    expect(text).toContain("validUntil: 2099-01-31\n");
    expect(text).toContain("remote:\n  - US\n");
  });

  it("changes a campaign's headline", async () => {
    const file = "content/campaigns/turnaround-season-2027.yaml";
    await open("campaigns/entries/turnaround-season-2027");
    const title = getTextbox(await openFirst(), "Title");
    await changeText(file, title, "A new headline", "title");
  });

  it("changes a quote", async () => {
    const file = "content/stories.yaml";
    await open("bands/entries/stories");
    const quote = getTextbox(await openFirst(), "Quote");
    await changeText(file, quote, "(sample) We read the gate.");
  });

  it("answers one more question", async () => {
    const file = "content/pages/how-it-works.yaml";
    const before = read(file);
    await open("pages/entries/pages-how-it-works");
    const questions = getField(form, "Questions");
    await expand(questions);
    const item = await addItem(getField(questions, "Items"));
    await getTextbox(item, "Question").fill("Who reads the gate?");
    await getTextbox(item, "Answer").fill("The contractor, and you.");
    await expand(getField(item, "Link"));
    await getTextbox(item, "Label").fill("See Time Management");
    await getTextbox(item, "Link to").fill("/modules/timemanagement");
    const text = await save(file);
    expect(text.length).toBeGreaterThan(before.length);
    expect(text).toContain("question: Who reads the gate?\n");
  });

  it("redirects an old address", async () => {
    await open("site/entries/redirects");
    const item = await addItem(getField(form, "Entries"));
    await getTextbox(item, "From").fill("/blog/old-name");
    await getTextbox(item, "To").fill("/modules");
    expect(await save("content/redirects.yaml")).toBe("- from: /blog/old-name\n  to: /modules\n");
  });

  it("changes a claim's figure", async () => {
    const file = "content/claims.yaml";
    await open("claims/entries/claims");
    const value = getTextbox(await openFirst(), "Value");
    await changeText(file, value, "60+", "value");
  });

  it("changes what search engines show of a page", async () => {
    const file = "content/pages/modules.yaml";
    await open("pages/entries/pages-modules");
    const description = getTextbox(form, "Description").first();
    await changeText(file, description, `${await description.inputValue()} Today.`);
  });

  it("has written what the build takes", () => {
    const node = process.execPath;
    expect(
      execFileSync(node, ["scripts/check-content.ts"], { cwd: copy, encoding: "utf8" }),
    ).toMatch(/fit/);
  });
});

describe("the frequent mistakes", () => {
  it("names what is missing", async () => {
    await open("articles/new");
    await pressSave();
    // The date is required, too, and begins as today.
    const required = ["Title", "Excerpt", "Author", "Category", "Picture", "Picture alt", "Text"];
    for (const label of required) {
      expect(await getField(form, label).getByRole("alert").textContent()).toContain("required");
    }
  });

  it.each([
    ["Title", "A title that is much too long for what search engines show of it"],
    ["Title", "What {year} brings"],
    ["Excerpt", "Too short."],
    ["Excerpt", "An excerpt of fifty characters or more, with a <b>tag</b> in it."],
    ["Picture alt", "word ".repeat(60)],
    ["Read time", "ten whole minutes"],
  ])("says what fits in %s", async (label, wrong) => {
    await getTextbox(form, label).fill(wrong);
    await pressSave();
    const alert = getField(form, label).getByRole("alert");
    expect(await alert.textContent()).toMatch(/Expected /);
    await getTextbox(form, label).fill("");
  });

  it("says what a link is", async () => {
    await open("site/entries/redirects");
    const item = await addItem(getField(form, "Entries"));
    for (const label of ["From", "To"]) await getTextbox(item, label).fill("no address");
    await pressSave();
    for (const label of ["From", "To"]) {
      expect(await getField(item, label).getByRole("alert").textContent()).toMatch(/such as \//);
    }
  });
});

describe("beside the page", () => {
  const about = "content/pages/about.yaml";
  const [editor, site] = [
    page.frameLocator("iframe >> nth=0"),
    page.frameLocator("iframe >> nth=1"),
  ];
  const beside = editor.getByRole("group", { name: "Content Editor" });

  const hero = getField(beside, "Hero");

  it("has no fault of its own that axe finds", async () => {
    await page.goto(`${origin}/edit/`);
    await editor.getByRole("toolbar", { name: "Global" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it("opens the form of the page on the right", async () => {
    await page.evaluate((to) => {
      document.querySelectorAll("iframe")[1]?.contentWindow?.location.assign(to);
    }, paths.about);
    await site
      .locator(`[aria-current=page][href="${paths.about}"]`)
      .first()
      .waitFor({ state: "attached" });
    await site.getByRole("link", { name: "Edit this page" }).click();
    await expand(hero);
  });

  it("shows on the right what was saved on the left", async () => {
    await getTextbox(hero, "Title").fill("Seen at once");
    await beside.getByRole("button", { name: "Save", exact: true }).click();
    await site.getByRole("heading", { name: "Seen at once", level: 1 }).waitFor();
    expect(read(about)).toContain("title: Seen at once\n");
  });

  it("says in words what the editor could not know", async () => {
    writeFileSync(join(copy, about), read(about).replace("Seen at once", "Seen by {nobody}"));
    await site.getByRole("heading", { name: "Content does not fit" }).waitFor();
    problems.length = 0; // the page answered 500
    await getTextbox(hero, "Title").fill("As before");
    await beside.getByRole("button", { name: "Save", exact: true }).click();
    await site.getByRole("heading", { name: "As before", level: 1 }).waitFor();
  });
});
