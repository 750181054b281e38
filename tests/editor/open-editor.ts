import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArgs, findHeadlessChromium } from "../../scripts/setup/browsers.mjs";
import { copyRepository } from "../dev/dev-process.ts";
import { findFreePort, startProcess } from "../processes.ts";

/** `npm run edit` in a copy of the repository, and a browser that has the editor open. */
export async function openEditor() {
  const copy = copyRepository();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = { PATH: process.env.PATH ?? "", PORT: String(port) };
  const server = startProcess(process.execPath, ["scripts/dev.mjs", "--edit"], { cwd: copy, env });
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({
    viewport: { width: 1024, height: 900 },
    // Drawing what moves takes time.
    reducedMotion: "reduce",
  });
  // The editor draws a field when it comes into view; here all at once.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const margin = "100000px";
        super(callback, { ...options, rootMargin: margin, scrollMargin: margin } as object);
      }
    };
  });
  // A busy machine is no fault. What one test leaves undone, the next ones wait for, too.
  page.setDefaultTimeout(90_000);
  /** Requests to other hosts, and errors in the console, since they were last taken. */
  const problems: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin) problems.push(url);
  });
  page.on("console", (message) => {
    const { url } = message.location();
    // The editor gives up the address of a picture that it shows, sometimes before it is fetched.
    if (message.type() === "error" && !url.startsWith("blob:")) {
      problems.push(`${message.text()} ${url}`);
    }
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  await server.waitForOutput(new RegExp(`${origin}/`));
  await page.goto(`${origin}/edit/local/`);
  await page.getByRole("toolbar", { name: "Global" }).waitFor();

  const read = (file: string) => readFileSync(join(copy, file), "utf8");
  const form = page.getByRole("group", { name: "Content Editor" });

  return {
    copy,
    form,
    origin,
    page,
    read,

    /** What went wrong in the browser since the last call. */
    takeProblems: () => problems.splice(0),

    /** Opens an entry, or the form for a new one, such as `pages/entries/pages-about`. */
    async open(address: string): Promise<void> {
      const go = (to: string) =>
        page.evaluate((hash) => {
          location.hash = hash;
        }, `/collections/${to}`);
      // The list in between, so that no field of another entry is taken for one of this.
      await go(address.replace(/\/.*/, ""));
      await form.waitFor({ state: "hidden" });
      await go(address);
      await form
        .getByRole("group", { name: /Field$/ })
        .first()
        .waitFor();
    },

    /** Presses Save and waits until it is done; returns the new text of a file. */
    async save(file: string): Promise<string> {
      await pressSave(form);
      await form.getByRole("button", { name: "Save", exact: true, disabled: true }).waitFor();
      return read(file);
    },

    async close(): Promise<void> {
      await browser.close();
      await server.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Presses Save, which the form may refuse, once the editor has kept what was typed. */
export async function pressSave(form: Locator): Promise<void> {
  await settle(form);
  await form.getByRole("button", { name: "Save", exact: true }).click();
}

/** A field by its label, in a place on the page. The editor isolates labels with U+2068, U+2069. */
export function getField(place: Locator, label: string): Locator {
  const name = `“\u2068${label}\u2069” Field`;
  return place.getByRole("group", { name, exact: true }).first();
}

/** The text box of a field; that of a link has choices, too. */
export function getTextbox(place: Locator, label: string): Locator {
  const field = getField(place, label);
  return field.getByRole("textbox").or(field.locator("input[list]"));
}

/** Waits until the editor has nothing to draw: what is pressed meanwhile, faster than by hand, is lost. */
export async function settle(place: Locator): Promise<void> {
  await place
    .page()
    .evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
}

/** Presses a button until what it brings up is there: a form that was just redrawn loses presses. */
export async function press(button: Locator, effect: Locator): Promise<void> {
  do {
    await settle(button);
    await button.click();
    await effect.waitFor({ timeout: 10_000 }).catch(() => {});
  } while (!(await effect.isVisible()));
}

/** How many there are, once the editor, which draws a list in parts, adds no more. */
async function countDrawn(items: Locator): Promise<number> {
  for (let count = -1; ; ) {
    await settle(items);
    const now = await items.count();
    if (now === count) return count;
    count = now;
  }
}

/** Adds an item to a list. The editor draws it some frames later. @param type if there are several */
export async function addItem(list: Locator, type?: string): Promise<Locator> {
  const items = list.getByRole("button", { name: "Reorder Item" });
  const added = items.nth(await countDrawn(items));
  const choice = list.locator("xpath=ancestor::html").getByRole("menuitem", { name: type });
  await press(list.getByRole("button", { name: /^Add / }).last(), type ? choice : added);
  if (type) await press(choice, added);
  return getItem(added);
}

/** The item of a list that one of its buttons belongs to. */
export function getItem(button: Locator): Locator {
  return button.locator("xpath=ancestor::*[@role='group'][1]");
}

/** Opens a group or an item, if it is closed. */
export async function expand(group: Locator): Promise<void> {
  const button = group.getByRole("button", { name: /^(Expand|Collapse)$/ }).first();
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

/** What the editor remembers of entries that are not saved, as JSON; it writes it down a moment after a change. */
export const readBackups = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const { name = "" } =
      databases.find((each) => /^(?:edit|github:.*)$/.test(each.name ?? "")) ?? {};
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction("draft-backups").objectStore("draft-backups");
        const request = reading.getAll();
        request.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(request.result));
        };
      };
    });
  });
