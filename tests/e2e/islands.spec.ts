import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { getContactForm, getEmail, readLeads, toasts } from "./contact-form.ts";
import { expect, expecting, hold, test } from "./fixtures.ts";

/** Everything of React is in one script and those of the islands. */
const reactScripts = /\/assets\/(?:react|\w+\.island)-[^/]*\.js$/;

const getLive = (page: Page) => page.locator("[data-island][data-live]");

// That none runs while a page is only read is seen in sweep.spec.ts.
test("an island's scripts are fetched once it is near the window", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (reactScripts.test(request.url())) asked.push(request.url());
  });
  await page.goto("/spring-window");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const fetched = page.waitForResponse(/\/ContactForm\.island-/);
  await page.locator("[data-island=ContactForm] > *").scrollIntoViewIfNeeded();
  await fetched;
  await expect(getLive(page)).toHaveCount(0);
});

test("what is typed, chosen and pressed before the scripts come is answered once", async ({
  page,
  site,
}) => {
  const release = await hold(page, reactScripts);
  await page.goto(paths.contact);
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill("Before");
  await form.send.press("Enter");
  await form.message.press("End");
  release();
  await expect(form.thanks).toBeVisible();
  await expect(form.toast).toContainText(toasts.sent.title);
  expect(readLeads(site)).toMatchObject([{ message: "Before" }]);
});

expecting(/ERR_FAILED/)(
  "where the scripts of a form cannot be loaded: they are asked for again with the next touch; without them, it is posted as without scripts",
  async ({ page, site }) => {
    const blocked = /\/ContactForm\.island-[^/]*\.js$/;
    await page.route(blocked, (route) => route.abort());
    await page.goto(paths.contact);
    const form = getContactForm(page);
    const lost = page.waitForEvent("requestfailed");
    await form.name.focus();
    await lost;
    await page.unroute(blocked);
    await expect(async () => {
      await form.email.focus();
      await form.name.focus();
      await expect(getLive(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();

    await page.route(blocked, (route) => route.abort());
    await page.reload();
    await form.fill(getEmail());
    await form.send.press("Enter");
    await expect(page).toHaveURL(/#thank-you$/);
    expect(readLeads(site)).toHaveLength(1);
  },
);
