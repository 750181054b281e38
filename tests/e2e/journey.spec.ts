import { journeyPage as journeyPageSource } from "../../app/pages/journey/schema.ts";
import { modules as modulesSource } from "../../app/parts/modules/schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { redirects } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(journeyPageSource);
const modules = readWords(modulesSource);
const { personas } = readWords(personasSource);

test.beforeEach(({ page }) => decideBefore(page));

test("the six bars of the timeline say their value", async ({ openToRead }) => {
  const page = await openToRead("/journey");
  const expected = [15, 35, 65, 80, 95, 100];
  const bars = page.getByRole("progressbar");
  await expect(bars).toHaveCount(expected.length);
  for (const [index, { period }] of words.timeline.rows.entries()) {
    const bar = page.getByRole("progressbar", { name: period });
    await expect(bar).toHaveAttribute("value", String(expected[index]));
  }
});

test("each role starts with its stack, in order", async ({ page }) => {
  await page.goto("/journey");
  for (const { persona, role } of words.stacks.roles) {
    const stack = personas.find(({ id }) => id === persona)?.stack ?? [];
    const names = stack.map((id) => modules.find((module) => module.id === id)?.name ?? "");
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: role }) })
      .last();
    await expect(row.getByRole("link")).toHaveText(names);
  }
});

test("nothing is recommended before an answer is chosen", async ({ openToRead }) => {
  const page = await openToRead("/journey");
  await expect(page.getByLabel(words.selector.label).last()).toHaveValue("");
  for (const { ctaText } of words.selector.options) {
    await expect(page.getByRole("link", { name: ctaText })).toHaveCount(0);
  }
});

test("each answer is announced and leads on", async ({ page }) => {
  await page.goto("/journey");
  for (const { option, title, modulePath, ctaText } of words.selector.options) {
    await page.getByRole("combobox", { name: words.selector.label }).selectOption(option);
    const result = page.getByRole("status").filter({ hasText: title });
    await expect(result.getByRole("link", { name: ctaText })).toHaveAttribute("href", modulePath);
  }
});

test("an old address among the answers leads to its module", async ({ page }) => {
  await page.goto("/journey");
  const answer = words.selector.options.find(({ id }) => id === "know_fix");
  await page.getByRole("combobox").selectOption(answer?.option ?? "");
  await page.getByRole("link", { name: answer?.ctaText }).click();
  await expect(page).toHaveURL(new RegExp(`${redirects[answer?.modulePath ?? ""]}/?$`));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all five answers stand there as links", async ({ page }) => {
    await page.goto("/journey");
    for (const { ctaText, modulePath } of words.selector.options) {
      const link = page.getByRole("link", { name: ctaText });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", modulePath);
    }
    await expect(page.getByRole("combobox")).toBeHidden();
  });
});
