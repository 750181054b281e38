import { execFileSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { findViolations } from "../e2e/axe.ts";
import { photo, photoFile } from "./drop-in.ts";
import {
  addItem,
  expand,
  fillCampaign,
  getField,
  getItem,
  getTextbox,
  openEditor,
  press,
  settle,
} from "./open-editor.ts";

// One server, one browser, one person: the tests run in this order.
const { close, copy, form, open, page, read, save, takeProblems } = await openEditor();
afterAll(close);
afterEach(() => expect(takeProblems(), "problems in the browser").toEqual([]));

const pressSave = () => form.getByRole("button", { name: "Save", exact: true }).click();

/** Takes the first choice of a field: a list, or buttons if there are few. */
async function choose(label: string, place = form): Promise<void> {
  const button = getField(place, label).getByRole("radio").first();
  const list = getField(place, label).getByRole("combobox");
  await button.or(list).first().waitFor();
  await settle(button);
  if (await button.isVisible()) return button.check();
  const option = page.getByRole("option").first();
  await press(list, option);
  await option.click();
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
    await press(own, dialog);
    await dialog.locator("input[type=file]").setInputFiles(await photo());
    await dialog.getByRole("button", { name: "Insert" }).click();
    await getTextbox(form, "Alternative text of the picture").fill(alt);
    const entry = await addItem(getField(form, "Pictures"));
    await entry
      .locator("input[type=file]")
      .first()
      .setInputFiles(await photo());
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

  it("changes a word of an article, and neither a table nor a picture", async () => {
    const file = globSync("content/blog/*/index.md", { cwd: copy }).find((each) =>
      /^\| -+ \|.*-:/m.test(read(each)),
    );
    const before = read(String(file));
    await open(`articles/entries/${file?.split("/")[2]}/index`);
    const box = getTextbox(form, "Text");
    await box.fill((await box.inputValue()).replace(/\bThe\b/, "This"));
    const [head, ...text] = before.split("\n---\n");
    const changed = text.join("\n---\n").replace(/\bThe\b/, "This");
    expect(await save(String(file))).toBe(`${head}\n---\n${changed}`);
  });

  it("adds a customer, with a logo", async () => {
    const file = "content/customers.yaml";
    const before = read(file);
    const listPictures = () => readdirSync(join(copy, "content/pictures"));
    const pictures = listPictures();
    await open("lists/entries/customers");
    const item = await addItem(getField(form, "Names"));
    await item.getByRole("textbox").fill("A new customer");
    const logo = await addItem(getField(form, "Logos"));
    await logo
      .locator("input[type=file]")
      .first()
      .setInputFiles(await photo());
    await getTextbox(logo, "Rights").fill("The customer’s logo, agreed in writing.");
    await pressSave();
    const name = getField(logo, "Alternative text");
    expect(await name.getByRole("alert").textContent()).toContain("required");
    await getTextbox(logo, "Alternative text").fill("A new customer");
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
    await getField(form, "Last day to apply").locator("input").fill("2099-01-31");
    const addLine = async (list: string, line: string) =>
      (await addItem(getField(form, list))).getByRole("textbox").fill(line);
    const country = await addItem(getField(form, "Remote"));
    const choice = page.getByRole("option", { name: "United States", exact: true });
    await press(country.getByRole("combobox"), choice);
    await choice.click();
    await choose("Employment");
    for (const list of ["Tasks", "Profile", "Offer"]) {
      await addLine(list, "Read the gate.");
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
    await open("lists/entries/stories");
    const quote = getTextbox(await openFirst(), "Quote");
    await changeText(file, quote, "(sample) We read the gate.");
  });

  it("adds a quote", async () => {
    const file = "content/stories.yaml";
    const before = read(file);
    await open("lists/entries/stories");
    const item = await addItem(getField(form, "Entries"));
    for (const [label, words] of [
      ["Quote", "We argue about the work now, and no longer about the hours."],
      ["Role", "Maintenance Leader"],
      ["Company", "Rhine Polymers"],
    ] as const) {
      await getTextbox(item, label).fill(words);
    }
    await choose("Persona", item);
    await choose("Module", await addItem(getField(item, "Modules")));
    const text = await save(file);
    expect(text.startsWith(before)).toBe(true);
    expect(text.slice(before.length)).toMatch(/^- (?:.*\n)*? {2}company: Rhine Polymers\n/);
  });

  it("writes a campaign page", async () => {
    await open("campaigns/new");
    await fillCampaign(form, "Ready for the Spring Window");
    const text = await save("content/campaigns/ready-for-the-spring-window.yaml");
    expect(text).toContain("title: Ready for the Spring Window\n");
    expect(text).toContain("bands:\n  - band: hero\n");
  });

  it("offers a file for download", async () => {
    const file = "content/resources.yaml";
    await open("lists/entries/resources");
    const item = await addItem(getField(form, "Entries"));
    for (const [label, words] of [
      ["ID", "site-survey"],
      ["Number", "INS-09"],
      ["Title", "Site Survey"],
      [
        "Description",
        "Two pages of questions about gates, shifts and systems, before the first module.",
      ],
    ] as const) {
      await getTextbox(item, label).fill(words);
    }
    await choose("Category", item);
    await getField(item, "File")
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "Site Survey.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.4"),
      });
    expect(await save(file)).toMatch(
      /- id: site-survey\n(?: {2}.*\n)* {2}file: site-survey\.pdf\n/,
    );
    expect(readdirSync(join(copy, "content/files"))).toContain("site-survey.pdf");
  });

  it("answers one more question", async () => {
    const file = "content/pages/how-it-works.yaml";
    const before = read(file);
    await open("pages/entries/pages-how-it-works");
    const questions = getField(form, "Questions");
    await expand(questions);
    const item = await addItem(getField(questions, "Entries"));
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
    const required = [
      "Title",
      "Excerpt",
      "Author",
      "Category",
      "Picture",
      "Alternative text of the picture",
      "Text",
    ];
    for (const label of required) {
      expect(await getField(form, label).getByRole("alert").textContent()).toContain("required");
    }
  });

  it.each([
    ["Title", "A title that is much too long for what search engines show of it"],
    ["Title", "What {year} brings"],
    ["Excerpt", "Too short."],
    ["Excerpt", "An excerpt of fifty characters or more, with a <b>tag</b> in it."],
    ["Alternative text of the picture", "word ".repeat(60)],
    ["Read time", "ten whole minutes"],
  ])("says what fits in %s", async (label, wrong) => {
    await getTextbox(form, label).fill(wrong);
    await pressSave();
    const alert = getField(form, label).getByRole("alert");
    expect(await alert.textContent()).toMatch(/Expected /);
    await getTextbox(form, label).fill("");
  });

  it("has a choice of pictures that axe finds no fault in", async () => {
    expect(await findViolations(page, { within: "[data-key-path=picture]" })).toEqual([]);
  });

  it("refuses a picture that is too large", async () => {
    await open("lists/entries/customers");
    const logo = await addItem(getField(form, "Logos"));
    const file = logo.locator("input[type=file]").first();
    await file.setInputFiles(await photo(1200, 16e6));
    const dialog = page.locator("dialog[open]", { hasText: "Large File" });
    expect(await dialog.textContent()).toContain("15");
    await dialog.getByRole("button", { name: "OK" }).click();
  });

  it("takes no day that does not exist", async () => {
    await open("jobs/new");
    const day = getField(form, "Last day to apply");
    await day.locator("input").click();
    await page.keyboard.type("02312099");
    await pressSave();
    expect(await day.getByRole("alert").textContent()).toContain("required");
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
