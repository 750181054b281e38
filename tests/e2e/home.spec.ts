import type { Locator, Page } from "@playwright/test";
import { homePage as homePageSource } from "../../app/pages/home/schema.ts";
import { stories as storiesSource } from "../../app/pages/home/stories-schema.ts";
import { site as siteSource } from "../../app/parts/chrome/site-schema.ts";
import { moduleLabels as moduleLabelsSource } from "../../app/parts/modules/module-labels-schema.ts";
import { modules as modulesSource } from "../../app/parts/modules/schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { formatDay } from "../../app/parts/ui/dates.ts";
import { readWords } from "../sample/words.ts";
import { expect, test } from "./fixtures.ts";

const { personas } = readWords(personasSource);
const page_ = readWords(homePageSource);
const modules = readWords(modulesSource);
const labels = readWords(moduleLabelsSource);
const stories = readWords(storiesSource);
const site = readWords(siteSource);

/** Picks a persona as a visitor does: by its sheet in the bar. */
async function pick(page: Page, label: string) {
  await page.getByText(label, { exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole("radio", { name: label })).toBeChecked();
}

const getPanelFigures = (page: Page) =>
  page.getByRole("main").getByRole("listitem").filter({ visible: true });

test("opens for maintenance", async ({ openToRead }) => {
  const page = await openToRead("/");
  await expect(page.getByRole("radio", { name: "Maintenance" })).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(personas[0]?.headline ?? "", {
    useInnerText: true,
  });
});

test("gives its pictures room on phones and on wide pages", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const flat = await page
      .locator("main img")
      .evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility() && image.getBoundingClientRect().height < 60)
          .map((image) => `${image.getAttribute("src")} at ${innerWidth} px`),
      );
    expect(flat).toEqual([]);
  }
});

test("shows the model of each industry in its full height", async ({ openToRead }) => {
  const page = await openToRead("/");
  const models = page.getByRole("region", { name: page_.industries.title }).locator("img");
  await expect(models).toHaveCount(6);
  for (const model of await models.all()) {
    const { width = 0, height = 0 } = (await model.boundingBox()) ?? {};
    expect(height / width).toBeCloseTo(3 / 4, 1);
    expect(width).toBeGreaterThan(100);
  }
});

test("each persona has its own headline, key points and four figures", async ({ page }) => {
  await page.goto("/");
  for (const persona of personas) {
    await pick(page, persona.label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(persona.headline, {
      useInnerText: true,
    });
    const { efficiencyGain, timeSaved, projectsManaged } = persona.figures;
    const shown = [persona.metric.value, efficiencyGain, timeSaved, projectsManaged];
    const labels = [
      persona.metric.label,
      page_.hero.efficiencyGain.label,
      page_.hero.timeSaved.label,
      page_.hero.projectsManaged.label,
    ];
    for (const [index, label] of labels.entries()) {
      const figure = getPanelFigures(page).filter({ hasText: label }).first();
      await expect(figure).toContainText(shown[index] ?? "");
    }
    for (const point of persona.keyPoints) {
      await expect(page.getByText(point, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
  }
});

test("each persona sees its recommended modules first in each tier, with a badge", async ({
  page,
}) => {
  await page.goto("/");
  for (const persona of personas) {
    await pick(page, persona.label);
    for (const tier of labels.tiers) {
      const group = page
        .getByRole("heading", { level: 3, name: tier.name })
        .locator("xpath=../..")
        .getByRole("listitem");
      const inTier = modules.filter((module) => module.tier === Number(tier.number));
      const recommended = inTier.filter(({ recommendedFor }) =>
        recommendedFor.includes(persona.id),
      );
      const rest = inTier.filter((module) => !recommended.includes(module));
      await expect(group.getByRole("heading", { level: 4 })).toHaveText(
        [...recommended, ...rest].map(({ name }) => name),
      );
      const badge = labels.recommendedFor.replace("{persona}", persona.label);
      await expect(
        group.filter({ has: page.getByText(badge).filter({ visible: true }) }),
      ).toHaveCount(recommended.length);
    }
  }
});

test("each persona reads its own story, results and closing call", async ({ page }) => {
  await page.goto("/");
  for (const persona of personas) {
    await pick(page, persona.label);
    const story = stories.find((each) => each.persona === persona.id);
    await expect(page.getByRole("blockquote").filter({ visible: true })).toContainText(
      story?.quote.value ?? "",
    );
    for (const { label } of persona.whyNeeded.results) {
      await expect(page.getByText(label.value).filter({ visible: true }).last()).toBeVisible();
    }
    const { title, primary, secondary } = persona.closing;
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: primary.label }).last()).toHaveAttribute(
      "href",
      primary.href,
    );
    await expect(main.getByRole("link", { name: secondary.label }).last()).toHaveAttribute(
      "href",
      secondary.href,
    );
  }
});

test("a persona in the address is the one shown, without a jump", async ({ page }) => {
  // The stylesheet shows it before any script has been fetched.
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto("/?persona=operations", { waitUntil: "commit" });
  const operations = personas.find(({ id }) => id === "operations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(operations?.headline ?? "", {
    useInnerText: true,
  });
});

test("a persona that does not exist is ignored", async ({ page }) => {
  await page.goto("/?persona=janitor");
  await expect(page.getByRole("radio", { name: "Maintenance" })).toBeChecked();
});

test("a choice goes into the address, and leaves the rest of it", async ({ page }) => {
  await page.goto("/?utm_source=mail#modules");
  await pick(page, "Procurement");
  await expect(page).toHaveURL(/\/\?utm_source=mail&persona=procurement#modules$/);
  await pick(page, "Maintenance");
  await expect(page).toHaveURL(/\?utm_source=mail&persona=maintenance#modules$/);
});

test("a choice that is made before the scripts have arrived goes into the address", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/?persona=operations", { waitUntil: "commit" });
  await page.getByText("Procurement", { exact: true }).filter({ visible: true }).first().click();
  release();
  await expect(page).toHaveURL(/\?persona=procurement$/);
  await expect(page.getByRole("radio", { name: "Procurement" })).toBeChecked();
});

test("the choice outlives a reload, and each entry of the history has its own", async ({
  page,
}) => {
  await page.goto("/");
  await pick(page, "Turnarounds");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Turnarounds" })).toBeChecked();
  await page.goto("/personas");
  await pick(page, "Operations");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Turnarounds" })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole("radio", { name: "Operations" })).toBeChecked();
});

test("each persona sees a product screen, and the way to the whole of it", async ({ page }) => {
  await page.goto("/");
  for (const { persona, alt } of page_.screens.shown) {
    await pick(page, personas.find(({ id }) => id === persona)?.label ?? "");
    await expect(page.getByRole("img", { name: alt })).toBeVisible();
    const way = page.getByRole("link", { name: page_.screens.wholeScreen });
    await expect(way).toHaveCount(1);
    await expect(way).toHaveAttribute("href", /^\/modules\//);
  }
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
] as const) {
  test(`shows the choice and the scene above the banner of a first visit: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const banner = await page.locator("#consent").getByRole("region").boundingBox();
    const getBox = (locator: Locator) => locator.filter({ visible: true }).first().boundingBox();
    const choice = await getBox(page.getByText("Procurement", { exact: true }));
    const scene = await getBox(page.locator("main img"));
    expect((choice?.y ?? height) + (choice?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
    expect(scene?.y).toBeLessThan((banner?.y ?? 0) - 80);
  });
}

test("arrow keys move through the personas", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Maintenance" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Turnarounds" })).toBeChecked();
});

test("the choice is announced", async ({ page }) => {
  await page.goto("/");
  await pick(page, "Turnarounds");
  const announcement = page_.hero.pickerAnnouncement.replace("{persona}", "Turnarounds");
  await expect(page.getByRole("status").filter({ hasText: announcement })).toHaveCount(1);
});

test("the choice lasts from page to page", async ({ page }) => {
  await page.goto("/");
  await pick(page, "Procurement");
  await page.getByRole("main").getByRole("link", { name: "Talk to Our Team" }).last().click();
  await expect(page).toHaveURL(/\/contact\//);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Procurement" })).toBeChecked();
});

test("the sections stand in the agreed order", async ({ openToRead }) => {
  const page = await openToRead("/");
  const headings = await page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .filter({ visible: true })
    .allInnerTexts();
  const first = personas[0];
  const expected = [
    page_.modules.title,
    page_.whyChoose.title,
    page_.industries.title,
    page_.stories.title,
    page_.customers.title,
    first?.whyNeeded.title ?? "",
    first?.closing.title ?? "",
  ].map((title) => title.toLowerCase());
  const seen = headings
    .map((heading) => heading.replace(/\s+/g, " ").toLowerCase())
    .filter((heading) => expected.includes(heading));
  expect(seen).toEqual(expected);
});

test("says when it was last updated", async ({ openToRead }) => {
  const page = await openToRead("/");
  await expect(
    page.getByText(page_.lastUpdated.replace("{date}", formatDay(site.lastUpdated.home, "en"))),
  ).toBeVisible();
});

test("the hero leads to the modules and to the journey", async ({ openToRead }) => {
  const page = await openToRead("/");
  for (const { label, href } of [page_.hero.primary, page_.hero.secondary]) {
    await expect(page.getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
});

test("fonts arrive without moving anything", async ({ page }) => {
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
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the picker still changes the page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("radio", { name: "Turnarounds" }).check({ force: true });
    const turnaround = personas.find(({ id }) => id === "turnaround");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(turnaround?.headline ?? "", {
      useInnerText: true,
    });
  });
});
