import type { Page } from "@playwright/test";
import { integrations as integrationsSource } from "../../app/parts/hub/schema.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const { nodes } = readWords(integrationsSource).hub;
const [first, second] = nodes;

const getNode = (page: Page, name = "") => page.getByRole("button", { name, exact: true });

/** The names of a node's examples that are shown. */
const getExamples = (page: Page, id = "") =>
  page.locator(`#hub-${id}-examples`).getByRole("listitem");

/** Opens what is folded on phones. */
const unfold = (page: Page) =>
  page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });

test.beforeEach(({ page }) => decideBefore(page));

test("pointing at a node or its focus shows its examples, leaving and Escape clear", async ({
  page,
}) => {
  await page.goto("/resources/integrations");
  await test.step("by pointer", async () => {
    await expect(getExamples(page, first?.id)).toHaveCount(0);
    await getNode(page, first?.name).hover();
    await expect(getExamples(page, first?.id)).toHaveText([...(first?.examples ?? [])]);
    await getNode(page, second?.name).hover();
    await expect(getExamples(page, second?.id)).toHaveText([...(second?.examples ?? [])]);
    await expect(getExamples(page, first?.id)).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(getExamples(page, second?.id)).toHaveCount(0);
  });

  await test.step("by keyboard", async () => {
    await getNode(page, first?.name).focus();
    await page.keyboard.press("Tab");
    await expect(getNode(page, second?.name)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Shift+Tab");
    await expect(getNode(page, second?.name)).toHaveAttribute("aria-expanded", "false");
    await expect(getExamples(page, first?.id)).toHaveText([...(first?.examples ?? [])]);
    await page.keyboard.press("Escape");
    await expect(getExamples(page, first?.id)).toHaveCount(0);
  });
});

test("a tap shows, a second tap and a tap elsewhere clear", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/how-it-works");
  await unfold(page);
  const node = getNode(page, first?.name);
  await node.tap();
  await expect(node).toHaveAttribute("aria-expanded", "true");
  await node.tap();
  await expect(node).toHaveAttribute("aria-expanded", "false");
  await node.tap();
  await getNode(page, second?.name).tap();
  await expect(node).toHaveAttribute("aria-expanded", "false");
  await expect(getExamples(page, second?.id)).toHaveText([...(second?.examples ?? [])]);
});
