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

/** Follows a link as visitors do, within the site. */
async function readOn(page: Page): Promise<void> {
  const { href, label } = chrome.topBar.links[0] ?? { href: "", label: "" };
  await getParts(page).topBar.getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href}/?$`));
}

/** What the service was told of an event, each time. */
const getEvents = (calls: readonly Call[], name: string) =>
  calls.map(({ body }) => JSON.parse(body)).filter((event) => event.name === name);

test("nobody is asked unless the visitor agreed to analytics, and nobody any more once it is taken back", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  const { consentBanner, cookieSettings } = getParts(page);
  const press = (name: string) => consentBanner.getByRole("button", { name, exact: true }).click();
  const toggle = (category: "functional" | "analytics") =>
    consentBanner.getByRole("switch", { name: consent.categories[category].label }).click();
  /** Goes on through the site, within its document and in a new one. */
  const goOn = async () => {
    await readOn(page);
    await page.goto(paths.terms);
    await page.waitForLoadState("networkidle");
    return calls.splice(0);
  };
  /** Keys of the storage and names of the cookies: all that is kept in the browser. */
  const readStored = async () => {
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    return [...keys, ...(await context.cookies()).map(({ name }) => name)];
  };
  const expectCalls = async () => {
    await expect.poll(() => getEvents(calls, "pageview")).not.toEqual([]);
    expect(new Set(calls.splice(0).map((call) => call.host))).toEqual(new Set([host]));
  };

  await test.step("without a choice, whatever the owner's global object says", async () => {
    await page.addInitScript(() => Object.assign(window, { siteConsent: { analytics: true } }));
    await page.goto(paths.terms);
    await expect(consentBanner).toBeVisible();
    expect(await goOn()).toEqual([]);
    expect(await readStored()).toEqual([]);
  });

  await test.step("after a no", async () => {
    await press(consent.rejectNonEssential);
    expect(await goOn()).toEqual([]);
  });

  await test.step("with functional alone, beside the name of who would count", async () => {
    await cookieSettings.click();
    const services = consent.services.replace("{services}", "Plausible");
    await expect(consentBanner.getByText(services)).toBeVisible();
    await toggle("functional");
    await press(consent.savePreferences);
    expect(await goOn()).toEqual([]);
  });

  await test.step("with analytics alone, the service is asked, on the next visit too", async () => {
    await cookieSettings.click();
    await toggle("functional");
    await toggle("analytics");
    await press(consent.savePreferences);
    await expectCalls();
    await page.goto("/about");
    await expectCalls();
    expect(await readStored()).toEqual(["consent.v1"]);
  });

  await test.step("taken back in two clicks: all stops, and nothing stays", async () => {
    await cookieSettings.click();
    await press(consent.rejectNonEssential);
    await expect(consentBanner).toBeHidden();
    await page.waitForLoadState("networkidle");
    calls.length = 0;
    expect(await goOn()).toEqual([]);
    expect(await readStored()).toEqual(["consent.v1"]);
  });

  await test.step("renewed in the page in which it was taken back, the service is asked again", async () => {
    await cookieSettings.click();
    await press(consent.acceptAll);
    await expectCalls();
    await cookieSettings.click();
    await press(consent.rejectNonEssential);
    await cookieSettings.click();
    await press(consent.acceptAll);
    await expectCalls();
  });
});

/** Agrees to everything, and is counted from then on. */
async function agree(page: Page, calls: readonly Call[]): Promise<void> {
  const { consentBanner } = getParts(page);
  await consentBanner.getByRole("button", { name: consent.acceptAll, exact: true }).click();
  await expect.poll(() => getEvents(calls, "pageview")).toHaveLength(1);
}

test("the service hears of pages, campaigns, downloads and web vitals, and of nothing else in an address", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto("/resources?q=secret&utm_source=letter");
  await agree(page, calls);
  await page.getByRole("searchbox").fill("");
  const link = page.getByRole("main").locator('a[href$=".pdf"]').first();
  const file = await link.getAttribute("href");
  await link.click();
  await expect.poll(() => getEvents(calls, "Web Vitals")).not.toEqual([]);
  await readOn(page);
  const event = { domain: "aes32.example", url: `${site.origin}/resources` };
  const landing = { ...event, url: `${event.url}?utm_source=letter` };
  const next = { ...event, url: page.url().replace(/\?.*/, "") };
  await expect
    .poll(() => getEvents(calls, "pageview"))
    .toEqual([landing, next].map((shown) => expect.objectContaining(shown)));
  expect(getEvents(calls, "download")).toEqual([{ name: "download", ...event, props: { file } }]);
  expect(calls.filter(({ body, url }) => (body + url).includes("secret"))).toEqual([]);
});

test("a form is counted as begun and as sent after the yes, once each, with nothing of what was typed", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.clock.install();
  await page.goto("/contact/?interest=Demo&persona=operations");
  const form = getContactForm(page);
  const send = async () => {
    await form.message.fill("Three sites.");
    await form.press();
    await expect(form.thanks).toBeVisible();
    await page.waitForLoadState("networkidle");
  };
  const event = { domain: "aes32.example", url: `${site.origin}/contact/` };
  await form.fill(getEmail());
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
  await agree(page, calls);
  await send();
  expect(getEvents(calls, "form_begun"), "begun before the yes").toEqual([]);
  expect(getEvents(calls, "form_sent")).toEqual([{ name: "form_sent", ...event }]);

  await page.clock.fastForward(5_000);
  await form.fill(getEmail());
  await send();
  expect(getEvents(calls, "form_begun")).toEqual([{ name: "form_begun", ...event }]);
  expect(getEvents(calls, "form_sent")).toHaveLength(2);
  const told = calls.map(({ body }) => body).join();
  expect(told).not.toMatch(/Jana|Three sites|Demo|plant\.example/);
});

test("the sample shift is counted as begun and as finished, once each, without its decisions", async ({
  context,
  page,
  site,
}) => {
  const calls = await setUpService(context, site.origin);
  await page.goto("/try?role=operations&step=4&certificate=renew&hours=rule&scaffold=leave");
  await agree(page, calls);
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
