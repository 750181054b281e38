import type { Page } from "@playwright/test";
import { getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { consent, decideBefore, getParts } from "./chrome-parts.ts";
import { getContactForm, getEmail, readLeads } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** What private modes, policies and extensions take away: an object of the page, and its property. */
const refused = [
  ["History.prototype", "replaceState"],
  ["History.prototype", "pushState"],
  ["window", "localStorage"],
  ["window", "sessionStorage"],
  ["navigator", "clipboard"],
] as const;

/** A script that has each of them throw whenever it is used. */
const refusal = refused
  .map(([owner, name]) => {
    const refuse = '{ throw new DOMException("refused", "SecurityError"); }';
    const how = owner.endsWith("prototype") ? `{ value() ${refuse} }` : `{ get() ${refuse} }`;
    return `Object.defineProperty(${owner}, "${name}", { configurable: true, ...${how} });`;
  })
  .join("\n");

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

test("a browser that refuses storage and history shows every page, and sends a message", async ({
  page,
  site,
}) => {
  await page.addInitScript(refusal);
  await visitEverything(page);
  await send(page, "From the start");
  expect(readLeads(site)).toHaveLength(1);
});

test("a history that refuses after three calls costs no message, no page and no number", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let calls = 0;
    for (const name of ["pushState", "replaceState"] as const) {
      const call = History.prototype[name];
      History.prototype[name] = function (...args) {
        calls += 1;
        if (calls > 3) throw new DOMException("refused: 100 times", "SecurityError");
        call.apply(this, args);
      };
    }
  });
  await decideBefore(page);
  await page.goto(getCalculatorPath("hours-gap"));
  const people = page.locator("[data-sheet] input[name=people]");
  await people.fill("77");
  await people.press("End");
  await people.pressSequentially("00");
  await expect(page.locator("[data-yours]")).toBeVisible();
  await expect(people).toHaveValue("7700");
  const links = page.getByRole("banner").locator(`a[href="${paths.contact}"]`);
  await links.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/contact\/?$/);
  await send(page, "120 contractors on 4 sites");
  expect(readLeads(site)).toHaveLength(1);
});

test("an older browser, without popovers, follows links and sends a message", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const names = ["popover", "showPopover", "hidePopover", "togglePopover"];
    for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    Reflect.deleteProperty(window, "navigation");
  });
  await page.goto(paths.about);
  await getParts(page).consentButton(consent.acceptAll).click();
  await expect(getParts(page).consentBanner).toBeHidden();
  const { footer } = getParts(page);
  await footer.locator(`a[href="${paths.contact}"]`).first().click();
  await expect(page).toHaveURL(/\/contact\/?$/);
  await send(page, "From an older browser");
  expect(readLeads(site)).toHaveLength(1);
});
