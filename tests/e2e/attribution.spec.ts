import type { Page } from "@playwright/test";
import { getModulePath } from "../../app/routes.ts";
import { chrome, consent, getParts, modules, personas } from "./chrome-parts.ts";
import { getContactForm, getEmail, readLeads } from "./contact-form.ts";
import { expect, firstVisit, followLink, test } from "./fixtures.ts";

const article = "/blog/scaffold-waste-tech-solution";
const campaign = "/spring-window";
const { getStarted } = chrome.topBar;

/** By the top bar's button, which leads to the form on every page. */
async function goToForm(page: Page): Promise<void> {
  const { topBar } = getParts(page);
  await followLink(page, topBar.getByRole("link", { name: getStarted.label, exact: true }));
  await expect(page).toHaveURL(/\/contact\/$/);
}

async function send(page: Page): Promise<void> {
  const form = getContactForm(page);
  await form.press();
  await expect(form.thanks).toBeVisible();
}

const readState = (page: Page) => page.evaluate(() => JSON.stringify(history.state));
const readStored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test("a visitor who refused everything comes from an article by way of a persona and a module: the lead says so, and the browser keeps nothing of it", async ({
  page,
  site,
}) => {
  const [persona] = personas.slice(-1);
  const [module] = modules;
  await page.goto(`${article}?utm_source=letter&gclid=click`, {
    referer: "https://news.example/story?reader=jane",
  });
  const { menu, platform } = getParts(page);
  await platform.click();
  await followLink(page, menu.getByRole("link", { name: persona?.label }));
  await expect(page).toHaveURL(`/modules?persona=${persona?.id}`);
  const path = getModulePath(module?.id ?? "planning");
  const links = page.getByRole("main").locator(`a[href="${path}"]`);
  await followLink(page, links.filter({ visible: true }).first());
  await goToForm(page);
  expect(await readState(page), "history before typing").not.toContain("letter");

  const form = getContactForm(page);
  await form.fill(getEmail());
  // What is typed before the form is live is kept once it is.
  await expect.poll(() => readState(page), "history after typing").toContain("letter");
  await expect.poll(() => readStored(page)).toContain(getEmail());
  expect(await readStored(page)).not.toMatch(/letter|click/);

  await page.reload();
  await expect(form.email).toHaveValue(getEmail());
  await send(page);
  await expect.poll(() => readState(page), "history after sending").not.toContain("letter");
  expect(readLeads(site)).toEqual([
    expect.objectContaining({
      landingPage: article,
      previousPage: path,
      persona: persona?.id,
      referrerHost: "news.example",
      utmSource: "letter",
      utmMedium: null,
      gclid: null,
    }),
  ]);
});

firstVisit(
  "ad clicks are in the lead of a visitor who agreed to ads in the owner's own tool, until another choice is made here, and never in the history",
  async ({ page, site }) => {
    await page.addInitScript(() => Object.assign(window, { siteConsent: { ads: true } }));
    await page.clock.install();
    await page.goto("/?gclid=click-1&msclkid=click-2");
    await goToForm(page);
    const form = getContactForm(page);
    const { consentBanner, consentButton } = getParts(page);
    await form.fill(getEmail());
    await expect.poll(() => readState(page)).toContain("landingPage");
    expect(await readState(page)).not.toContain("click-1");
    await expect(consentBanner).toBeVisible();
    await send(page);

    await page.clock.fastForward(5_000);
    await form.fill(getEmail());
    // The site never asks for ads: its yes to everything is none to them.
    await consentButton(consent.acceptAll).click();
    await expect(consentBanner).toBeHidden();
    await send(page);
    expect(readLeads(site)).toEqual([
      expect.objectContaining({ gclid: "click-1", msclkid: "click-2" }),
      expect.objectContaining({ gclid: null, msclkid: null }),
    ]);
  },
);

test("a campaign’s form sends where the visitor is, and what the page asked for; the page is in no list", async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${campaign}?utm_source=letter`);
  const form = getContactForm(page);
  await expect(form.interest("Demo")).toBeChecked();
  await form.fill(getEmail());
  await send(page);
  expect(readLeads(site)[0]).toMatchObject({
    sourcePage: campaign,
    landingPage: campaign,
    persona: "operations",
    utmSource: "letter",
  });

  // As it asks for, it is in no list.
  await expect(page.locator("meta[name=robots][content=noindex]")).toBeAttached();
  for (const list of ["/sitemap.xml", "/search/index.json", "/search/"]) {
    expect(await (await request.get(list)).text()).not.toContain(campaign);
  }
});
