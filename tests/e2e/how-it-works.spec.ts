import type { Page } from "@playwright/test";
import { howItWorksPage as howItWorksPageSource } from "../../app/pages/how-it-works/schema.ts";
import { integrations } from "../../app/parts/hub/schema.ts";
import { industries as industriesSource } from "../../app/parts/industries/schema.ts";
import { readWords } from "../sample/words.ts";
import { expect, test, withMotion, withoutScripts } from "./fixtures.ts";

const words = readWords(howItWorksPageSource);
const { nodes } = readWords(integrations).hub;
const { steps, next, stepLabel, announcement } = words.growth;
const { stops } = words.shift;

const getStep = (page: Page, index: number) =>
  page.getByRole("button", { name: stepLabel.replace("{number}", `${index + 1}`) });
/** Of a system in the diagram: its button, and the names of its examples that are shown. */
const getNode = (page: Page, node = nodes[0]) =>
  page.getByRole("button", { name: node?.name ?? "", exact: true });
const getExamples = (page: Page, node = nodes[0]) =>
  page.locator(`#hub-${node?.id}-examples`).getByRole("listitem");
const findShift = (page: Page) => page.getByRole("region", { name: words.shift.title });
const findLine = (page: Page, value: string) =>
  findShift(page).getByRole("definition").filter({ hasText: value });
const industries = readWords(industriesSource);
const path = "/how-it-works";

test.use(withMotion);
/** Every stop has its picture, and the record is full. */
async function expectEveryStop(page: Page): Promise<void> {
  for (const { alt, line } of stops) {
    await expect(page.getByRole("img", { name: alt })).toBeVisible();
    await expect(findLine(page, line.value)).toHaveCSS("opacity", "1");
  }
}

test("the shift lights stop after stop while the page is scrolled, and the one with the focus or the pointer", {
  tag: "@widths",
}, async ({ page }) => {
  await page.goto(path);
  const links = findShift(page).getByRole("listitem").getByRole("link");

  await test.step("by scrolling", async () => {
    await expect(findShift(page)).toHaveAttribute("data-stop", "1");
    for (const index of stops.keys()) {
      await findShift(page)
        .getByRole("listitem")
        .nth(index)
        .evaluate((stop) => {
          const { top, height } = stop.getBoundingClientRect();
          // Its middle on the line at which a stop is read.
          scrollBy({ top: top + height / 2 - innerHeight * 0.68, behavior: "instant" });
        });
      await expect(findShift(page)).toHaveAttribute("data-stop", `${index + 1}`);
    }
  });

  await test.step("by focus or pointing, which writes its line", async () => {
    await links.last().focus();
    await expect(findShift(page)).toHaveAttribute("data-stop", `${stops.length}`);
    await expect(findLine(page, stops.at(-1)?.line.value ?? "")).toHaveCSS("opacity", "1");
    await links.first().hover();
    await expect(findShift(page)).toHaveAttribute("data-stop", "1");
  });
});

test("the growth path, the systems and the pictures of the shift can be used, and are printed", async ({
  page,
}) => {
  await page.goto(path);
  await test.step("the path goes on from its first step to the last, or jumps to one and says so", async () => {
    const nextStep = page.getByRole("button", { name: next });
    for (const [index, { title }] of steps.entries()) {
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(getStep(page, index)).toHaveAttribute("aria-current", "step");
      if (index < steps.length - 1) await nextStep.click();
    }
    await expect(nextStep).toHaveCount(0);
    await expect(getStep(page, steps.length - 1)).toBeFocused();
    await getStep(page, 1).press("Enter");
    const title = steps[1]?.title ?? "";
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
    const said = announcement.replace("{number}", "2").replace("{title}", title);
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
    await expect(nextStep).toBeVisible();
  });

  const [first, second] = nodes;
  await test.step("pointing at a system shows its examples, leaving clears", async () => {
    await expect(getExamples(page, first)).toHaveCount(0);
    await getNode(page, first).hover();
    await expect(getExamples(page, first)).toHaveText([...(first?.examples ?? [])]);
    await getNode(page, second).hover();
    await expect(getExamples(page, second)).toHaveText([...(second?.examples ?? [])]);
    await expect(getExamples(page, first)).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(getExamples(page, second)).toHaveCount(0);
  });

  await test.step("the focus shows them, Escape clears", async () => {
    await getNode(page, first).focus();
    await page.keyboard.press("Tab");
    await expect(getNode(page, second)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Shift+Tab");
    await expect(getNode(page, second)).toHaveAttribute("aria-expanded", "false");
    await expect(getExamples(page, first)).toHaveText([...(first?.examples ?? [])]);
    await page.keyboard.press("Escape");
    await expect(getExamples(page, first)).toHaveCount(0);
  });

  await test.step("on paper and with reduced motion each stop has its picture", async () => {
    await page.emulateMedia({ media: "print" });
    await expectEveryStop(page);
    await page.emulateMedia({ media: null, reducedMotion: "reduce" });
    await expectEveryStop(page);
  });
});

test("on a phone what the specification names is in sight, and a tap shows a system's examples", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  for (const part of [
    ...industries.map(({ name }) => main.getByRole("heading", { level: 3, name })),
    ...words.integrations.capabilities.map(({ effect }) => main.getByText(effect)),
    ...words.outcomes.figures.map(({ label }) => main.getByText(label).first()),
  ]) {
    await expect(part).toBeVisible();
  }

  const [first, second] = nodes;
  for (const isExpanded of [true, false, true]) {
    await getNode(page, first).tap();
    await expect(getNode(page, first)).toHaveAttribute("aria-expanded", `${isExpanded}`);
  }
  await getNode(page, second).tap();
  await expect(getNode(page, first)).toHaveAttribute("aria-expanded", "false");
  await expect(getExamples(page, second)).toHaveText([...(second?.examples ?? [])]);
});

withoutScripts(
  "without scripts, every stop of the shift, every step and every example of a system stand there",
  async ({ page }) => {
    await page.goto(path);
    await expectEveryStop(page);
    for (const { text } of steps) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("button", { name: next })).toHaveCount(0);
    for (const node of nodes) {
      await expect(getExamples(page, node)).toHaveText([...node.examples]);
    }
  },
);
