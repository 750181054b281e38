import type { BrowserContext, Page } from "@playwright/test";
import { analyticsHosts } from "./analytics-site.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

// One worker, because each would build the site that is set up with services.
test.describe.configure({ mode: "default" });
test.use({ hasAnalytics: true });

/**
 * Stands in for Google's script: measures and stores as it does, by the commands of Consent Mode v2
 * and the switch for opting out. Runs in the page.
 */
const googleScript = `{
  let granted = false;
  const act = ([command, name, details]) => {
    if (command === "consent") granted = details.analytics_storage === "granted";
    if (command !== "event" || window["ga-disable-G-TEST1234"]) return;
    if (granted) document.cookie = "_ga=GA1.1.1.1; Path=/; Max-Age=60";
    if (granted) document.cookie = "_ga_TEST1234=GS1.1; Path=/; Max-Age=60";
    fetch("https://www.google-analytics.com/g/collect?en=" + name, { method: "POST", mode: "no-cors" });
  };
  dataLayer.forEach(act);
  dataLayer.push = (command) => act(command);
}`;

interface Call {
  host: string;
  url: string;
  body: string;
}

/** Answers in place of everybody outside this machine, and notes who was asked what. */
async function watchStrangers(context: BrowserContext, origin: string): Promise<Call[]> {
  const calls: Call[] = [];
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const url = route.request().url();
      calls.push({ url, host: new URL(url).host, body: route.request().postData() ?? "" });
      if (url.includes("/gtag/js")) {
        await route.fulfill({ contentType: "text/javascript", body: googleScript });
      } else await route.fulfill({ status: 204 });
    },
  );
  return calls;
}

const getHosts = (calls: readonly Call[]) => [...new Set(calls.map(({ host }) => host))].sort();

const allHosts = [
  new URL(analyticsHosts.matomo).host,
  new URL(analyticsHosts.plausible).host,
  "www.google-analytics.com",
  "www.googletagmanager.com",
].sort();

async function readStored(context: BrowserContext, page: Page) {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await context.cookies();
  return { keys, cookies: cookies.map(({ name }) => name).sort() };
}

const press = (page: Page, name: string) =>
  getParts(page).consentBanner.getByRole("button", { name, exact: true }).click();

/** Chooses by the switches, as named. */
async function savePartly(page: Page, category: "functional" | "analytics"): Promise<void> {
  await press(page, consent.manageChoices);
  await getParts(page)
    .consentBanner.getByRole("switch", { name: consent.categories[category].label })
    .check();
  await press(page, consent.savePreferences);
}

/** Follows a link as visitors do, within the site. */
async function readOn(page: Page): Promise<void> {
  const { href, label } = chrome.topBar.links[0] ?? { href: "", label: "" };
  await getParts(page).topBar.getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href}/?$`));
}

const silent = { hosts: [], cookies: [] };
const counted = { hosts: allHosts, cookies: ["_ga", "_ga_TEST1234"] };

for (const [choice, choose, expected] of [
  ["no choice", undefined, silent],
  ["reject", (page) => press(page, consent.rejectNonEssential), silent],
  ["functional alone", (page) => savePartly(page, "functional"), silent],
  ["analytics alone", (page) => savePartly(page, "analytics"), counted],
  ["accept", (page) => press(page, consent.acceptAll), counted],
] as [string, ((page: Page) => Promise<void>) | undefined, typeof silent][]) {
  test(`${choice}: who is asked, and what is stored`, async ({ context, page, site }) => {
    const calls = await watchStrangers(context, site.origin);
    await page.goto("/");
    await expect(getParts(page).consentBanner).toBeVisible();
    await choose?.(page);
    await expect.poll(() => getHosts(calls)).toEqual(expected.hosts);
    await readOn(page);
    await page.waitForLoadState("networkidle");
    expect(getHosts(calls)).toEqual(expected.hosts);
    expect(await readStored(context, page)).toEqual({
      keys: choose ? ["consent.v1"] : [],
      cookies: expected.cookies,
    });
  });
}

test("what was agreed to is taken back in two clicks: all stops, and nothing stays", async ({
  context,
  page,
  site,
}) => {
  const calls = await watchStrangers(context, site.origin);
  await page.goto("/");
  await press(page, consent.acceptAll);
  await expect.poll(() => getHosts(calls)).toEqual(allHosts);

  await getParts(page).cookieSettings.click();
  await press(page, consent.rejectNonEssential);
  await expect(getParts(page).consentBanner).toBeHidden();
  await page.waitForLoadState("networkidle");
  calls.length = 0;
  await readOn(page);
  await page.goto("/contact/");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
  expect(await readStored(context, page)).toEqual({ keys: ["consent.v1"], cookies: [] });
});

test("an agreement holds for the next visit, and can be renewed after a withdrawal", async ({
  context,
  page,
  site,
}) => {
  const calls = await watchStrangers(context, site.origin);
  await page.goto("/");
  await press(page, consent.acceptAll);
  await expect.poll(() => getHosts(calls)).toEqual(allHosts);
  calls.length = 0;
  await page.goto("/about");
  await expect.poll(() => getHosts(calls)).toEqual(allHosts);
  await getParts(page).cookieSettings.click();
  await press(page, consent.rejectNonEssential);
  calls.length = 0;
  await getParts(page).cookieSettings.click();
  await press(page, consent.acceptAll);
  await expect.poll(() => getHosts(calls)).toEqual(expect.arrayContaining(allHosts.slice(0, 3)));
});

test("services hear of pages and campaigns, of web vitals, and of nothing else in an address", async ({
  context,
  page,
  site,
}) => {
  const calls = await watchStrangers(context, site.origin);
  await page.goto("/resources?q=secret&utm_source=letter");
  await press(page, consent.acceptAll);
  const getEvents = () =>
    calls.filter(({ host }) => host === "plausible.example").map(({ body }) => JSON.parse(body));
  await expect.poll(() => getEvents().map(({ name }) => name)).toContain("Web Vitals");
  await readOn(page);
  const shown = page.url().replace(/\?.*/, "");
  await expect
    .poll(() => getEvents().filter(({ name }) => name === "pageview"))
    .toEqual([
      expect.objectContaining({
        domain: "aes32.example",
        url: `${site.origin}/resources?utm_source=letter`,
      }),
      expect.objectContaining({ url: shown }),
    ]);
  expect(calls.filter(({ body, url }) => (body + url).includes("secret"))).toEqual([]);
});

test("the owner's global object opens no door before the visitor chose", async ({
  context,
  page,
  site,
}) => {
  const calls = await watchStrangers(context, site.origin);
  await page.addInitScript(() => Object.assign(window, { siteConsent: { analytics: true } }));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("the first scripts hold nothing of it, and the banner names who counts", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const text = (await Promise.all(scripts)).join("\n");
  expect(text).not.toMatch(/plausible\.example|matomo\.php|googletagmanager|Web Vitals/);
  await press(page, consent.manageChoices);
  const services = consent.services.replace("{services}", "Plausible, Matomo, Google Analytics");
  await expect(getParts(page).consentBanner.getByText(services)).toBeVisible();
});
