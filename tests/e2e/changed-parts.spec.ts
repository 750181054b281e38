import type { Page } from "@playwright/test";
import { interestOptions } from "leads/fields";
import { notFoundPage as notFoundPageSource } from "../../app/pages/not-found/schema.ts";
import { consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { chrome, consent, decideBefore, getParts, personas } from "./chrome-parts.ts";
import { getContactForm, getEmail, readLeads, toasts, words } from "./contact-form.ts";
import { translateInPlace, translatePage } from "./document-changers.ts";
import { expect, hold, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });
test.use({ expectedProblems: [/drawn anew|404/] });

/** Opens a page as a translator or an extension has left it, whose scripts come on a slow line. */
async function openChanged(
  page: Page,
  path: string,
  ...changes: (() => void)[]
): Promise<() => void> {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#page-record").waitFor({ state: "attached" });
  for (const change of changes) await page.evaluate(change);
  return release;
}

test("what was typed into a translated form before it is live is sent, and each message has its own reference", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await decideBefore(page);
  await page.clock.install();
  const release = await openChanged(page, "/contact/", translatePage);
  const form = getContactForm(page);
  // The translated labels are none of the sample's.
  const getField = (name: string) => page.locator(`[data-contact-form] [name=${name}]`);
  const fill = async () => {
    await getField("name").fill("Jana Hoffmann");
    await getField("email").fill(getEmail());
    await getField("consent").check();
  };
  await fill();
  await page.locator("[data-contact-form] summary").click();
  await getField("interests").last().check();
  await getField("message").fill("Two sites");
  await getField("message").press("Home");
  release();
  await page.locator("[data-island=ContactForm][data-live]").waitFor({ state: "attached" });
  await expect(getField("message")).toBeFocused();
  await page.keyboard.type("At ");
  await expect(getField("message")).toHaveValue("At Two sites");
  await page.clock.pauseAt(Date.now() + 60_000);

  for (const index of [0, 1]) {
    if (index > 0) await fill();
    await form.press();
    await expect(form.toast).toContainText(toasts.sent.title);
    await expect(form.thanks).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(form.thanks).toBeHidden();
    const leads = readLeads(site);
    expect(leads).toHaveLength(index + 1);
    for (const [other, { id }] of leads.entries()) {
      await expect(page.getByText(`${id}`)).toHaveCount(other === index ? 1 : 0);
    }
    await expect(page.getByText(words.form.receipt.next)).toHaveCount(1);
  }
  expect(readLeads(site)[0]).toMatchObject({
    message: "At Two sites",
    interests: JSON.stringify([interestOptions.at(-1)]),
  });
});

for (const [how, translate] of [
  ["as Chrome does", translatePage],
  ["as Firefox and Safari do", translateInPlace],
] as const) {
  test(`in a page translated ${how}, each toast has its own text, and so has what is read out`, async ({
    page,
  }) => {
    await decideBefore(page);
    await page.goto("/contact/");
    await page.evaluate(translate);
    const form = getContactForm(page);
    const name = page.locator("input[name=name]");
    await name.fill("Jana Hoffmann");
    await page.locator("input[name=email]").fill(getEmail());
    await form.press();
    await expect(form.toast).toContainText(toasts.missingConsent.title);
    await name.fill(" ");
    await form.consent.check();
    await form.press();
    await expect(form.toast).toContainText(toasts.missingFields.title);
    await expect(form.toast).not.toContainText(toasts.missingConsent.title);
    await getParts(page)
      .footer.getByRole("link", { name: chrome.footer.legal.links[0]?.label })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const announced = page.locator("[data-announce-page]");
    await expect(announced).toContainText(await page.title());
  });
}

test("a translated countdown goes on", async ({ page }) => {
  const { countdown, stay } = readWords(notFoundPageSource);
  await decideBefore(page);
  await page.clock.install({ time: "2026-01-01T00:00:00Z" });
  await page.clock.pauseAt("2026-01-01T00:00:01Z");
  await page.goto("/no-such-page", { waitUntil: "commit" });
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await page.getByRole("button", { name: stay }).count()).toBe(1);
  }).toPass();
  await page.evaluate(translatePage);
  for (const seconds of [17, 14]) {
    await page.clock.runFor(3_000);
    await expect(page.getByText(countdown.replace("{seconds}", `${seconds}`))).toBeVisible();
  }
});

test("a translated page changes with the persona", async ({ page }) => {
  await decideBefore(page);
  await page.goto(paths.personas);
  await page.evaluate(translatePage);
  for (const { label } of personas.slice(1)) {
    const radio = page.getByRole("radio", { name: label }).first();
    await radio.check();
    const announcement = await radio.getAttribute("data-announcement");
    await expect(page.getByRole("status").filter({ hasText: announcement ?? "" })).toHaveCount(1);
  }
});

test.describe("the consent banner", () => {
  const openByFooter = async (page: Page) => getParts(page).cookieSettings.click();

  test("speaks, when translated, and saves what is chosen", async ({ page }) => {
    const { consentBanner, consentButton, consentSwitch } = getParts(page);
    const release = await openChanged(page, paths.terms, translatePage);
    release();
    await consentBanner.getByRole("button", { name: consent.manageChoices }).click();
    await consentBanner.getByRole("switch", { name: consent.categories.analytics.label }).check();
    await consentBanner.getByRole("button", { name: consent.savePreferences }).click();
    await expect(page.getByText(consent.confirmations.saved)).toBeVisible();
    await expect(consentBanner).toHaveCount(0);
    await openByFooter(page);
    await expect(consentSwitch("analytics")).toBeChecked();
    await expect(consentButton(consent.close)).toBeVisible();
  });

  test("comes back as often as it is asked for, though it was removed, with its place", async ({
    page,
  }) => {
    const { consentBanner } = getParts(page);
    await page.goto(paths.terms);
    for (const selector of ["> *", "", "> *"]) {
      await expect(consentBanner).toBeVisible();
      await page.evaluate(
        (part) => document.querySelector(part)?.remove(),
        `#${consentPlaceId} ${selector}`,
      );
      await consentBanner.evaluateAll((found) => {
        for (const banner of found) banner.remove();
      });
      await expect(consentBanner).toHaveCount(0);
      await openByFooter(page);
    }
    await expect(consentBanner).toBeFocused();
    await consentBanner.getByRole("button", { name: consent.acceptAll }).click();
    await expect(consentBanner).toHaveCount(0);
    await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
  });

  test("hidden by a blocker, its button leads to what is stored", async ({ page }) => {
    await page.goto(paths.terms);
    await page.evaluate((name) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[aria-label="${name}"] { display: none !important }`);
      document.adoptedStyleSheets.push(sheet);
    }, consent.accessibleName);
    await openByFooter(page);
    await expect(page).toHaveURL(paths.cookies);
  });
});
