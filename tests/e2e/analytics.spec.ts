import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { getContactForm, getEmail } from "./contact-form.ts";
import { choose, expect, test } from "./fixtures.ts";

const host = "plausible.example";
const endpoint = `https://${host}/api/event`;

interface Call {
  host: string;
  url: string;
  body: string;
}

/**
 * The site as a build with `VITE_PLAUSIBLE_…` makes it: its pages name the service, and their
 * policy lets it be called. Answers in place of everybody outside this machine, and notes who was
 * asked what.
 */
async function setUpService(context: BrowserContext, origin: string): Promise<Call[]> {
  const calls: Call[] = [];
  await context.route("**/*", async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== origin) {
      calls.push({ url: url.href, host: url.host, body: request.postData() ?? "" });
      await route.fulfill({ status: 204 });
      return;
    }
    // A page fetched ahead says nothing of the service: the document that is shown does.
    const isPage = request.resourceType() === "document" && !url.pathname.endsWith(".pdf");
    if (!isPage || request.method() !== "GET") {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    // The body is sent decoded, and longer than it was.
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    const meta = `<meta name="plausible" content="aes32.example ${endpoint}"/>`;
    await route.fulfill({
      response,
      headers: {
        ...headers,
        "content-security-policy": policy.replace("connect-src", `connect-src ${endpoint}`),
      },
      body: (await response.text()).replace("</head>", `${meta}</head>`),
    });
  });
  return calls;
}

const getHosts = (calls: readonly Call[]) => [...new Set(calls.map((call) => call.host))];

/** Keys of the storage and names of the cookies: all that is kept in the browser. */
async function readStored(context: BrowserContext, page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await context.cookies();
  return [...keys, ...cookies.map(({ name }) => name)];
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

for (const [choice, choose, expected] of [
  ["no choice", undefined, []],
  ["reject", (page) => press(page, consent.rejectNonEssential), []],
  ["functional alone", (page) => savePartly(page, "functional"), []],
  ["analytics alone", (page) => savePartly(page, "analytics"), [host]],
  ["accept", (page) => press(page, consent.acceptAll), [host]],
] as [string, ((page: Page) => Promise<void>) | undefined, string[]][]) {
  test(`${choice}: who is asked, and what is stored`, async ({ context, page, site }) => {
    const calls = await setUpService(context, site.origin);
    await page.goto(paths.terms);
    await expect(getParts(page).consentBanner).toBeVisible();
    await choose?.(page);
    await expect.poll(() => getHosts(calls)).toEqual(expected);
    await readOn(page);
    await page.waitForLoadState("networkidle");
    expect(getHosts(calls)).toEqual(expected);
    expect(await readStored(context, page)).toEqual(choose ? ["consent.v1"] : []);
  });
}

test("what was agreed to is taken back in two clicks: all stops, and nothing stays", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto(paths.terms);
  await press(page, consent.acceptAll);
  await expect.poll(() => getHosts(calls)).toEqual([host]);

  await getParts(page).cookieSettings.click();
  await press(page, consent.rejectNonEssential);
  await expect(getParts(page).consentBanner).toBeHidden();
  await page.waitForLoadState("networkidle");
  calls.length = 0;
  await readOn(page);
  await page.goto("/contact/");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
  expect(await readStored(context, page)).toEqual(["consent.v1"]);
});

test("an agreement holds for the next visit, and can be renewed after a withdrawal", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto(paths.terms);
  await press(page, consent.acceptAll);
  await expect.poll(() => getHosts(calls)).toEqual([host]);
  calls.length = 0;
  await page.goto("/about");
  await expect.poll(() => getHosts(calls)).toEqual([host]);
  await getParts(page).cookieSettings.click();
  await press(page, consent.rejectNonEssential);
  calls.length = 0;
  await getParts(page).cookieSettings.click();
  await press(page, consent.acceptAll);
  await expect.poll(() => getHosts(calls)).toEqual([host]);
});

test("the service hears of pages and campaigns, of web vitals, and of nothing else in an address", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto("/resources?q=secret&utm_source=letter");
  await press(page, consent.acceptAll);
  const getEvents = () =>
    calls.filter((call) => call.host === host).map(({ body }) => JSON.parse(body));
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

/** What the service was told of an event, each time. */
const getEvents = (calls: readonly Call[], name: string) =>
  calls.map(({ body }) => JSON.parse(body)).filter((event) => event.name === name);

test("a form is counted as begun and as sent, once each, with nothing of what was typed", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto("/contact/?interest=Demo&persona=operations");
  await press(page, consent.acceptAll);
  await expect.poll(() => getEvents(calls, "pageview")).toHaveLength(1);
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill("Three sites.");
  await form.press();
  await expect(form.thanks).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const name of ["form_begun", "form_sent"]) {
    expect(getEvents(calls, name)).toEqual([
      { name, domain: "aes32.example", url: `${site.origin}/contact/` },
    ]);
  }
  const told = calls.map(({ body }) => body).join();
  expect(told).not.toMatch(/Jana|Three sites|Demo|plant\.example/);
});

for (const [place, path] of [
  ["the Resource Hub", "/resources"],
  ["another page", "/security"],
] as const) {
  test(`a download from ${place} is counted once, by the document's path`, async ({
    context,
    page,
    site,
  }) => {
    const calls = await setUpService(context, site.origin);
    await page.goto(`${path}?q=`);
    await press(page, consent.acceptAll);
    await expect.poll(() => getEvents(calls, "pageview")).toHaveLength(1);
    const link = page.getByRole("main").locator('a[href$=".pdf"]').first();
    const file = await link.getAttribute("href");
    await link.click();
    await expect
      .poll(() => getEvents(calls, "download"))
      .toEqual([
        {
          name: "download",
          domain: "aes32.example",
          url: site.origin + path,
          props: { file },
        },
      ]);
  });
}

test("the sample shift is counted as begun and as finished, once each, without its decisions", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto("/try?role=operations&step=4&certificate=renew&hours=rule&scaffold=leave");
  await press(page, consent.acceptAll);
  await expect.poll(() => getEvents(calls, "pageview")).toHaveLength(1);
  for (let time = 0; time < 2; time++) {
    await choose(page.getByRole("main").getByRole("radio").nth(time));
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(page).toHaveURL(/step=5/);
    await page.goBack();
    await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  for (const name of ["demo_begun", "demo_finished"]) {
    expect(getEvents(calls, name)).toEqual([
      { name, domain: "aes32.example", url: `${site.origin}/try` },
    ]);
  }
});

test("what happened before the yes is not counted after it", async ({ context, page, site }) => {
  const calls = await setUpService(context, site.origin);
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.fill(getEmail());
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
  await press(page, consent.acceptAll);
  await expect.poll(() => getEvents(calls, "pageview")).toHaveLength(1);
  await form.press();
  await expect.poll(() => getEvents(calls, "form_sent")).toHaveLength(1);
  expect(getEvents(calls, "form_begun")).toEqual([]);
});

test("the owner's global object opens no door before the visitor chose", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.addInitScript(() => Object.assign(window, { siteConsent: { analytics: true } }));
  await page.goto(paths.terms);
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("the first scripts hold nothing of it, and the banner names who counts", async ({
  context,
  page,
  site,
}) => {
  await setUpService(context, site.origin);
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto(paths.terms);
  await page.waitForLoadState("networkidle");
  expect((await Promise.all(scripts)).join("\n")).not.toContain("Web Vitals");
  await press(page, consent.manageChoices);
  const services = consent.services.replace("{services}", "Plausible");
  await expect(getParts(page).consentBanner.getByText(services)).toBeVisible();
});

test("without a service, a yes calls nobody", async ({ context, page, site }) => {
  const strangers: string[] = [];
  await context.route(
    (url) => url.origin !== site.origin,
    async (route) => {
      strangers.push(route.request().url());
      await route.abort();
    },
  );
  await page.goto(paths.terms);
  await press(page, consent.acceptAll);
  await readOn(page);
  await page.waitForLoadState("networkidle");
  expect(strangers).toEqual([]);
});
