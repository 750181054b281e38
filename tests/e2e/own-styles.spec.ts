import type { Page } from "@playwright/test";
import { recordId } from "../../app/engine/page-record.ts";
import { getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { expect, test } from "./fixtures.ts";

/** How everything on the page looks at the end of every motion. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    const shown = [...document.querySelectorAll("body *")].filter((each) => each.checkVisibility());
    return shown.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // What is for screen readers alone has no look, and may be announced and gone.
      if (width === 1 && height === 1) return [];
      const style = getComputedStyle(element);
      const names = ["color", "backgroundColor", "display", "borderTopWidth", "fontSize"] as const;
      const more = ["opacity", "textDecorationLine", "translate", "paddingLeft"] as const;
      const looks = [...names, ...more].map((name) => style[name]);
      return [element.localName, element.getAttribute("class"), x, y, width, height, ...looks].join(
        " | ",
      );
    });
  });

/** Has the page styled by the style sheet of all pages instead of its own rules, or the other way round. */
const exchangeRules = (page: Page) =>
  page.evaluate(async (id) => {
    const { style } = JSON.parse(document.getElementById(id)?.textContent ?? "");
    const own = document.querySelectorAll<HTMLStyleElement>("#page-style, #late-style");
    const isOwn = document.adoptedStyleSheets.length === 0;
    const sheet = new CSSStyleSheet();
    await sheet.replace(await (await fetch(style)).text());
    document.adoptedStyleSheets = isOwn ? [sheet] : [];
    for (const { sheet: rules } of own) if (rules) rules.disabled = isOwn;
  }, recordId);

const states: [name: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  [
    "what is pointed at, with the banner",
    paths.home,
    (page) => page.getByRole("banner").getByRole("button").first().hover(),
  ],
  [
    "an answer",
    paths.journey,
    (page) => page.getByRole("main").getByRole("combobox").selectOption({ index: 1 }),
  ],
  [
    "what was found",
    paths.search,
    async (page) => {
      await page.locator(`#${searchFieldId}`).fill("contractor");
      await expect(page.locator("main [data-searching] li").first()).toBeVisible();
    },
  ],
  [
    "nothing found",
    paths.resources,
    async (page) => {
      await page.getByRole("searchbox").fill("zzzzqqq");
      const found = page.locator("[data-island=ResourceBrowser]").getByRole("listitem");
      await expect(found).toHaveCount(0);
    },
  ],
  [
    "a step",
    `${paths.try}?role=maintenance&step=1`,
    async (page) => {
      await page.getByRole("main").getByRole("radio").first().click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(/\w/);
    },
  ],
  [
    "the result",
    `${paths.try}?role=maintenance&step=5&certificate=nobody&hours=claim&scaffold=leave&line=hold`,
    // The address wakes the island, maybe after the page is live.
    (page) => expect(page.locator("[data-shift-sums]")).toBeVisible(),
  ],
  [
    "a sheet with the visitor's numbers",
    getCalculatorPath("hours-gap"),
    async (page) => {
      await page.locator("[data-sheet] input[name=people]").fill("77");
      await expect(page.locator("[data-yours]")).toBeVisible();
    },
  ],
  [
    "faults of the form",
    paths.contact,
    async (page) => {
      await page.locator("form[data-contact-form] [type=submit]").dispatchEvent("click");
      await expect(page.locator(".toast-card")).toBeVisible();
      // With the focus in it, it stays; with a key, the footer makes room for the banner.
      await page.keyboard.press("F8");
      await expect(page.locator("html[style*=consent-cover]")).toBeAttached();
    },
  ],
  [
    "the question of cookies",
    paths.imprint,
    async (page) => {
      await page.locator("[data-open-consent]").first().click();
      // With a key, the footer makes room for it.
      await page.keyboard.press("Shift");
      await expect(page.locator("html[style*=consent-cover]")).toBeAttached();
    },
  ],
];

test("a page has the rules of all that it may show", async ({ page }) => {
  for (const [name, path, act] of states) {
    await test.step(name, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      await act(page);
      // All of it is laid out.
      await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
      const look = await readLook(page);
      await exchangeRules(page);
      expect.soft(await readLook(page), `${name}, on the screen`).toEqual(look);
      await page.mouse.move(0, 0);
      await page.emulateMedia({ media: "print" });
      const print = await readLook(page);
      await exchangeRules(page);
      expect.soft(await readLook(page), `${name}, on paper`).toEqual(print);
    });
  }
});
