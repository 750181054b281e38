import { unitRatePage as unitRatePageSource } from "../../app/pages/unit-rate/schema.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(unitRatePageSource);
const path = "/resources/unit-rate";

/** The number in a figure such as "€1,663.20" or "148.5 m³". */
const parseAmount = (text = "") => Number.parseFloat(text.replaceAll(/[€,]/g, ""));
const getStation = (module: string) =>
  words.trace.stations.find((station) => station.module === module);

test.beforeEach(({ page }) => decideBefore(page));

test("the sample line adds up wherever it is shown", () => {
  const { quantity, rate, amount } = words.hero.sum;
  const row = words.catalog.rows.find(({ item }) => item === words.trace.item);
  expect(parseAmount(row?.rate)).toBe(parseAmount(rate.value));
  const payable = parseAmount(quantity.value) * parseAmount(rate.value);
  expect(payable).toBeCloseTo(parseAmount(amount.value), 2);
  expect(getStation("invoicing")?.amount).toBe(amount.value);
  expect(getStation("scaffolding")?.value).toBe(quantity.value);
  const planned = getStation("planning");
  expect(parseAmount(planned?.value) * parseAmount(rate.value)).toBeCloseTo(
    parseAmount(planned?.amount),
    2,
  );
});

test("a demo is scheduled on the contact page", async ({ page }) => {
  await page.goto(path);
  const links = page.getByRole("main").getByRole("link", { name: "Schedule a Demo" });
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", /^\/contact\b/);
  await links.last().click();
  await expect(page.getByRole("checkbox", { name: "Demo" })).toBeChecked();
});

test("the catalog extract is a table with a row for each line", async ({ openToRead }) => {
  const page = await openToRead(path);
  const table = page.getByRole("table", { name: words.catalog.caption });
  for (const { item, rate } of words.catalog.rows) {
    await expect(table.getByRole("row").filter({ hasText: item })).toContainText(rate);
  }
});

test("on paper the control room is ink on white, and of the top bar the logo is left", async ({
  page,
}) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { name: words.trace.title });
  await expect(heading).toHaveCSS("color", "rgb(18, 23, 28)");
  const topBar = page.getByRole("banner");
  await expect(topBar.getByRole("link")).toHaveCount(1);
  await expect(topBar.getByRole("button")).toHaveCount(0);
});
