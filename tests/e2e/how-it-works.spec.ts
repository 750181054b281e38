import type { Page } from "@playwright/test";
import { howItWorksPage as howItWorksPageSource } from "../../app/pages/how-it-works/schema.ts";
import { industries as industriesSource } from "../../app/parts/industries/schema.ts";
import { modules as modulesSource } from "../../app/parts/modules/schema.ts";
import { formatDay } from "../../app/parts/ui/dates.ts";
import { getModulePath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore, site } from "./chrome-parts.ts";
import { expect, test, withMotion } from "./fixtures.ts";

const words = readWords(howItWorksPageSource);
const modules = readWords(modulesSource);
const industries = readWords(industriesSource);
const { steps, next, stepLabel, announcement } = words.growth;

const getStepName = (index: number) => stepLabel.replace("{number}", `${index + 1}`);
const path = "/how-it-works";

test.use(withMotion);
test.beforeEach(({ page }) => decideBefore(page));

test("says when it was last updated", async ({ openToRead }) => {
  const page = await openToRead(path);
  const shown = formatDay(site.lastUpdated.howItWorks, "en");
  expect(shown).toBe("24 October 2025");
  await expect(page.getByText(words.foundation.lastUpdated.replace("{date}", shown))).toBeVisible();
});

const { stops } = words.shift;
const findShift = (page: Page) => page.getByRole("region", { name: words.shift.title });

/** Every stop has its picture, and the record is full. */
async function expectEveryStop(page: Page): Promise<void> {
  for (const { alt, line } of stops) {
    await expect(page.getByRole("img", { name: alt })).toBeVisible();
    await expect(findShift(page).getByText(line.value, { exact: true })).toHaveCSS("opacity", "1");
  }
}

test.describe("the shift", { tag: "@widths" }, () => {
  test("lights stop after stop while the page is scrolled", async ({ page }) => {
    await page.goto(path);
    await expect(findShift(page)).toHaveAttribute("data-stop", "1");
    const seen = await findShift(page).evaluate(async (shift: HTMLElement) => {
      const found = new Set([shift.dataset.stop]);
      while (shift.getBoundingClientRect().bottom > 0) {
        scrollBy({ top: 80, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        found.add(shift.dataset.stop);
      }
      return [...found];
    });
    expect(seen).toEqual(stops.map((_, index) => `${index + 1}`));
  });

  test("lights the stop that has the focus, and writes its line", async ({ page }) => {
    await page.goto(path);
    await expect(findShift(page)).toHaveAttribute("data-stop", "1");
    const links = findShift(page).getByRole("listitem").getByRole("link");
    for (const [index, { line }] of stops.entries()) {
      await links.nth(index).focus();
      await expect(findShift(page)).toHaveAttribute("data-stop", `${index + 1}`);
      await expect(page.locator(".shift-light").nth(index)).toHaveCSS("opacity", "1");
      const value = findShift(page).getByRole("definition").getByText(line.value, { exact: true });
      await expect(value).toHaveCSS("opacity", "1");
    }
  });
});

test("the shift can be skipped", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: words.shift.skip }).press("Enter");
  await expect(page.getByRole("heading", { name: words.foundation.statement })).toBeInViewport();
  await expect(findShift(page).getByRole("listitem").getByRole("link").last()).not.toBeInViewport();
});

test("with reduced motion and on paper each stop has its picture", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await expectEveryStop(page);
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  await expectEveryStop(page);
});

test("the growth path opens on its first step and goes on until the last", async ({ page }) => {
  await page.goto(path);
  const nextStep = page.getByRole("button", { name: next });
  for (const [index, { title }] of steps.entries()) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
    await expect(page.getByRole("button", { name: getStepName(index) })).toHaveAttribute(
      "aria-current",
      "step",
    );
    if (index < steps.length - 1) await nextStep.click();
  }
  await expect(nextStep).toHaveCount(0);
  await expect(page.getByRole("button", { name: getStepName(2) })).toBeFocused();
});

test("a step's button jumps to it, from the keyboard too, and says so", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: getStepName(2) }).press("Enter");
  const title = steps[2]?.title ?? "";
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  const said = announcement.replace("{number}", "3").replace("{title}", title);
  await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
  await page.getByRole("button", { name: getStepName(0) }).click();
  await expect(page.getByRole("button", { name: next })).toBeVisible();
});

test("seven tiles lead to the modules, seven register lines to the short addresses", async ({
  openToRead,
}) => {
  const page = await openToRead(path);
  for (const { id, name } of modules) {
    const tile = page
      .getByRole("region", { name: words.modules.title })
      .getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(tile).toHaveAttribute("href", getModulePath(id));
  }
  const register = page.getByRole("region", { name: "Which modules are available today?" });
  const hrefs = await register
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    "/timetrack",
    "/taskflow",
    "/invoicegen",
    "/vendorquote",
    "/scopebuild",
    "/scaffoldtrack",
    "/opsview",
  ]);
  await expect(register.getByRole("cell")).toHaveText(
    words.available.items.flatMap(({ needs, handsOver }) => [needs, handsOver]),
  );
});

test("the capabilities are a table that needs no opening", async ({ openToRead }) => {
  const page = await openToRead(path);
  const section = page.getByRole("region", { name: words.integrations.title });
  for (const { name, effect, systems } of words.integrations.capabilities) {
    const row = section.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row.getByRole("cell")).toHaveText([effect, systems]);
  }
  await expect(section.getByText(words.integrations.more)).toBeHidden();
});

const byTouch = { tag: "@phone" };
test(
  "on a phone the capabilities are folded, and the plant is in sight",
  byTouch,
  async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("img", { name: words.shift.scene.alt })).toBeInViewport();
    const [first] = words.integrations.capabilities;
    const effect = page.getByText(first?.effect ?? "");
    await expect(effect).toBeHidden();
    await page.getByText(words.integrations.more).tap();
    await expect(effect).toBeVisible();
  },
);

test("six industries show three figures each", async ({ openToRead }) => {
  const page = await openToRead(path);
  const section = page.getByRole("region", { name: words.industries.title });
  for (const { name, stats } of industries) {
    const card = section
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.getByRole("definition")).toHaveText(stats.map(({ value }) => value.value));
  }
});

test("of the six questions one is open at a time, and it can be closed", async ({ page }) => {
  await page.goto(path);
  const questions = page.getByRole("group").filter({ has: page.locator("summary") });
  const list = page.getByRole("region", { name: words.faq.title }).locator("details");
  await expect(list).toHaveCount(6);
  expect(await questions.count()).toBeGreaterThanOrEqual(6);
  const [first, second] = words.faq.items;
  await page.getByText(first?.question ?? "").click();
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  await expect(list.getByRole("link", { name: first?.link.label })).toHaveAttribute(
    "href",
    first?.link.href ?? "",
  );
  await page.getByText(second?.question ?? "").click();
  await expect(page.getByText(second?.answer ?? "")).toBeVisible();
  await expect(page.getByText(first?.answer ?? "")).toBeHidden();
  await page.getByText(second?.question ?? "").click();
  await expect(page.getByText(second?.answer ?? "")).toBeHidden();
});

test("search engines read the questions and the product", async ({ openToRead }) => {
  const page = await openToRead(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const things: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
  const find = (type: string) => things.find((thing) => thing["@type"] === type);
  expect(find("FAQPage")?.mainEntity).toHaveLength(6);
  expect(find("SoftwareApplication")).toMatchObject({ name: "AES/32" });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each stop of the shift has its picture", async ({ page }) => {
    await page.goto(path);
    await expectEveryStop(page);
  });

  test("all three steps stand there", async ({ page }) => {
    await page.goto(path);
    for (const { title, text } of steps) {
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("button", { name: next })).toHaveCount(0);
  });
});
