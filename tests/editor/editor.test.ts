import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { load } from "cheerio";
import { formatAllContent } from "content-model/format-content";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { getCampaignPath, paths, personaIds } from "../../app/routes.ts";
import { getEditorAddress } from "../../build-site/editor/edit-address.ts";
import { labels, makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { project } from "../content-copy.ts";
import { findViolations } from "../e2e/axe.ts";
import { getBothSides } from "./beside.ts";
import { dropIn, dropInField, getPhotoFile, heicFile, heicPhoto, photo } from "./drop-in.ts";
import {
  addItem,
  expand,
  getField,
  getItem,
  getTextbox,
  openEditor,
  press,
  pressSave,
  readBackups,
  settle,
} from "./open-editor.ts";
import { pastedMarkdown, pasteText, programText, wordText } from "./paste-text.ts";

// One server, one browser, one person: the tests run in this order.
const opened = await openEditor();
const { close, copy, form, open, origin, page, read, save, takeProblems } = opened;
afterAll(close);

/** A page of bands, a list alone, values that no form shows, and an article's kind of file. */
const names = ["pages/about.yaml", "claims.yaml", "integrations.yaml", "legal/terms.md"];
const config = await makeContentConfig();
const files = formatAllContent(project, config)
  .filter(({ file }) => names.includes(file.replace("content/", "")))
  .map((each) => ({
    ...each,
    entry: getEditorAddress(config, each.file)?.replace(/^.*#\/collections\//, "") ?? "",
  }));
afterEach(() => expect(takeProblems(), "problems in the browser").toEqual([]));

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

async function fill(place: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await getTextbox(place, label).fill(text);
}

/** What the form says is wrong with a field. */
const getAlert = (place: Locator, label: string) =>
  getField(place, label).getByRole("alert").textContent();

/** A word in which a vowel may become another: it stays a word, and part of no mark or reference. */
const word = /(?<=^|[ \n])[a-zA-Z]?[b-df-hj-np-tv-z]*[aeiou][a-z]{2,}(?= |$)/;

/** The text with another vowel; if it has no such word, with another digit at its end, if it has one. */
const changeText = (text: string) =>
  word.test(text)
    ? text.replace(word, (found) =>
        found.replace(/[aeiou](?=[a-z]{2})/, (vowel) => (vowel === "a" ? "e" : "a")),
      )
    : text.replace(/(?<=\D\d*)\d$/, (digit) => (digit === "1" ? "2" : "1"));

/** Changes the first of some texts that can be; one in a closed group if none else. */
async function changeLetter(boxes: Locator): Promise<void> {
  const closed = form.getByRole("button", { name: "Expand", exact: true }).first();
  await boxes.or(closed).first().waitFor();
  await settle(form);
  for (;;) {
    const texts = await boxes.evaluateAll((all) =>
      all.map((box) => (box as HTMLInputElement).value ?? ""),
    );
    const at = texts.findIndex((text) => changeText(text) !== text);
    if (at >= 0) return boxes.nth(at).fill(changeText(texts[at] ?? ""));
    await closed.click();
  }
}

// What goes for these goes for every file: format-content.test.ts has all of them.
describe("a saved file differs in the changed letter alone", () => {
  it.each(files)("$file", async ({ entry, file, text, formatted }) => {
    await open(entry);
    // Of a Markdown file, in its text.
    const place = file.endsWith(".md") ? form.locator("[data-key-path=body]") : form;
    await changeLetter(place.getByRole("textbox"));
    const saved = await save(file);
    writeFileSync(join(copy, file), text);
    const changed = [...saved].findIndex((letter, index) => letter !== formatted[index]);
    expect(saved).not.toBe(formatted);
    expect(formatted.slice(0, changed) + saved[changed] + formatted.slice(changed + 1)).toBe(saved);
  });
});

describe("the frequent tasks and mistakes", () => {
  const photoFile = getPhotoFile();
  const alt = "Two planners at a table";
  const dialog = page.getByRole("dialog", { name: "Select Image" });

  // With the files as they are again.
  beforeAll(() => page.reload());

  it("writes an article with a photo that is dropped in", async () => {
    await open("articles/new");
    await fill(form, {
      Title: "A week at the gate",
      Excerpt: "What a week of gate readings says about the hours that nobody planned.",
    });
    await getField(form, "Date").getByRole("button", { name: "Today" }).click();
    await choose("Author");
    await choose("Category");
    const own = getField(form, "Picture").getByRole("button", { name: "Use your own picture" });
    await press(own, dialog);
    await dropIn(dialog, await photo());
    await dialog.getByRole("button", { name: "Insert" }).click();
    // It is made small first.
    await getField(form, "Picture").locator("img").waitFor();
    await getTextbox(form, "Alternative text of the picture").fill(alt);
    const rights = "Photo by our own team, May 2026.";
    await getTextbox(form, "Rights of the picture").fill(rights);
    await getTextbox(form, "Text").fill("Two shifts, one gate.");
    const folder = "content/blog/a-week-at-the-gate";
    const text = await save(`${folder}/index.md`);
    expect(text).toContain(`picture: ${photoFile}\npictureAlt: ${alt}\npictureRights: ${rights}\n`);
    expect(readdirSync(join(copy, folder)).sort()).toEqual([photoFile, "index.md"]);
    expect(text.trimEnd()).toMatch(/\n---\n\s*Two shifts, one gate\.$/);
  });

  it("adds a customer with a logo, if it says what it shows", async () => {
    const file = "content/customers.yaml";
    const before = parse(read(file));
    const listPictures = () => readdirSync(join(copy, "content/pictures"));
    const pictures = listPictures();
    await open("lists/entries/customers");
    const item = await addItem(getField(form, "Names"));
    await item.getByRole("textbox").fill("A new customer");
    const logo = await addItem(getField(form, "Logos"));
    await dropInField(logo, heicPhoto);
    const rights = "The customer’s logo, agreed in writing.";
    await getTextbox(logo, "Rights").fill("Ours");
    await pressSave(form);
    expect(await getAlert(logo, "Alternative text")).toContain("required");
    expect(await getAlert(logo, "Rights")).toContain("Expected 10 to 300 characters");
    await getTextbox(logo, "Rights").fill(rights);
    await getTextbox(logo, "Alternative text").fill("A new customer");
    const saved = await save(file);
    expect(parse(saved)).toEqual({
      ...before,
      names: [...before.names, "A new customer"],
      logos: [...(before.logos ?? []), { file: heicFile, alt: "A new customer", rights }],
    });
    // In place of it, one that is there already: the form asks for its words anew.
    await press(logo.getByRole("button", { name: /^Replace / }), dialog);
    const insert = dialog.getByRole("button", { name: "Insert", disabled: false });
    await press(dialog.getByText(heicFile).last(), insert);
    await insert.click();
    await expect.poll(() => getTextbox(logo, "Alternative text").inputValue()).toBe("");
    await fill(logo, { "Alternative text": "A new customer", Rights: `${rights}..` });
    expect(await save(file)).toBe(saved.replace(rights, `${rights}..`));
    expect(listPictures()).toEqual([...pictures, heicFile].sort());
    const { format } = await sharp(join(copy, "content/pictures", heicFile)).metadata();
    expect(format).toBe("webp");
  });

  it("writes a campaign page", async () => {
    await open("campaigns/new");
    await fill(form, {
      Title: "Ready for the Spring Window",
      Description: "What a plant sets up before its turnaround in spring, and by when.",
    });
    const bands = getField(form, "Bands");
    const top = await addItem(bands, "Top of the page");
    await expand(getField(top, "Main link"));
    await fill(top, {
      "Line above the title": "Spring 2028",
      Title: "Be set up before the first bus.",
      Introduction: "Start the lists now, and the gate agrees with them.",
      Label: "Send Us Your Dates",
      "Link to": "#form",
    });
    await fill(await addItem(bands, "Form"), {
      "Line above the title": "Your window",
      Title: "Tell us your dates.",
      Text: "Unit, weeks and headcount at peak are enough.",
    });
    await fill(top, { "Link to": "form", "Line above the title": "Spring ".repeat(9) });
    await pressSave(form);
    expect.soft(await getAlert(top, "Link to")).toContain("such as /modules, #form");
    expect.soft(await getAlert(top, "Line above the title")).toContain("at most 40 characters");
    await fill(top, { "Link to": "#form", "Line above the title": "Spring 2028" });
    const text = await save("content/campaigns/ready-for-the-spring-window.yaml");
    expect(text).toContain("title: Ready for the Spring Window\n");
    expect(text).toMatch(/bands:\n {2}- band: hero\n.*label: Send Us Your Dates\n.*- band: /s);
  });

  it("has written what the site takes", async () => {
    const response = await fetch(origin);
    const html = await response.text();
    expect(response.status, load(html)("main").text()).toBe(200);
  });
});

describe("beside the page", () => {
  const about = "content/pages/about.yaml";
  const { editor, form, getOpened, getShown, openLeft, save, site } = getBothSides(page);
  const aboutForm = "pages/entries/pages-about";

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

  /** A text box of the band on top of the open page, inside groups. */
  async function reachInHero(...labels: string[]): Promise<Locator> {
    const bands = getField(form, "Bands");
    await expand(bands);
    let place = getItem(bands.getByRole("button", { name: "Reorder Item" }).first());
    await expand(place);
    for (const label of labels.slice(0, -1)) {
      place = getField(place, label);
      await expand(place);
    }
    return getTextbox(place, labels.at(-1) ?? "");
  }

  // On to the editor by itself.
  afterAll(async () => {
    await page.goto(`${origin}/edit/local/`);
    await page.getByRole("toolbar", { name: "Global" }).waitFor();
  });

  it("is in no frame of another site, and has no fault of its own that axe finds", async () => {
    const response = await page.goto(`${origin}/edit/`);
    expect(response?.headers()["content-security-policy"]).toBe("frame-ancestors 'self'");
    await editor.getByRole("toolbar", { name: "Global" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it("opens the form of one page after the other, and shows on the right what is saved", async () => {
    await goTo(paths.modules);
    await pressEdit("pages/entries/pages-modules");
    await goTo(paths.about);
    await pressEdit(aboutForm);
    expect(await getShown()).toBe(paths.about);
    const title = await reachInHero("Title");
    // Not an empty form.
    expect(await title.inputValue()).not.toBe("");
    await title.fill("Seen at once");
    await save();
    await site.getByRole("heading", { name: "Seen at once", level: 1 }).waitFor();
    expect(read(about)).toContain("title: Seen at once\n");
    // Reloaded, both sides are where they were.
    await page.reload();
    await expect.poll(getOpened).toBe(aboutForm);
    await getField(form, "Description").waitFor();
    await expect.poll(getShown).toBe(paths.about);
  });

  it("scrolls to the text of the field in hand, and shows below how the page is found", async () => {
    const note = page.getByText("The page below is another one");
    await openLeft("campaigns/new");
    await note.waitFor();
    await openLeft(aboutForm);
    await note.waitFor({ state: "hidden" });
    const closing = getField(form, "Bands").getByRole("button", { name: "Reorder Item" }).last();
    const item = getItem(closing);
    await expand(item);
    const title = getTextbox(item, "Title");
    const name = await title.inputValue();
    await title.click();
    const heading = site.getByRole("heading", { name });
    const isInView = () =>
      heading.evaluate((element) => {
        const { bottom, top } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    const found = page.locator(".found");
    const description = await site.locator("head meta[name=description]").getAttribute("content");
    expect(await found.textContent()).toContain(description);
    const picture = found.getByRole("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
  });

  it("shows the persona whose entry is in hand", async () => {
    await openLeft("lists/entries/personas");
    await expect.poll(getShown).toBe(paths.home);
    const list = getField(form, "Personas");
    await list.getByRole("button", { name: "Expand", exact: true }).nth(1).click();
    await getTextbox(list, "Label").click();
    const getPersona = () => site.locator("html").getAttribute("data-persona");
    await expect.poll(getPersona).toBe(personaIds[1]);
  });

  it("says above the page what does not fit, opens the form there, and no more once it is right", async () => {
    await openLeft(aboutForm);
    const steps = ["Main link", "Link to"];
    const link = await reachInHero(...steps);
    const before = read(about);
    const right = await link.inputValue();
    await link.fill("/nowhere");
    await save();
    const place = ["Pages", "About Us", "Bands", "1", ...steps].join(" › ");
    const fault = site.getByRole("link", { name: place });
    await fault.waitFor();
    const bar = site.getByRole("complementary", { name: "For the team" });
    expect.soft(await bar.textContent()).toMatch(/not a page on this site/);
    expect.soft(await site.getByRole("heading", { level: 1 }).count()).toBe(1);
    await openLeft("site/entries/redirects");
    await fault.click();
    await expect.poll(getOpened).toBe(aboutForm);
    await (await reachInHero(...steps)).fill(right);
    await save();
    await fault.waitFor({ state: "detached" });
    expect(read(about)).toBe(before);
  });

  it("follows an entry to its new address", async () => {
    // Written above.
    const slug = "ready-for-the-spring-window";
    await page.reload();
    await openLeft(`campaigns/entries/${slug}`);
    await expect.poll(getShown).toBe(getCampaignPath(slug));
    await editor.getByRole("button", { name: "Show Editor Options" }).click();
    await editor.getByRole("menuitem", { name: "Edit Slug" }).click();
    await editor.getByRole("button", { name: "Edit Slug" }).click();
    await editor.locator("input:focus").fill("autumn-window");
    await editor.locator("input:focus").press("Enter");
    await save();
    await expect.poll(getShown).toBe(getCampaignPath("autumn-window"));
    await expect.poll(getOpened).toBe("campaigns/entries/autumn-window");
    // The panel with the name is closed.
    await editor.getByRole("button", { name: "Edit Slug" }).waitFor({ state: "detached" });
    // In between, its old address has no page.
    expect(takeProblems().filter((each) => !each.endsWith(getCampaignPath(slug)))).toEqual([]);
  });
});

// No key and no press in the form announces it: a dictated text, a drop and a screen reader's click do the same.
it("keeps a text put in at once, offers it again, and asks before the page closes", async () => {
  const entry = "pages/entries/pages-careers";
  await open(entry);
  await settle(form);
  const title = getTextbox(form, "Title");
  await title.focus();
  await page.keyboard.insertText("Put in at once. ");
  const changed = await title.inputValue();
  // At once: it is not typing that has to pause.
  await open("site/entries/redirects");
  await open(entry);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe(changed);
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

it("says that npm run edit has ended, and saves once it is back", async () => {
  const file = "content/redirects.yaml";
  await open("site/entries/redirects");
  const item = await addItem(getField(form, "Entries"));
  await fill(item, { From: "/old-gate", To: "/modules" });
  const server = "**/edit/files/**";
  await page.route(server, (route) => route.abort());
  await pressSave(form);
  const refusal = page.getByRole("alertdialog");
  await expect.poll(() => refusal.textContent()).toContain("“npm run edit” has ended");
  await refusal.getByRole("button").click();
  await page.unroute(server);
  // The requests that failed.
  takeProblems();
  expect(await save(file)).toContain("/old-gate");
});

it("saves nothing over what was changed elsewhere, and offers both after a reload", async () => {
  const [about, file] = ["pages/entries/pages-about", "content/pages/about.yaml"];
  const before = read(file);
  const { description } = parse(before);
  const elsewhere = `${description} Elsewhere.`;
  await open(about);
  await getTextbox(form, "Title").fill("Typed in this window");
  // As another window, a text editor or git does.
  writeFileSync(join(copy, file), before.replace(description, elsewhere));
  await pressSave(form);
  const refusal = page.getByRole("alertdialog");
  await expect.poll(() => refusal.textContent()).toContain("changed elsewhere");
  const name = labels.getFileLabel("pages/about.yaml");
  expect(await refusal.textContent()).toContain(`› ${name}” was`);
  expect(read(file)).toContain("Elsewhere.");
  expect(read(file)).not.toContain("Typed in this window");
  await refusal.getByRole("button").click();
  await expect.poll(() => readBackups(page)).toContain("Typed in this window");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  // The refusal is one of the browser's, too.
  takeProblems();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect.poll(() => getTextbox(form, "Title").inputValue()).toBe("Typed in this window");
  expect(await getTextbox(form, "Description").inputValue()).toContain("Elsewhere.");
  const saved = parse(await save(file));
  expect(saved).toMatchObject({ title: "Typed in this window", description: elsewhere });
});

it("searches for any text, and a reload leads back", async () => {
  const search = page.getByRole("searchbox").first();
  await page.goto(`${origin}/edit/local/#/collections/pages`);
  for (const text of ["a/b?c", "17%"]) {
    await search.fill(text);
    await search.press("Enter");
    await expect
      .poll(() => page.evaluate(() => decodeURIComponent(location.hash)))
      .toBe(`#/search/${text}`);
  }
  await page.reload();
  await expect.poll(() => search.inputValue()).toBe("17%");
  // As it is in the bookmarks of those who searched for it before.
  await page.goto(`${origin}/edit/local/#/search/17%`);
  await page.reload();
  await expect.poll(() => search.inputValue()).toBe("17%");
  await open("pages/entries/pages-about");
});

it("keeps the marks of a text from a word processor, as Markdown, in a text alone", async () => {
  await open("articles/new");
  const [text, excerpt] = [getTextbox(form, "Text"), getTextbox(form, "Excerpt")];
  await text.fill("Typed.");
  const told = page.waitForEvent("dialog");
  const pasting = pasteText(text, wordText);
  const dialog = await told;
  expect(dialog.message()).toMatch(/^1 picture /);
  await dialog.accept();
  await pasting;
  const pasted = `Typed.\n\n${pastedMarkdown}`;
  expect(await text.inputValue()).toBe(pasted);
  await expect.poll(() => readBackups(page)).toContain(JSON.stringify(pasted).slice(1, -1));
  await page.keyboard.press("ControlOrMeta+z");
  expect(await text.inputValue()).toBe("Typed.");
  for (const [box, marked] of [
    [excerpt, wordText],
    [text, programText],
  ] as const) {
    await box.fill("");
    await pasteText(box, marked);
    expect(await box.inputValue()).toBe(marked.text);
  }
});

it("writes the marks of a text by its buttons, takes them away, and can be undone", async () => {
  await open("legal/entries/terms");
  const text = getTextbox(form, "Text");
  const pressMark = (name: string) =>
    getField(form, "Text").getByRole("button", { name, exact: true }).click();
  await text.fill("One\nTwo");
  await text.press("ControlOrMeta+a");
  for (const [name, expected] of [
    ["List", "- One\n- Two"],
    ["Heading", "## One\n## Two"],
    ["Heading", "One\nTwo"],
  ] as const) {
    await pressMark(name);
    expect(await text.inputValue()).toBe(expected);
  }
  await text.fill("One");
  await text.press("ControlOrMeta+a");
  await pressMark("Bold");
  expect(await text.inputValue()).toBe("**One**");
  await expect.poll(() => readBackups(page)).toContain("**One**");
  await pressMark("Bold");
  expect(await text.inputValue()).toBe("One");
  await page.keyboard.press("ControlOrMeta+z");
  expect(await text.inputValue()).toBe("**One**");
});
