import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { choose, expect } from "../e2e/fixtures.ts";

/** What a visitor does to a page's content, and what it then looks like. */
type State = readonly [
  name: string,
  enter: (page: Page) => Promise<void>,
  /** What differs from the state before it; where it is the words alone, rules of markup are not asked again. */
  differs?: "in words",
];

const getMain = (page: Page) => page.getByRole("main");
const press = (page: Page, selector: string, index = 0) =>
  page.locator(`main ${selector}`).nth(index).click();

/** The radio buttons of a page, one after the other; the first of each group is chosen at first. */
const chooseRadio = (index: number, differs?: "in words"): State => [
  `choice ${index + 1}`,
  (page) => choose(getMain(page).getByRole("radio").nth(index)),
  differs,
];
const otherPersonas = [chooseRadio(1), chooseRadio(2, "in words"), chooseRadio(3, "in words")];
const openNode: State = [
  "a system's examples shown",
  async (page) => {
    const node = page.locator("main button[aria-expanded]").first();
    await node.focus();
    await expect(node).toHaveAttribute("aria-expanded", "true");
  },
];

/** "Settle one shift", of which only one step is decided. */
const openStep = (index: number): State => [
  `step ${index + 1}`,
  (page) => press(page, "nav button", index),
];
async function openEnd(page: Page): Promise<void> {
  await page.locator("main nav button").last().click();
  await expect(getMain(page).getByRole("table").first()).toBeVisible();
}
/** The states of each page that has any, in an order in which each can follow the one before. */
export const pageStates: Readonly<Record<string, readonly State[]>> = {
  [paths.home]: otherPersonas,
  [paths.modules]: otherPersonas,
  [paths.personas]: [...otherPersonas, chooseRadio(5)],
  [paths.integrations]: [openNode],
  [paths.howItWorks]: [
    ["the last step", (page) => page.locator("main [data-step] li button").last().press("Enter")],
    ["unfolded", (page) => foldAll(page, { open: true })],
    openNode,
  ],
  [paths.journey]: [
    [
      "an answer chosen",
      async (page) => {
        await page.getByRole("combobox").selectOption({ index: 1 });
        await expect(getMain(page).getByRole("status").getByRole("link")).toBeVisible();
      },
    ],
  ],
  [paths.search]: [
    [
      "results shown",
      async (page) => {
        const listed = page.locator("main [data-entries] li a").first();
        await page.getByRole("searchbox").fill((await listed.textContent()) ?? "");
        await expect(page.locator("main [data-searching] li").first()).toBeVisible();
      },
    ],
  ],
  [paths.try]: [
    [
      "a wrong decision",
      async (page) => {
        await press(page, "button");
        await choose(getMain(page).getByRole("radio").first());
      },
    ],
    ...[1, 2, 3].map(openStep),
    ["the result with steps left open", openEnd],
  ],
  [paths.blog]: [["sorted", (page) => press(page, "button[aria-pressed]")]],
  [paths.resources]: [
    [
      "nothing found",
      async (page) => {
        await page.getByRole("searchbox").fill("no such thing");
        const found = page.locator("[data-island=ResourceBrowser]").getByRole("listitem");
        await expect(found).toHaveCount(0);
      },
    ],
  ],
};

/** Opens or closes all that folds, hover cards among it; of questions that close each other, the last. */
export async function foldAll(page: Page, { open }: { open: boolean }): Promise<void> {
  await page.evaluate((isOpen) => {
    for (const details of document.querySelectorAll("details")) {
      if (details.closest("main")) details.open = isOpen;
    }
  }, open);
}
