import { integrationsPage as integrationsPageSource } from "../../app/pages/integrations/schema.ts";
import { integrations as integrationsSource } from "../../app/parts/hub/schema.ts";
import { getModulePath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(integrationsPageSource);
const { categories } = readWords(integrationsSource);
const path = "/resources/integrations";

test.beforeEach(({ page }) => decideBefore(page));

test("lists the agreed systems by kind", async ({ openToRead }) => {
  const page = await openToRead(path);
  const agreed = [
    ["ERP and finance", ["SAP", "Oracle", "JD Edwards"]],
    ["Planning", ["Primavera", "Prometheus"]],
    ["CMMS", ["Maximo", "DataStreams"]],
    ["Gate and access control", ["Linnell", "CQR", "Genetec", "Gallagher", "Honeywell"]],
    ["Safety and qualification", ["ISNetworld"]],
  ];
  expect(categories.map(({ title, systems }) => [title, systems])).toEqual(agreed);
  for (const { title, systems } of categories) {
    const list = page.getByRole("list", { name: `${title}: ${words.categories.systemsLabel}` });
    await expect(list.getByRole("listitem")).toHaveText([...systems]);
  }
});

test("its buttons lead to the contact page, to how it works and to the modules", async ({
  openToRead,
}) => {
  const page = await openToRead(path);
  const main = page.getByRole("main");
  const { hero, closing, modules } = words;
  const links = [
    ["Connect What You Have. Extend What You Need.", hero.primary, "/contact/"],
    [hero.title, hero.secondary, "/how-it-works"],
    [closing.title, closing.primary, "/contact/"],
    [modules.title, modules.viewAll, "/modules"],
  ] as const;
  for (const [heading, { label }, href] of links) {
    const section = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: heading }) });
    await expect(section.getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
  for (const { id } of modules.items) {
    await expect(main.locator(`a[href="${getModulePath(id)}"]`)).toHaveCount(1);
  }
});

test("says beside each tool what it holds, what AES/32 adds, and where to check that", async ({
  page,
}) => {
  await page.goto(`${path}#what-it-is-not`);
  const section = page.getByRole("region", { name: words.comparison.title });
  await expect(section).toBeInViewport();
  for (const { name, link, holds, missing, added, kept } of words.comparison.tools) {
    const row = section.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row.getByRole("cell")).toHaveText([holds, missing, added, kept]);
    await expect(row.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href);
  }
});

test("a testimonial that is a sample says so", async ({ openToRead }) => {
  const page = await openToRead(path);
  const quote = page.getByRole("figure").filter({ has: page.getByRole("blockquote") });
  await expect(quote).toContainText(words.benefits.sampleNote);
});
