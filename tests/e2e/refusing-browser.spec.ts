import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { getContactForm, getEmail, readLeads } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** What private modes, policies and extensions take away: an object of the page, and its property. */
const features = [
  ["History.prototype", "replaceState"],
  ["History.prototype", "pushState"],
  ["window", "localStorage"],
  ["window", "sessionStorage"],
  ["Storage.prototype", "setItem"],
  ["navigator", "clipboard"],
  ["navigator", "onLine"],
  ["navigator", "connection"],
  ["document", "fonts"],
  ["performance", "navigation"],
  ["window", "PerformanceObserver"],
  ["window", "IntersectionObserver"],
  ["window", "ResizeObserver"],
  ["window", "matchMedia"],
  ["window", "scheduler"],
  ["window", "crypto"],
  ["Crypto.prototype", "randomUUID"],
  ["window", "applySiteConsent"],
] as const;
type Feature = (typeof features)[number];

/** A script that has a property throw whenever it is used. */
function buildRefusal([owner, name]: Feature): string {
  const refuse = '{ throw new DOMException("refused", "SecurityError"); }';
  const isMethod = /prototype|matchMedia|applySiteConsent/.test(`${owner}.${name}`);
  const how = isMethod ? `{ value() ${refuse} }` : `{ get() ${refuse} }`;
  return `Object.defineProperty(${owner}, "${name}", { configurable: true, ...${how} });`;
}

async function send(page: Page, number: number): Promise<void> {
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill(`Message ${number}`);
  await form.press();
  await expect(form.thanks).toBeVisible();
}

const isLive = (page: Page) => expect(page.locator("html[data-live]")).toBeAttached();

test.use({ expectedProblems: [/refused|is not a (function|constructor)|undefined/] });

test("whatever the browser refuses from the start, in turn, a message is sent", async ({
  context,
  site,
}) => {
  for (const [number, feature] of features.entries()) {
    await test.step(feature.join("."), async () => {
      const page = await context.newPage();
      await page.addInitScript(buildRefusal(feature));
      await page.goto(paths.contact);
      await isLive(page);
      await send(page, number);
      await page.close();
    });
  }
  expect(readLeads(site)).toHaveLength(features.length);
});

test("so it is when the browser begins to refuse while the page is open", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(paths.contact);
  for (const [number, feature] of features.entries()) {
    await test.step(feature.join("."), async () => {
      await page.evaluate(buildRefusal(feature));
      await send(page, number);
      await page.clock.fastForward(5_000);
      await expect(getContactForm(page).thanks).toBeHidden();
    });
  }
  expect(readLeads(site)).toHaveLength(features.length);
});

test("where all of it is missing, a visitor goes from page to page and sends a message", async ({
  page,
  site,
}) => {
  await page.addInitScript(
    features
      .map(
        ([owner, name]) =>
          `try { Object.defineProperty(${owner}, "${name}", { value: undefined }); } catch {}`,
      )
      .join("\n"),
  );
  await page.goto(paths.home);
  await page.getByRole("main").locator(`a[href^="${paths.contact}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${paths.contact}`));
  await isLive(page);
  await send(page, 0);
  expect(readLeads(site)).toHaveLength(1);
});
