import type { Page } from "@playwright/test";
import { getModulePath } from "../../app/routes.ts";
import { startProcess } from "../processes.ts";
import { chrome, consent, decideBefore, getParts, modules, personas } from "./chrome-parts.ts";
import { getContactForm, getEmail } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const article = "/blog/scaffold-waste-tech-solution";
const { topBar } = chrome;

/** Follows the top bar's button to the form, as on every page. */
async function goToForm(page: Page): Promise<void> {
  await getParts(page)
    .topBar.getByRole("link", { name: topBar.getStarted.label, exact: true })
    .click();
  await expect(page).toHaveURL(/\/contact\/$/);
}

async function send(page: Page): Promise<void> {
  const form = getContactForm(page);
  await form.press();
  await expect(form.thanks).toBeVisible();
}

async function fillAndSend(page: Page): Promise<void> {
  await getContactForm(page).fill(getEmail());
  await send(page);
}

const findLead = (leads: Record<string, unknown>[]) =>
  leads.find(({ email }) => email === getEmail());

test.describe("a visitor who refused everything", () => {
  test.beforeEach(({ page }) => decideBefore(page));

  test("comes from an article by way of a persona and a module, and the lead says so", async ({
    page,
    site,
  }) => {
    const [persona] = personas.slice(-1);
    const [module] = modules;
    await page.goto(`${article}?utm_source=letter&gclid=click`, {
      referer: "https://news.example/story?reader=jane",
    });
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    await megaMenu.getByRole("link", { name: persona?.label }).click();
    await expect(page).toHaveURL(`/modules?persona=${persona?.id}`);
    const path = getModulePath(module?.id ?? "planning");
    const links = page.getByRole("main").locator(`a[href="${path}"]`);
    await links.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await goToForm(page);
    const form = getContactForm(page);
    await form.fill(getEmail());
    await page.reload();
    await expect(form.email).toHaveValue(getEmail());
    await send(page);

    const lead = findLead(site.readLeads());
    expect(lead).toMatchObject({
      landing_page: article,
      previous_page: path,
      persona: persona?.id,
      referrer_host: "news.example",
      utm_source: "letter",
      utm_medium: null,
      gclid: null,
    });
    const show = startProcess(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "leads/cli/main.ts", "show", String(lead?.id)],
      { env: { PATH: process.env.PATH, DATA_DIR: site.dataDir } },
    );
    const { stdout } = await show.ended;
    expect(stdout).toMatch(new RegExp(`^landingPage +${article}$`, "m"));
    expect(stdout).toMatch(new RegExp(`^persona +${persona?.id}$`, "m"));
  });

  test("leaves nothing in the browser's storage but what was typed", async ({ page }) => {
    await page.goto("/?utm_source=letter&gclid=click");
    await goToForm(page);
    await getContactForm(page).name.fill("Jana");
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(stored).toContain("Jana");
    expect(stored).not.toMatch(/letter|click/);
  });

  test("leaves nothing in the history before typing, and nothing after sending", async ({
    page,
  }) => {
    const readState = () => page.evaluate(() => JSON.stringify(history.state));
    await page.goto("/?utm_source=letter");
    await goToForm(page);
    expect(await readState()).not.toContain("letter");
    const form = getContactForm(page);
    await form.fill(getEmail());
    expect(await readState()).toContain("letter");
    await send(page);
    expect(await readState()).not.toContain("letter");
  });

  test("keeps the campaign of the landing page, however many pages later", async ({
    page,
    site,
  }) => {
    await page.goto("/?utm_source=letter");
    await goToForm(page);
    await page.goBack();
    await expect(page).toHaveURL("/?utm_source=letter");
    await goToForm(page);
    await fillAndSend(page);
    expect(findLead(site.readLeads())).toMatchObject({
      landing_page: "/",
      previous_page: "/",
      persona: null,
      referrer_host: null,
      utm_source: "letter",
    });
  });

  test("opens the form in a second tab, which continues the visit", async ({
    context,
    page,
    site,
  }) => {
    await page.goto(`${article}?utm_source=letter`);
    const opened = context.waitForEvent("page");
    const link = getParts(page).topBar.getByRole("link", {
      name: topBar.getStarted.label,
      exact: true,
    });
    await link.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await tab.locator("html[data-live]").waitFor({ state: "attached" });
    await fillAndSend(tab);
    expect(findLead(site.readLeads())).toMatchObject({
      landing_page: article,
      previous_page: article,
      utm_source: "letter",
    });
  });
});

test.describe("a visitor who agreed to ads in the owner's own tool", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { siteConsent: { ads: true } }));
    await page.goto("/?gclid=click-1&msclkid=click-2");
    await goToForm(page);
    await getContactForm(page).fill(getEmail());
  });

  test("has the ad clicks in the lead, through a reload", async ({ page, site }) => {
    await page.reload();
    await expect(getContactForm(page).email).toHaveValue(getEmail());
    await expect(getParts(page).consentBanner).toBeVisible();
    await send(page);
    expect(findLead(site.readLeads())).toMatchObject({ gclid: "click-1", msclkid: "click-2" });
  });

  test("has none of them after taking it back here", async ({ page, site }) => {
    const { consentBanner } = getParts(page);
    await consentBanner.getByRole("button", { name: consent.rejectNonEssential }).click();
    await expect(consentBanner).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("click-1");
    await send(page);
    expect(findLead(site.readLeads())).toMatchObject({ gclid: null, msclkid: null });
  });
});

test("without a word about ads, an ad click is not in the lead", async ({ page, site }) => {
  await page.goto("/contact/?gclid=click-1");
  await getParts(page)
    .consentBanner.getByRole("button", { name: consent.acceptAll, exact: true })
    .click();
  await fillAndSend(page);
  expect(findLead(site.readLeads())).toMatchObject({ gclid: null });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the lead has what the form's own address says", async ({ page, site }) => {
    await page.goto("/contact/?persona=operations&utm_source=letter&gclid=click");
    await fillAndSend(page);
    expect(findLead(site.readLeads())).toMatchObject({
      source_page: "/contact/",
      persona: "operations",
      utm_source: "letter",
      landing_page: null,
      gclid: null,
    });
  });
});
