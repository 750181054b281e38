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

/** The radio buttons of a page, one after the other; the first of each group is chosen at first. */
const chooseRadio = (index: number): State => [
  `choice ${index + 1}`,
  (page) => choose(page.getByRole("main").getByRole("radio").nth(index)),
];
const otherPersonas = [1, 2, 3].map((index): State => {
  const [name, enter] = chooseRadio(index);
  return index === 1 ? [name, enter] : [name, enter, "in words"];
});
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
  (page) => page.locator("main nav button").nth(index).click(),
];
const openEnd: State = [
  "the result with steps left open",
  async (page) => {
    await page.locator("main nav button").last().click();
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  },
];
const beginAs = (role: number): State => [
  `the result of role ${role + 1}`,
  async (page) => {
    await page.locator("main nav button").first().click();
    await page.locator("main form button[type=button]").click();
    await page.locator("main button").nth(role).click();
    await choose(page.getByRole("main").getByRole("radio").first());
    await openEnd[1](page);
  },
  "in words",
];

/** The states of each page that has any, in an order in which each can follow the one before. */
export const pageStates: Readonly<Record<string, readonly State[]>> = {
  [paths.home]: otherPersonas,
  [paths.modules]: otherPersonas,
  [paths.personas]: [...otherPersonas, chooseRadio(5)],
  [paths.integrations]: [openNode],
  [paths.howItWorks]: [
    [
      "the last step shown",
      (page) => page.locator("main [data-step] li button").last().press("Enter"),
    ],
    [
      "unfolded",
      (page) =>
        page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
          for (const fold of folds) fold.open = true;
        }),
    ],
    openNode,
  ],
  [paths.journey]: [
    [
      "an answer chosen",
      async (page) => {
        await page.getByRole("combobox").selectOption({ index: 1 });
        await expect(page.getByRole("main").getByRole("status").getByRole("link")).toBeVisible();
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
        await page.locator("main button").first().click();
        await choose(page.getByRole("main").getByRole("radio").first());
      },
    ],
    ...[1, 2, 3].map(openStep),
    openEnd,
    ...[1, 2, 3].map(beginAs),
  ],
  [paths.blog]: [["sorted", (page) => page.locator("main button[aria-pressed]").first().click()]],
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
