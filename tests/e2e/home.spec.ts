import type { Locator, Page } from "@playwright/test";
import {
  homePage as homePageSource,
  stories as storiesSource,
} from "../../app/pages/home/schema.ts";
import { consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { moduleLabels as moduleLabelsSource } from "../../app/parts/modules/schema.ts";
import type { PersonaId } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { modules, personas } from "./chrome-parts.ts";
import { expect, findForOthers, followLink, hold, test } from "./fixtures.ts";

const page_ = readWords(homePageSource);
const labels = readWords(moduleLabelsSource);
const stories = readWords(storiesSource);

/** Picks a persona as a visitor does: by its sheet in the bar. */
async function pick(page: Page, label: string) {
  await page.getByText(label, { exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole("radio", { name: label })).toBeChecked();
}

const getVisible = (locator: Locator) => locator.filter({ visible: true });
const getChosen = (page: Page) => page.getByRole("radio", { checked: true });
const getHeadline = (page: Page) => page.getByRole("heading", { level: 1 });

/** What the page shows, in the order of each tier, and what of it has the persona's badge. */
async function expectTiers(page: Page, { id, label }: { id: PersonaId; label: string }) {
  const badge = getVisible(page.getByText(labels.recommendedFor.replace("{persona}", label)));
  for (const tier of labels.tiers) {
    const group = page
      .getByRole("heading", { level: 3, name: tier.name })
      .locator("xpath=../..")
      .getByRole("listitem");
    const inTier = modules.filter((module) => module.tier === Number(tier.number));
    const recommended = inTier.filter(({ recommendedFor }) => recommendedFor.includes(id));
    const rest = inTier.filter((module) => !recommended.includes(module));
    await expect(group.getByRole("heading", { level: 4 })).toHaveText(
      [...recommended, ...rest].map(({ name }) => name),
    );
    await expect(group.filter({ has: badge })).toHaveCount(recommended.length);
  }
}

test("one choice changes the whole page, and is announced", async ({ page }) => {
  await page.goto("/");
  await expect(getChosen(page)).toHaveAccessibleName(personas[0]?.label ?? "");
  // The first one last: it is shown at first.
  for (const persona of personas.toReversed()) {
    const { id, label, headline } = persona;
    await test.step(label, async () => {
      await pick(page, label);
      const announcement = page_.hero.pickerAnnouncement.replace("{persona}", label);
      await expect(page.getByRole("status").filter({ hasText: announcement })).toHaveCount(1);
      await expect(getHeadline(page)).toHaveText(headline, { useInnerText: true });
      expect(await findForOthers(page, id)).toEqual([]);
      await expectTiers(page, persona);
      const story = stories.find((each) => each.persona === id);
      await expect(getVisible(page.getByRole("blockquote"))).toContainText(
        story?.quote.value ?? "",
      );
      await expect(page.getByRole("link", { name: page_.screens.wholeScreen })).toHaveCount(1);
    });
  }
});

test("a persona in the address is shown before the scripts have arrived, and can be changed", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/?persona=operations", { waitUntil: "commit" });
  const operations = personas.find(({ id }) => id === "operations");
  await expect(getHeadline(page)).toHaveText(operations?.headline ?? "", { useInnerText: true });
  await getVisible(page.getByText("Procurement", { exact: true }))
    .first()
    .click();
  release();
  await expect(page).toHaveURL(/\?persona=procurement$/);
  await expect(getChosen(page)).toHaveAccessibleName("Procurement");
});

test("the choice is kept in the address beside the rest of it, for each entry of the history", async ({
  page,
}) => {
  await page.goto("/?utm_source=mail#modules");
  await pick(page, "Turnarounds");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\/\?utm_source=mail&persona=maintenance#modules$/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/\?utm_source=mail&persona=turnaround#modules$/);
  await page.reload();
  await expect(getChosen(page)).toHaveAccessibleName("Turnarounds");

  await test.step("over the change to another page, and a load of one", async () => {
    const link = page.getByRole("main").getByRole("link", { name: "Talk to Our Team" });
    await followLink(page, link.last());
    await page.goBack();
    await expect(getChosen(page)).toHaveAccessibleName("Turnarounds");
    await page.goto("/personas");
    await pick(page, "Operations");
    await page.goBack();
    await expect(getChosen(page)).toHaveAccessibleName("Turnarounds");
    await page.goForward();
    await expect(getVisible(getChosen(page)).first()).toHaveAccessibleName("Operations");
  });
});

test("a first visit sees the choice and the first way on above the banner, and nothing moves", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await test.step("as fonts arrive", async () => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    fonts.resolve();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    // What Core Web Vitals call good: a machine's own fonts, until ours have come, may break lines elsewhere.
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.1);
  });

  for (const [width, height] of [
    // A larger one is in sweep.spec.ts.
    [390, 664],
    [360, 640],
  ] as const) {
    await test.step(`on a phone of ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const banner = await page.locator(`#${consentPlaceId}`).getByRole("region").boundingBox();
      const getBox = (locator: Locator) => getVisible(locator).first().boundingBox();
      const choice = await getBox(page.getByText("Procurement", { exact: true }));
      const first = await getBox(page.getByRole("link", { name: page_.hero.first.label }));
      for (const box of [choice, first]) {
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
      }
    });
  }
});
