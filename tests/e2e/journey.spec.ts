import { journeyPage as journeyPageSource } from "../../app/pages/journey/schema.ts";
import { redirects } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { expect, test, withoutScripts } from "./fixtures.ts";

const words = readWords(journeyPageSource);

test("an answer is announced and leads on, by an old address, too; before there is one, nothing is recommended", async ({
  page,
}) => {
  await page.goto("/journey");
  const answers = page.getByRole("combobox", { name: words.selector.label });
  await expect(answers).toHaveValue("");
  for (const { ctaText } of words.selector.options) {
    await expect(page.getByRole("link", { name: ctaText })).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: words.selector.contact.label })).toBeVisible();
  for (const { option, title, modulePath, ctaText } of words.selector.options) {
    await answers.selectOption(option);
    const result = page.getByRole("status").filter({ hasText: title });
    await expect(result.getByRole("link", { name: ctaText })).toHaveAttribute("href", modulePath);
  }
  const old = words.selector.options.find(({ modulePath }) => modulePath in redirects);
  await answers.selectOption(old?.option ?? "");
  await page.getByRole("link", { name: old?.ctaText }).click();
  await expect(page).toHaveURL(new RegExp(`${redirects[old?.modulePath ?? ""]}/?$`));
});

withoutScripts(
  "without scripts, each bar says its value, and all answers are links",
  async ({ page }) => {
    await page.goto("/journey");
    for (const { period, percent } of words.timeline.rows) {
      const bar = page.getByRole("progressbar", { name: period });
      await expect(bar).toHaveAttribute("value", `${percent}`);
    }
    for (const { ctaText, modulePath } of words.selector.options) {
      const link = page.getByRole("link", { name: ctaText });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", modulePath);
    }
    await expect(page.getByRole("combobox")).toBeHidden();
  },
);
