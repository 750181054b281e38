import type { Locator, Page } from "@playwright/test";
import { personasPage as personasPageSource } from "../../app/pages/personas/schema.ts";
import { modules as modulesSource } from "../../app/parts/modules/schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { hoverCardDelays } from "../../app/parts/ui/hover-cards.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { choose, expect, test, withMotion } from "./fixtures.ts";

const { personas } = readWords(personasSource);
const page_ = readWords(personasPageSource);
const modules = readWords(modulesSource);

const getDay = (page: Page) => page.getByRole("region", { name: /^Example Day of a/ });
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

test("the sections stand in the agreed order", async ({ openToRead }) => {
  const page = await openToRead("/personas");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(getVisible(headings)).toHaveText(
    [
      "Example Day of a Maintenance Leader",
      "Where You Should Start",
      "Start With One. Expand When Ready.",
      "Not Sure Where to Start",
      page_.closing[0]?.title ?? "",
    ],
    { useInnerText: true },
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who Are You Solving For?");
  await expect(page.getByRole("group", { name: "Choose Your Operational Focus" })).toBeVisible();
});

/** Spec section 2: recommended stacks, starter modules, and the days' first times. */
const expected = {
  maintenance: { stack: ["Time Management", "Invoicing", "Scaffolding"], start: "timemanagement" },
  turnaround: { stack: ["Time Management", "Planning"], start: "timemanagement" },
  operations: { stack: ["Project Management", "Analytics"], start: "planning" },
  procurement: { stack: ["Sourcing", "Invoicing"], start: "sourcing" },
} as const;

test("one choice drives the whole page", async ({ page }) => {
  await page.goto("/personas");
  for (const { id, label, role } of personas) {
    await choose(page.getByRole("radio", { name: label }));
    await expect(page.getByRole("heading", { level: 2, name: role })).toHaveText(
      `Example Day of a ${role}`,
      { useInnerText: true },
    );
    const day = page_.days.find(({ persona }) => persona === id);
    await expect(getVisible(getDay(page).getByRole("time"))).toHaveText(
      day?.items.map(({ time }) => time) ?? [],
    );

    const start = page.getByRole("region", { name: page_.start.title });
    await expect(getVisible(start.locator("ul > li"))).toHaveText(
      expected[id].stack.map((name) => new RegExp(`${name}$`)),
    );
    for (const module of modules.filter(({ recommendedFor }) => recommendedFor.includes(id))) {
      await expect(
        getVisible(start.getByRole("link", { name: `Learn More about ${module.name}` })),
      ).toHaveAttribute("href", `/modules/${module.id}`);
    }

    const closing = page.getByRole("heading", {
      name: page_.closing.find(({ persona }) => persona === id)?.title ?? "",
    });
    const ways = closing.locator("xpath=..").getByRole("link");
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([`/modules/${expected[id].start}`, "/contact/", "/journey"]);
  }
});

test("a persona in the address is the one shown, before any script", async ({ page }) => {
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto("/personas?persona=procurement", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 2, name: "Procurement Manager" })).toBeVisible();
});

test("the day opens without and turns to with", async ({ page }) => {
  await page.goto("/personas");
  const first = page_.days[0]?.items[0];
  await expect(page.getByRole("radio", { name: "Without" })).toBeChecked();
  await expect(page.getByText(first?.without ?? "")).toBeVisible();
  await expect(page.getByText(first?.with ?? "")).toBeHidden();
  await choose(page.getByRole("radio", { name: "With", exact: true }));
  await expect(page.getByText(first?.with ?? "")).toBeVisible();
  await expect(page.getByText(first?.without ?? "")).toBeHidden();
});

test("the day keeps its state when the persona changes, and forgets it with the page", async ({
  page,
}) => {
  await page.goto("/personas");
  await choose(page.getByRole("radio", { name: "With", exact: true }));
  await choose(page.getByRole("radio", { name: "Procurement" }));
  const procurement = page_.days.find(({ persona }) => persona === "procurement");
  await expect(page.getByText(procurement?.items[0]?.with ?? "")).toBeVisible();
  await page.getByRole("link", { name: page_.closingLinks.contact.label }).last().click();
  await expect(page).toHaveURL(/\/contact\//);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Without" })).toBeChecked();
});

test("those who are not sure are led to a persona", async ({ page }) => {
  await page.goto("/personas");
  await page
    .getByRole("region", { name: page_.notSure.title })
    .getByRole("link", { name: "Operations leaders" })
    .click();
  await expect(page).toHaveURL(/\?persona=operations$/);
  await expect(page.getByRole("radio", { name: "Operations" })).toBeChecked();
});

test.describe("the card with a module's key benefit", () => {
  test("has the delays of the specification", () => {
    expect(hoverCardDelays).toEqual({ open: 700, close: 300 });
  });

  test("opens under a resting pointer and closes when it leaves", async ({ page }) => {
    await page.goto("/personas");
    const { link, card } = getCell(page, "planning");
    await expect(card).toBeHidden();
    await link.hover();
    await expect(card).toBeVisible();
    await card.hover();
    await expect(card).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card).toBeHidden();
  });

  test("covers no other module", async ({ page }) => {
    await page.goto("/personas");
    const { link, card } = getCell(page, "invoicing");
    await link.hover();
    await expect(card).toBeVisible();
    const bounds = await card.boundingBox();
    for (const { id } of modules) {
      const other = await getCell(page, id).link.boundingBox();
      const isAbove = (other?.y ?? 0) + (other?.height ?? 0) <= (bounds?.y ?? 0);
      expect(isAbove || (other?.y ?? 0) >= (bounds?.y ?? 0) + (bounds?.height ?? 0), id).toBe(true);
    }
  });

  test("opens for the keyboard's focus and closes on Escape", async ({ page }) => {
    await page.goto("/personas");
    const { link, summary, card } = getCell(page, "sourcing");
    await getCell(page, "planning").link.focus();
    await summary.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
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

  test("persona, day and key benefit still work", async ({ page }) => {
    await page.goto("/personas");
    await page.getByRole("radio", { name: "Turnarounds" }).check({ force: true });
    await page.getByRole("radio", { name: "With", exact: true }).check({ force: true });
    const turnaround = page_.days.find(({ persona }) => persona === "turnaround");
    await expect(page.getByText(turnaround?.items[0]?.with ?? "")).toBeVisible();
    const { summary, card } = getCell(page, "invoicing");
    await summary.click();
    await expect(card).toBeVisible();
  });
});
