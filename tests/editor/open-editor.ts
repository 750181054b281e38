import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArgs, findHeadlessChromium } from "../../scripts/chromium.mjs";
import { copyRepository } from "../dev/dev-process.ts";
import { findFreePort, startProcess, waitFor } from "../processes.ts";

/** `npm run edit` in a copy of the repository, and a browser that has it open. */
export async function openEditor() {
  const copy = copyRepository();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = { PATH: process.env.PATH ?? "", PORT: String(port) };
  const server = startProcess(process.execPath, ["scripts/dev.mjs", "--edit"], { cwd: copy, env });
  await server.waitForOutput(new RegExp(`${origin}/`));
  const browser: Browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: chromiumArgs,
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A busy machine is no fault; the test's own timeout ends it.
  page.setDefaultTimeout(Number(process.env.T ?? 0));
  /** Requests to other hosts, and errors in the console. */
  const problems: string[] = [];
  page.on("request", (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(origin)) {
      problems.push(request.url());
    }
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto(`${origin}/edit/local/`);
  await page.getByRole("toolbar", { name: "Global" }).waitFor();
  return {
    copy,
    origin,
    page,
    problems,
    read: (file: string) => readFileSync(join(copy, file), "utf8"),
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Opens an entry, or the form for a new one, such as `pages/entries/pages-about`. */
export async function openEntry(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, `/collections/${address}`);
  const name = address.split("/").at(-1);
  await page.waitForFunction((to) => location.hash.endsWith(to), `/${name}`);
  await page.getByRole("group", { name: "Content Editor" }).waitFor();
}

/** A field by its label, in a place on the page. The editor isolates labels with U+2068, U+2069. */
export function getField(place: Page | Locator, label: string): Locator {
  return place.getByRole("group", { name: `“\u2068${label}\u2069” Field`, exact: true });
}

/** The last item of a list, after one was added. */
export async function addItem(list: Locator): Promise<Locator> {
  await list.getByRole("button", { name: /^Add / }).last().click();
  return list.getByRole("button", { name: "Reorder Item" }).last().locator("xpath=ancestor::*[@role='group'][1]");
}

/** Presses Save and waits until a file is written; returns its new text. */
let end: number|undefined;
export async function save(page: Page, read: () => string | undefined): Promise<string> {
  const before = read();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  return waitFor(() => { if (process.env.T && Date.now() > (end ??= Date.now() + 10000)) throw new Error("not saved");
    const text = read();
    return text !== before ? text : undefined;
  });
}
