import { getContactForm, getEmail } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const path = "/spring-window";

test("a campaign’s form sends where the visitor is, and what the page asked for", async ({
  page,
  site,
}) => {
  await page.goto(`${path}?utm_source=letter`);
  const form = getContactForm(page);
  await expect(form.interest("Demo")).toBeChecked();
  await form.interest("Operations Stack").uncheck();
  await form.fill(getEmail());
  await page.reload();
  await expect(form.email).toHaveValue(getEmail());
  await expect(form.interest("Operations Stack")).not.toBeChecked();
  await form.press();
  await expect(form.thanks).toBeVisible();
  expect(site.readLeads().find(({ email }) => email === getEmail())).toMatchObject({
    sourcePage: path,
    landingPage: path,
    persona: "operations",
    utmSource: "letter",
    interests: ["Demo"],
  });
});

test("a campaign that asks for it is in no list", async ({ request }) => {
  expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
  for (const list of ["/sitemap.xml", "/search/index.json", "/search/"]) {
    expect(await (await request.get(list)).text()).not.toContain(path);
  }
});
