import type { Page } from "@playwright/test";
import { getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { consent, getParts } from "./chrome-parts.ts";
import { getContactForm, getEmail, readLeads } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** An object of the page, and its property. */
type Feature = readonly [owner: string, name: string];

/**
 * What private modes, policies and extensions take away. What could stand in for another is in the
 * other half, so that each refusal meets the code that would use it.
 */
const halves: Record<string, readonly Feature[]> = {
  "the storage of the device, and what watches": [
    ["History.prototype", "replaceState"],
    ["window", "localStorage"],
    ["window", "sessionStorage"],
    ["navigator", "clipboard"],
    ["navigator", "connection"],
    ["navigator", "serviceWorker"],
    ["window", "PerformanceObserver"],
    ["window", "IntersectionObserver"],
    ["window", "matchMedia"],
    ["window", "crypto"],
    ["window", "applySiteConsent"],
  ],
  "to store anything, and what measures": [
    ["History.prototype", "pushState"],
    ["Storage.prototype", "setItem"],
    ["navigator", "onLine"],
    ["window", "ResizeObserver"],
    ["window", "scheduler"],
    ["Crypto.prototype", "randomUUID"],
  ],
};

/** A script that has a property throw whenever it is used. */
function buildRefusal([owner, name]: Feature): string {
  const refuse = '{ throw new DOMException("refused", "SecurityError"); }';
  const isMethod = /prototype|matchMedia|applySiteConsent|startView/.test(`${owner}.${name}`);
  const how = isMethod ? `{ value() ${refuse} }` : `{ get() ${refuse} }`;
  return `Object.defineProperty(${owner}, "${name}", { configurable: true, ...${how} });`;
}

const buildRefusals = (features: readonly Feature[]) => features.map(buildRefusal).join("\n");

async function send(page: Page, message: string): Promise<void> {
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill(message);
  await form.press();
  await expect(form.thanks).toBeVisible();
}

const getMain = (page: Page) => page.getByRole("main");

/** Everything that a visitor needs, on a page of its own each. */
async function visitEverything(page: Page): Promise<void> {
  await test.step("the choice of what is stored", async () => {
    await page.goto(paths.try);
    const { consentBanner, consentButton } = getParts(page);
    await consentButton(consent.rejectNonEssential).click();
    await expect(consentBanner).toHaveCount(0);
    await expect(page.getByText(consent.confirmations.rejected)).toBeVisible();
  });
  await test.step("one shift", async () => {
    await getMain(page).locator("[data-island=SettleShift] button").first().click();
    await getMain(page).getByRole("group").locator("label").first().click();
    await expect(getMain(page).getByRole("status")).not.toBeEmpty();
  });
  await test.step("a sheet", async () => {
    await page.goto(getCalculatorPath("hours-gap"));
    await page.locator("[data-sheet] input[name=people]").fill("77");
    await expect(page.locator("[data-yours]")).toBeVisible();
  });
  await test.step("the search", async () => {
    await page.goto(paths.search);
    await page.locator(`#${searchFieldId}`).fill("scaffold");
    await expect(page.locator("[data-searching] li").first()).toBeVisible();
  });
  await test.step("the Resource Hub", async () => {
    await page.goto(paths.resources);
    await getMain(page).getByRole("searchbox").fill("interbase");
    await expect(getMain(page).getByRole("status").filter({ hasText: /^1\D/ })).toBeVisible();
  });
  await test.step("a link to another page", async () => {
    const links = page.getByRole("banner").locator(`a[href="${paths.contact}"]`);
    await links.filter({ visible: true }).first().press("Enter");
    await expect(page).toHaveURL(/\/contact\/?$/);
  });
}

test.use({ expectedProblems: [/refused|is not a (function|constructor)|undefined/] });

for (const [what, features] of Object.entries(halves)) {
  test(`a browser that refuses ${what} shows every page, and sends a message`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(buildRefusals(features));
    await visitEverything(page);
    await send(page, "From the start");
    expect(readLeads(site)).toHaveLength(1);
  });
}

test("where all of it is missing, a visitor goes from page to page and sends a message", async ({
  page,
  site,
}) => {
  await page.addInitScript(
    Object.values(halves)
      .flat()
      .map(
        ([owner, name]) =>
          `try { Object.defineProperty(${owner}, "${name}", { value: undefined }); } catch {}`,
      )
      .join("\n"),
  );
  await visitEverything(page);
  await send(page, "Without any");
  expect(readLeads(site)).toHaveLength(1);
});
