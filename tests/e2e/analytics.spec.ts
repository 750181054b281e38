import type { Page, Request } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { chrome, consent, getParts, readStored } from "./chrome-parts.ts";
import { getContactForm, getEmail } from "./contact-form.ts";
import { choose, expect, firstVisit, followLink } from "./fixtures.ts";

const endpoint = "https://plausible.example/api/event";
const domain = "aes32.example";

/**
 * The site as a build with `VITE_PLAUSIBLE_…` makes it: its pages name the service, and their
 * policy lets it be called. Answers in place of everybody outside this machine, and collects what
 * they are asked.
 */
const test = firstVisit.extend<{ calls: Request[] }>({
  calls: async ({ context, site }, use) => {
    const calls: Request[] = [];
    await context.route(/^https?:/, async (route, request) => {
      if (!request.url().startsWith(site.origin)) {
        calls.push(request);
        return route.fulfill({ status: 204 });
      }
      // A page fetched ahead says nothing of the service: the document that is shown does.
      const isPage = request.resourceType() === "document" && !request.url().endsWith(".pdf");
      if (!isPage) return route.fallback();
      const response = await route.fetch();
      // The body is sent decoded, and longer than it was.
      const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
      const policy = headers["content-security-policy"] ?? "";
      headers["content-security-policy"] = policy.replace("connect-src", `connect-src ${endpoint}`);
      const meta = `<meta name="plausible" content="${domain} ${endpoint}"/>`;
      const body = (await response.text()).replace("</head>", `${meta}</head>`);
      return route.fulfill({ response, headers, body });
    });
    await use(calls);
  },
});

// Of the address without a page.
test.use({ expectedProblems: [/\/reset\//] });

/** Follows a link as visitors do, within the site. */
async function readOn(page: Page): Promise<void> {
  const { href, label } = chrome.topBar.links[0] ?? { href: "", label: "" };
  await followLink(page, getParts(page).topBar.getByRole("link", { name: label, exact: true }));
  await expect(page).toHaveURL(new RegExp(`${href}/?$`));
}

/** What the service was told of an event, each time. */
const getEvents = (calls: readonly Request[], name: string) =>
  calls.map((call) => call.postDataJSON()).filter((event) => event.name === name);

/** Agrees to everything, and is counted from then on. */
async function agree(page: Page, calls: readonly Request[]): Promise<void> {
  await getParts(page).consentButton(consent.acceptAll).click();
  await expect.poll(() => getEvents(calls, "pageview")).toHaveLength(1);
}

test("nobody is asked unless the visitor agreed to analytics, and nobody any more once it is taken back", async ({
  calls,
  page,
}) => {
  const { consentBanner, consentButton, consentSwitch, cookieSettings } = getParts(page);
  const expectCalls = async () => {
    await expect.poll(() => getEvents(calls, "pageview")).not.toEqual([]);
    expect(new Set(calls.splice(0).map((call) => call.url()))).toEqual(new Set([endpoint]));
  };
  /** On the way through the site, within its document and in a new one. */
  const expectSilence = async () => {
    await readOn(page);
    await page.goto(paths.terms);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
  };

  await test.step("without a choice, whatever the owner's global object says", async () => {
    await page.addInitScript(() => Object.assign(window, { siteConsent: { analytics: true } }));
    await page.goto(paths.terms);
    // Whoever agrees knows who counts what.
    const recipient = `Plausible (${new URL(endpoint).hostname})`;
    const sentence = consent.services.replace("{services}", recipient);
    await expect(consentBanner.getByText(sentence)).toBeVisible();
    await expectSilence();
    expect(await readStored(page)).toEqual([]);
  });

  await test.step("with functional alone", async () => {
    await consentButton(consent.manageChoices).click();
    await consentSwitch("functional").click();
    await consentButton(consent.savePreferences).click();
    await expectSilence();
  });

  await test.step("with analytics alone, the service is asked, on the next visit too", async () => {
    await cookieSettings.click();
    await consentSwitch("functional").click();
    await consentSwitch("analytics").click();
    await consentButton(consent.savePreferences).click();
    await expectCalls();
    await page.goto("/about");
    await expectCalls();
  });

  await test.step("taken back and given again on one page, it is asked again", async () => {
    await cookieSettings.click();
    await consentButton(consent.rejectNonEssential).click();
    calls.length = 0;
    await cookieSettings.click();
    await consentButton(consent.acceptAll).click();
    await expectCalls();
  });

  await test.step("taken back in two clicks: all stops, and nothing stays", async () => {
    await cookieSettings.click();
    await consentButton(consent.rejectNonEssential).click();
    await expect(consentBanner).toBeHidden();
    await page.waitForLoadState("networkidle");
    calls.length = 0;
    await expectSilence();
    expect(await readStored(page)).toEqual(["consent.v1"]);
  });
});

test("the service hears of pages, campaigns, downloads, forms and shifts, and of nothing else in an address or a form", async ({
  calls,
  page,
  site,
}) => {
  const getPages = () =>
    getEvents(calls, "pageview").map(({ url }) => url.replace(site.origin, ""));

  await test.step("a form is counted as sent, not as begun before the yes", async () => {
    await page.goto("/contact/?interest=Demo&persona=operations");
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.message.fill("Three sites.");
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
    await agree(page, calls);
    await form.press();
    const event = { name: "form_sent", domain, url: `${site.origin}/contact/` };
    await expect.poll(() => getEvents(calls, "form_sent")).toEqual([event]);
    expect(getEvents(calls, "form_begun")).toEqual([]);
  });

  await test.step("a download and the next page are counted, with the campaign that led here", async () => {
    await page.goto("/resources?q=secret&utm_source=letter");
    await page.getByRole("searchbox").fill("");
    const link = page.getByRole("main").locator('a[href$=".pdf"]').first();
    const file = await link.getAttribute("href");
    await link.click();
    await readOn(page);
    const { pathname } = new URL(page.url());
    await expect.poll(getPages).toEqual(["/contact/", "/resources?utm_source=letter", pathname]);
    const event = { name: "download", domain, url: `${site.origin}/resources`, props: { file } };
    expect(getEvents(calls, "download")).toEqual([event]);
  });

  await test.step("the sample shift is counted as begun and as finished, once each, without its decisions", async () => {
    await page.goto("/try?role=operations&step=4&certificate=renew&hours=rule&scaffold=leave");
    for (let time = 0; time < 2; time++) {
      await choose(page.getByRole("main").getByRole("radio").nth(time));
      await page.getByRole("main").locator("button[type=submit]").click();
      await expect(page).toHaveURL(/step=5/);
      // The address is there before the result.
      await expect(page.locator("[data-shift-sums]")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
    }
    await page.waitForLoadState("networkidle");
    for (const name of ["demo_begun", "demo_finished"]) {
      expect(getEvents(calls, name)).toEqual([{ name, domain, url: `${site.origin}/try` }]);
    }
  });

  await test.step("an address without a page is not told", async () => {
    await page.goto("/reset/jane@plant.example?utm_source=letter");
    await expect.poll(getPages).toContain("/404?utm_source=letter");
  });
  const told = calls.map((call) => call.postData()).join();
  expect(told).not.toMatch(/secret|[Jj]an[ae]|Three sites|Demo|plant\.example/);
});

test("nothing from before the yes is sent after it: neither who led here nor how fast a page was", async ({
  calls,
  page,
}) => {
  const referer = "https://news.example/people/jane";
  const getReferrers = () => getEvents(calls, "pageview").map(({ referrer }) => referrer);
  await page.goto("/resources", { referer });
  await readOn(page);
  await agree(page, calls);
  // Leaving the page is when it would be said how fast it was.
  await page.goto(paths.terms, { referer });
  await expect.poll(getReferrers).toEqual([undefined, referer]);
  await expect.poll(() => getEvents(calls, "Web Vitals")).not.toEqual([]);
  await page.reload();
  await expect.poll(getReferrers).toEqual([undefined, referer, undefined]);
  const measured = new Set(getEvents(calls, "Web Vitals").map(({ url }) => url));
  expect([...measured]).toEqual([page.url()]);
});
