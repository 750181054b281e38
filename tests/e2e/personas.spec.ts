import type { Locator, Page } from "@playwright/test";
import { modulesPage } from "../../app/pages/modules/schema.ts";
import { personasPage as personasPageSource } from "../../app/pages/personas/schema.ts";
import { moduleLabels } from "../../app/parts/modules/schema.ts";
import { type PersonaId, paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { modules, personas } from "./chrome-parts.ts";
import { choose, expect, followLink, hold, test, withMotion, withoutScripts } from "./fixtures.ts";

const page_ = readWords(personasPageSource);
const labels = readWords(moduleLabels);

const getVisible = (locator: Locator) => locator.filter({ visible: true });
const getSheet = (page: Page, id: PersonaId) => page.locator(`[data-persona-sheet=${id}]`);
const expectChosen = (page: Page, id: PersonaId) =>
  expect(page.locator(`#persona-${id}`)).toBeChecked();
const getHeadline = (page: Page) => page.getByRole("heading", { level: 1 });
const getPersona = (id: PersonaId) => personas.find((each) => each.id === id);

/** The modules of a tier in the order in which a visitor sees them. */
const readTier = (page: Page, tier: string) =>
  page
    .getByRole("main")
    .getByRole("heading")
    .evaluateAll(
      (headings, wanted) =>
        headings
          .map((heading) => ({ name: heading.textContent, box: heading.getBoundingClientRect() }))
          .filter(({ name, box }) => wanted.includes(name) && box.height > 0)
          .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
          .map(({ name }) => name),
      modules.filter((each) => each.tier === Number(tier)).map(({ name }) => name),
    );

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
test("one choice changes the whole page, is announced, and puts its modules first in each tier", async ({
  page,
}) => {
  for (const path of [paths.home, paths.modules, paths.personas]) {
    await page.goto(path);
    // The first one last: it is shown at first.
    for (const { id } of personas.toReversed()) {
      await getSheet(page, id).click();
      await expectChosen(page, id);
      const said = await page.locator(`#persona-${id}`).getAttribute("data-announcement");
      await expect(page.getByRole("status").filter({ hasText: said ?? "?" })).toHaveCount(1);
      const ofOthers = page.locator(`main [data-for-persona]:not([data-for-persona~=${id}])`);
      await expect(ofOthers.filter({ visible: true }), path).toHaveCount(0);
      if (path === paths.personas) continue;
      for (const { number } of labels.tiers) {
        const own = modules.filter(
          ({ tier, recommendedFor }) => tier === Number(number) && recommendedFor.includes(id),
        );
        // The tiers follow the press a few frames later.
        await expect
          .poll(async () => (await readTier(page, number)).slice(0, own.length).sort())
          .toEqual(own.map(({ name }) => name).sort());
      }
    }
  }
  const notSure = page.getByRole("region", { name: page_.notSure.title });
  await notSure.getByRole("link", { name: "Operations leaders" }).click();
  await expect(page).toHaveURL(/\?persona=operations$/);
  await expectChosen(page, "operations");
});

test("a persona in the address is shown before the scripts have arrived; another is kept in the address beside the rest of it, for each entry of the history", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/?utm_source=mail&persona=operations#modules", { waitUntil: "commit" });
  const { headline = "" } = getPersona("operations") ?? {};
  await expect(getHeadline(page)).toHaveText(headline, { useInnerText: true });
  await getSheet(page, "procurement").click();
  release();
  await expect(page).toHaveURL(/\/\?utm_source=mail&persona=procurement#modules$/);
  await expectChosen(page, "procurement");
  await getSheet(page, "turnaround").click();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\/\?utm_source=mail&persona=maintenance#modules$/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/\?utm_source=mail&persona=turnaround#modules$/);
  await page.reload();
  await expectChosen(page, "turnaround");

  await test.step("over the change to another page, and a load of one", async () => {
    const link = page.getByRole("main").getByRole("link", { name: "Talk to Our Team" });
    await followLink(page, link.last());
    await page.goBack();
    await expectChosen(page, "turnaround");
    await page.goto("/personas");
    await getSheet(page, "operations").click();
    await page.goBack();
    await expectChosen(page, "turnaround");
    await page.goForward();
    await expectChosen(page, "operations");
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
  await getSheet(page, "procurement").click();
  await expect(page.getByText(getItem("procurement")?.with ?? "")).toBeVisible();
  const { label } = page_.closingLinks.contact;
  await followLink(page, page.getByRole("link", { name: label }).last());
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Without" })).toBeChecked();

  // That it stays under the pointer, and opens for the keyboard, is seen in bases.spec.ts.
  await test.step("the card with a module's key benefit opens under a resting pointer, covers no other module, and closes", async () => {
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
});

test("the card opens on touch from its own button", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/personas");
  const { summary, card } = getCell(page, "analytics");
  await summary.tap();
  await expect(card).toBeVisible();
  await summary.tap();
  await expect(card).toBeHidden();
});

withoutScripts(
  "without scripts, the choice changes every page that has it; day and key benefit still work",
  async ({ page }) => {
    const { headline = "", stack = [] } = getPersona("turnaround") ?? {};
    await page.goto(paths.home);
    await getSheet(page, "turnaround").click();
    await expect(getHeadline(page)).toHaveText(headline, { useInnerText: true });

    await page.goto(paths.modules);
    await getSheet(page, "turnaround").click();
    const line = getVisible(page.locator("p", { hasText: readWords(modulesPage).switch.stack }));
    await expect(line.getByRole("link")).toHaveCount(stack.length);

    await page.goto(paths.personas);
    await getSheet(page, "turnaround").click();
    await page.getByRole("radio", { name: "With", exact: true }).check({ force: true });
    const day = page_.days.find(({ persona }) => persona === "turnaround");
    await expect(page.getByText(day?.items[0]?.with ?? "")).toBeVisible();
    const { summary, card } = getCell(page, "invoicing");
    await summary.click();
    await expect(card).toBeVisible();
  },
);
