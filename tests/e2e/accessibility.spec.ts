import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { findViolations } from "./axe.ts";
import { decideBefore } from "./chrome-parts.ts";
import { choose, expect, test } from "./fixtures.ts";
import { pageAddresses, unknownAddresses } from "./page-addresses.ts";

/** What a visitor does to a page's content, and what it then looks like. */
type State = readonly [name: string, enter: (page: Page) => Promise<void>];

const chooseRadio = (name: string): State => [
  `${name} chosen`,
  (page) => choose(page.getByRole("radio", { name, exact: true })),
];
const otherPersonas = ["Turnarounds", "Operations", "Procurement"].map(chooseRadio);
const openNode: State = [
  "a system's examples shown",
  async (page) => {
    const node = page.getByRole("button", { name: "ERP", exact: true });
    await node.focus();
    await expect(node).toHaveAttribute("aria-expanded", "true");
  },
];

const states: Readonly<Record<string, readonly State[]>> = {
  [paths.home]: otherPersonas,
  [paths.modules]: otherPersonas,
  [paths.personas]: [...otherPersonas, chooseRadio("With")],
  [paths.integrations]: [openNode],
  [paths.howItWorks]: [
    ["the last step shown", (page) => page.getByRole("button", { name: "Step 3" }).press("Enter")],
    openNode,
  ],
  [paths.journey]: [
    [
      "an answer chosen",
      async (page) => {
        await page.getByRole("combobox").selectOption("know_fix");
        await expect(page.getByRole("link", { name: /^Start with/ })).toBeVisible();
      },
    ],
  ],
  [paths.blog]: [["sorted", (page) => page.getByRole("button", { name: /A-Z/ }).click()]],
  [paths.resources]: [
    [
      "nothing found",
      async (page) => {
        await page.getByRole("searchbox").fill("no such thing");
        await expect(page.getByRole("heading", { name: "No resources found" })).toBeVisible();
      },
    ],
  ],
};

/** Opens all that folds, hover cards among it; of questions that close each other, the last. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) {
      details.setAttribute("open", "");
    }
  });
}

/** What still moves although the visitor asked for rest; a change within a frame is no movement. */
const findMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(
        (animation) => `${animation.constructor.name} ${Reflect.get(animation, "animationName")}`,
      ),
  );

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => decideBefore(page));

for (const path of pageAddresses) {
  test(`${path} has no violation, whatever is open`, async ({ page }) => {
    await page.goto(path);
    await unfoldAll(page);
    expect.soft(await findViolations(page), "unfolded").toEqual([]);
    for (const [name, enter] of states[path] ?? []) {
      await enter(page);
      expect.soft(await findMotion(page), name).toEqual([]);
      expect.soft(await findViolations(page, { within: "main" }), name).toEqual([]);
    }
  });
}

test.describe("where there is no page", () => {
  test.use({ expectedProblems: [/404/] });

  for (const path of unknownAddresses) {
    test(`${path} has no violation`, async ({ page }) => {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    });
  }
});
