import type { Locator, Page } from "@playwright/test";
import { modulesPage } from "../../app/pages/modules/schema.ts";
import { personasPage as personasPageSource } from "../../app/pages/personas/schema.ts";
import { moduleLabels } from "../../app/parts/modules/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore, modules, personas } from "./chrome-parts.ts";
import { choose, expect, findForOthers, followLink, test, withMotion } from "./fixtures.ts";

const page_ = readWords(personasPageSource);
const labels = readWords(moduleLabels);

const getVisible = (locator: Locator) => locator.filter({ visible: true });

/** The cell of a module in the tiers, and the words that its card shows. */
function getCell(page: Page, id: string) {
  const module = modules.find((each) => each.id === id);
  const cell = page
    .getByRole("region", { name: page_.tiers.title })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4, name: module?.name ?? "" }) });
  return {
    link: cell.getByRole("link", { name: module?.name ?? "" }),
    summary: cell.locator("summary"),
    card: cell.getByText(module?.keyBenefit ?? ""),
  };
}

test.use(withMotion);
test.beforeEach(({ page }) => decideBefore(page));

test("one choice drives the whole page", async ({ page }) => {
  await page.goto("/personas");
  for (const { id, label, role, stack } of personas) {
    await choose(page.getByRole("radio", { name: label }));
    await expect(page.getByRole("heading", { level: 2, name: role })).toBeVisible();
    expect(await findForOthers(page, id)).toEqual([]);
    const start = page.getByRole("region", { name: page_.start.title });
    await expect(getVisible(start.locator("ul > li"))).toHaveText(
      stack.map((each) => new RegExp(`${modules.find((module) => module.id === each)?.name}$`)),
    );
    const title = page_.closing.find(({ persona }) => persona === id)?.title;
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }

  await test.step("and those who are not sure are led to one", async () => {
    const notSure = page.getByRole("region", { name: page_.notSure.title });
    await notSure.getByRole("link", { name: "Operations leaders" }).click();
    await expect(page).toHaveURL(/\?persona=operations$/);
    await expect(page.getByRole("radio", { name: "Operations" })).toBeChecked();
  });
});

test("the day opens without, turns to with for every persona, and forgets it with the page", async ({
  page,
}) => {
  await page.goto("/personas");
  const getItem = (persona: string) => page_.days.find((day) => day.persona === persona)?.items[0];
  const first = getItem("maintenance");
  await expect(page.getByRole("radio", { name: "Without" })).toBeChecked();
  await expect(page.getByText(first?.without ?? "")).toBeVisible();
  await expect(page.getByText(first?.with ?? "")).toBeHidden();
  await choose(page.getByRole("radio", { name: "With", exact: true }));
  await expect(page.getByText(first?.with ?? "")).toBeVisible();
  await expect(page.getByText(first?.without ?? "")).toBeHidden();
  await choose(page.getByRole("radio", { name: "Procurement" }));
  await expect(page.getByText(getItem("procurement")?.with ?? "")).toBeVisible();
  const { label } = page_.closingLinks.contact;
  await followLink(page, page.getByRole("link", { name: label }).last());
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Without" })).toBeChecked();
});

test.describe("the card with a module's key benefit", () => {
  // That it stays under the pointer, and opens for the keyboard, is seen in bases.spec.ts.
  test("opens under a resting pointer, covers no other module, and closes", async ({ page }) => {
    await page.goto("/personas");
    const { link, card } = getCell(page, "invoicing");
    await expect(card).toBeHidden();
    await link.hover();
    await expect(card).toBeVisible();
    const bounds = await card.boundingBox();
    for (const { id } of modules) {
      const other = await getCell(page, id).link.boundingBox();
      const isAbove = (other?.y ?? 0) + (other?.height ?? 0) <= (bounds?.y ?? 0);
      const isBelow = (other?.y ?? 0) >= (bounds?.y ?? 0) + (bounds?.height ?? 0);
      expect(isAbove || isBelow, id).toBe(true);
    }
    await page.mouse.move(5, 5);
    await expect(card).toBeHidden();
  });

  test("opens on touch from its own button", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/personas");
    const { summary, card } = getCell(page, "analytics");
    await summary.tap();
    await expect(card).toBeVisible();
    await summary.tap();
    await expect(card).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice changes every page that has it; day and key benefit still work", async ({
    page,
  }) => {
    const turnaround = personas.find(({ id }) => id === "turnaround");
    const pick = (label = "") =>
      page.getByRole("radio", { name: label, exact: true }).check({ force: true });
    await page.goto(paths.home);
    await pick(turnaround?.label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(turnaround?.headline ?? "", {
      useInnerText: true,
    });

    await page.goto(paths.modules);
    await pick(turnaround?.label);
    const stack = getVisible(page.locator("p", { hasText: readWords(modulesPage).switch.stack }));
    await expect(stack.getByRole("link")).toHaveCount(turnaround?.stack.length ?? 0);

    await page.goto(paths.personas);
    await pick(turnaround?.label);
    const badge = labels.recommendedFor.replace("{persona}", turnaround?.label ?? "");
    const recommended = modules.filter(({ recommendedFor }) =>
      recommendedFor.includes("turnaround"),
    );
    await expect(getVisible(page.getByText(badge))).toHaveCount(recommended.length);
    await pick("With");
    const day = page_.days.find(({ persona }) => persona === "turnaround");
    await expect(page.getByText(day?.items[0]?.with ?? "")).toBeVisible();
    const { summary, card } = getCell(page, "invoicing");
    await summary.click();
    await expect(card).toBeVisible();
  });
});
