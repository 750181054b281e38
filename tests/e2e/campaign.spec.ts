import { getContactForm, getEmail, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const path = "/spring-window";
const interests = ["Operations Stack", "Demo"];

const findLead = (leads: Record<string, unknown>[]) =>
  leads.find(({ email }) => email === getEmail());

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
  expect(findLead(site.readLeads())).toMatchObject({
    source_page: path,
    landing_page: path,
    persona: "operations",
    utm_source: "letter",
    interests: JSON.stringify(["Demo"]),
  });
});

test("a campaign that asks for it is in no list", async ({ request }) => {
  expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
  for (const list of ["/sitemap.xml", "/search/index.json", "/search/"]) {
    expect(await (await request.get(list)).text()).not.toContain(path);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/\b400\b/] });

  test("the campaign’s own page answers, with what is wrong and what was typed", async ({
    page,
    site,
  }) => {
    await page.goto(path);
    const form = getContactForm(page);
    await form.message.fill("In week 14");
    await form.interest("Demo").uncheck();
    await form.press();
    await expect(page.getByText(words.form.faults.required.name)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One window, one list.");
    await expect(form.message).toHaveValue("In week 14");
    await expect(form.interest("Demo")).not.toBeChecked();
    await form.fill(getEmail());
    await form.press();
    await expect(form.thanks).toBeVisible();
    await expect(page).toHaveURL(`${path}/#thank-you`);
    expect(findLead(site.readLeads())).toMatchObject({
      source_page: `${path}/`,
      interests: JSON.stringify(interests.slice(0, 1)),
    });
  });
});
