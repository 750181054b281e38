import type { Page, Route } from "@playwright/test";
import { decideBefore } from "./chrome-parts.ts";
import {
  functionUrl,
  getContactForm,
  getEmail,
  mailboxes,
  readLeads,
  toasts,
  words,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const { plainWay } = words.form.notes;
const portal = { contentType: "text/html", body: "<h1>Welcome to the guest network</h1>" };
const receipt = { id: "7K3QZ-M2X9A", status: "received", submissionId: crypto.randomUUID() };
const isPlain = (route: Route) =>
  route.request().headers()["content-type"]?.startsWith("application/x-www-form-urlencoded");

type Answer = Parameters<Route["fulfill"]>[0];
/** What answers in the function's place; what else is no receipt, function-client.test.ts tells. */
const foreignAnswers: [string, Answer][] = [
  ["a portal's page", portal],
  ["a sign-in page elsewhere", { status: 302, headers: { location: "/robots.txt" } }],
  ["a proxy that wants a password", { ...portal, status: 407 }],
  ["no content", { status: 204 }],
  ["someone else's receipt", { json: receipt }],
];

async function fillAndPress(page: Page): Promise<void> {
  await decideBefore(page);
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill("Kept");
  await form.press();
}

const getPlainButton = (page: Page) => page.getByRole("button", { name: plainWay.button });

test.use({ expectedProblems: [/\b4\d\d\b|\b500\b|ERR_(FAILED|BLOCKED)|CORS|status of/] });

test("whatever else answers in the function's place is a failure: it is said, the text stays, the mailbox is offered", async ({
  page,
  site,
}) => {
  let answer: Answer;
  await page.route(functionUrl, (route) => route.fulfill(answer));
  const form = getContactForm(page);
  for (const [number, [name, next]] of foreignAnswers.entries()) {
    await test.step(name, async () => {
      answer = next;
      if (number === 0) await fillAndPress(page);
      else await form.press();
      await expect(form.alert).toBeFocused();
      await expect(form.alert).toContainText(mailboxes.general);
      await expect(form.toast).toContainText(toasts.failed.title);
      await expect(form.message).toHaveValue("Kept");
      await expect(form.consent).toBeChecked();
      await form.message.focus();
    });
  }
  expect(readLeads(site)).toEqual([]);
  await page.unroute(functionUrl);
  await form.press();
  await expect(form.thanks).toBeVisible();
  expect(readLeads(site)).toHaveLength(1);
});

test.describe("a call that is refused for its headers goes through as a plain post, once, and unasked", () => {
  const refusals: [string, (route: Route) => Promise<void>][] = [
    [
      "a proxy that strips the key",
      async (route) => {
        const { apikey, authorization, ...headers } = route.request().headers();
        await route.continue({ headers });
      },
    ],
    ["a preflight that fails", (route) => route.abort()],
    [
      "a page in place of the answer, though the call arrived",
      async (route) => {
        await route.fetch();
        await route.fulfill(portal);
      },
    ],
  ];
  for (const [name, refuse] of refusals) {
    test(name, async ({ page, site }) => {
      await page.route(functionUrl, (route) => (isPlain(route) ? route.continue() : refuse(route)));
      await fillAndPress(page);
      await expect(getContactForm(page).thanks).toBeVisible();
      const [lead, ...others] = readLeads(site);
      expect(others).toEqual([]);
      expect(lead).toMatchObject({ message: "Kept", landing_page: "/contact/", status: "new" });
      await expect(page.getByText(String(lead?.id))).toBeAttached();
    });
  }
});

test.describe("where nothing that the page sends gets through", () => {
  const blockPage = (page: Page) =>
    page.route(functionUrl, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill(portal),
    );

  test("one more press sends it as a page, with all of it, and the tab forgets it; a page that answers that is left again", async ({
    page,
    site,
  }) => {
    await page.route(functionUrl, (route) => route.fulfill(portal));
    await fillAndPress(page);
    await getPlainButton(page).press("Enter");
    await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
    await page.goBack();
    const form = getContactForm(page);
    await expect(form.message).toHaveValue("Kept");
    await expect(form.consent).toBeChecked();

    await blockPage(page);
    // Pressed before the page's scripts are there, it would be a plain post at once.
    await form.message.focus();
    await expect(page.locator("[data-island=ContactForm][data-live]")).toBeVisible();
    await form.press();
    await getPlainButton(page).press("Enter");
    await expect(form.thanks).toBeVisible();
    expect(readLeads(site)).toEqual([
      expect.objectContaining({ message: "Kept", landing_page: "/contact/" }),
    ]);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("a service worker that another site left here is removed, and the plain form arrives", async ({
    page,
    context,
    site,
  }) => {
    await context.route("**/left-over.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `const headers = { "content-type": "text/html" };
        onfetch = (event) => {
          if (event.request.method === "POST")
            event.respondWith(new Response("<h1>Old site</h1>", { headers }));
        };
        onactivate = (event) => event.waitUntil(clients.claim());`,
      }),
    );
    await page.goto("/contact/");
    await page.evaluate(async () => {
      const isControlled = new Promise((resolve) => {
        navigator.serviceWorker.oncontrollerchange = resolve;
      });
      await navigator.serviceWorker.register("/left-over.js");
      await isControlled;
    });
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await getPlainButton(page).press("Enter");
    await expect(form.thanks).toBeVisible();
    expect(readLeads(site)).toHaveLength(1);
  });

  test("a browser without storage keeps the page that has it, and answers in another tab", async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page
      .context()
      .route(functionUrl, (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.fulfill(portal),
      );
    await page.goto("/contact/");
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    const opened = page.waitForEvent("popup");
    await getPlainButton(page).press("Enter");
    await expect(getContactForm(await opened).thanks).toBeVisible();
    await expect(form.email).toHaveValue(getEmail());
    expect(readLeads(site)).toHaveLength(1);
  });
});

test("an address is sent the same way from every browser, cleaned of what was pasted around it", async ({
  page,
  site,
}) => {
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.fill("");
  await form.email.fill("a..b@plant.example");
  await form.press();
  await expect(page.getByText(words.form.faults.invalid.email)).toBeVisible();
  await expect(form.email).toBeFocused();
  await form.email.fill(`Jana <mailto:${getEmail()}>`);
  await form.name.focus();
  await expect(form.email).toHaveValue(getEmail());
  await form.press();
  await expect(form.thanks).toBeVisible();
  expect(readLeads(site)).toHaveLength(1);
});
