import { getModulePath, getModulesPathFor, paths } from "../../app/routes.ts";
import { findViolations } from "./axe.ts";
import { chrome, getParts, modules, personas, site } from "./chrome-parts.ts";
import { expect, followLink, test, withMotion, withoutScripts } from "./fixtures.ts";

const { company, products, resources, solutions } = chrome.menu;
const moduleLinks = modules.map(({ id, name }) => ({ href: getModulePath(id), label: name }));
const personaLinks = personas.map(({ id, label }) => ({ href: getModulesPathFor(id), label }));

/** The four groups of both menus, with their entries. */
const groups = [
  { title: products.title, links: [...moduleLinks, products.viewAll] },
  { title: solutions.title, links: personaLinks },
  resources,
  company,
];

test.use(withMotion);
test("wide, the bar stays on top; its mega menu opens, closes and leads on", async ({ page }) => {
  await page.goto(paths.home);
  const { footer, menu, openMenu, platform, topBar } = getParts(page);
  const expectClosed = async () => {
    await expect(menu).toBeHidden();
    await expect(platform).toHaveAttribute("aria-expanded", "false");
  };

  await test.step("the footer has the year", async () => {
    const year = String(new Date().getFullYear());
    const line = chrome.footer.copyright.replace("{year}", year);
    await expect(footer.getByText(line.replace("{company}", site.company))).toBeVisible();
  });

  await test.step("the bar stays and marks the current page", async () => {
    const home = topBar.getByRole("link", { name: chrome.topBar.home.label, exact: true });
    await expect(home).toHaveAttribute("aria-current", "page");
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect((await topBar.boundingBox())?.y).toBe(0);
  });

  await test.step("Platform opens and closes the menu", async () => {
    await expectClosed();
    await platform.click();
    await expect(platform).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    expect(await findViolations(page, { within: "header" })).toEqual([]);
    await platform.click();
    await expectClosed();
  });

  await test.step("a press outside closes it", async () => {
    await platform.click();
    await page.mouse.click(640, 780);
    await expectClosed();
  });

  await test.step("Escape closes it and returns the focus", async () => {
    await platform.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: modules[0]?.name })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed();
    await expect(platform).toBeFocused();
  });

  await test.step("it closes when the focus leaves it", async () => {
    await platform.click();
    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expectClosed();
  });

  await test.step("on a low screen it scrolls inside", async () => {
    await page.setViewportSize({ width: 768, height: 600 });
    await platform.click();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    await menu.getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(menu.getByRole("link").last()).toBeInViewport();
    const sideways = await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(sideways).toBe(0);
  });

  await test.step("a link leads on and closes it", async () => {
    const { label } = chrome.menu.callToAction.link;
    await followLink(page, menu.getByRole("link", { name: label }));
    await expect(page).toHaveURL(chrome.menu.callToAction.link.href);
    await expectClosed();
  });

  await test.step("with text at twice its size, the menu of a phone takes its place", async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await openMenu.click();
    await expect(menu.locator("summary", { hasText: products.title })).toBeInViewport();
  });
});

test("narrow, the menu opens over a page that stays put, closes and leads on", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(paths.terms);
  const { closeMenu, menu, openMenu } = getParts(page);
  const lastLink = menu.getByRole("link").last();
  const getOverflow = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  await test.step("the focus stays between its button and its last link", async () => {
    await openMenu.press("Enter");
    await expect(closeMenu).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(lastLink).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(closeMenu).toBeFocused();
  });

  await test.step("Escape closes it and returns the focus; the page scrolls again", async () => {
    await expect.poll(getOverflow).toBe("hidden");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(openMenu).toBeFocused();
    await expect.poll(getOverflow).toBe("visible");
  });

  await test.step("a tap outside closes it, and presses no link of the page under it", async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { id: "under", href: "/about/" });
      link.style.cssText = "position:fixed;inset:0";
      document.querySelector("main")?.append(link);
    });
    await openMenu.tap();
    await expect(menu).toBeVisible();
    await expect(page.getByRole("main")).toHaveAttribute("inert");
    await page.touchscreen.tap(195, 830);
    await expect(menu).toBeHidden();
    await page.evaluate(() => document.querySelector("#under")?.remove());
    await expect(page).toHaveURL(paths.terms);
  });

  await test.step("unfolded, it takes at most 80 % of the height and scrolls inside", async () => {
    await openMenu.tap();
    for (const summary of await menu.locator("summary").all()) await summary.tap();
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.8);
    await lastLink.scrollIntoViewIfNeeded();
    await expect(lastLink).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const heights = await menu.evaluate((panel) =>
      [...panel.querySelectorAll("a, summary")].map((target) => {
        // The link covers its row.
        const row = target.closest("li, summary") ?? target;
        return row.getBoundingClientRect().height;
      }),
    );
    expect(Math.min(...heights), "what can be tapped").toBeGreaterThanOrEqual(44);
    expect(await findViolations(page, { within: "header" })).toEqual([]);
  });

  await test.step("a link closes it", async () => {
    await menu.getByRole("link", { name: chrome.menu.callToAction.link.label }).tap();
    await expect(page).toHaveURL(chrome.menu.callToAction.link.href);
    await expect(menu).toBeHidden();
  });

  await test.step("it closes when the screen becomes wide", async () => {
    await openMenu.tap();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.locator("header button[aria-expanded=true]")).toHaveCount(0);
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });
});

withoutScripts(
  "without scripts, the menu opens, and its groups have their entries",
  { tag: "@widths" },
  async ({ isMobile, page }) => {
    await page.goto(paths.terms);
    const { menu, openMenu, platform } = getParts(page);
    await (isMobile ? openMenu.tap() : platform.click());
    for (const { title, links } of groups) {
      const entries = menu.getByRole("list", { name: title, exact: true }).getByRole("link");
      if (isMobile) {
        await expect(entries).toHaveCount(0);
        await menu.locator("summary", { hasText: title }).tap();
      }
      const shown = entries.filter({ visible: true });
      await expect(shown).toHaveText(links.map(({ label }) => new RegExp(label)));
      const hrefs = await shown.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
      expect(hrefs).toEqual(links.map(({ href }) => href));
    }
    for (const { label, modules: recommended } of personas) {
      const name = chrome.accessibleNames.recommendedModules.replace("{persona}", label);
      const tags = menu.getByRole("list", { name }).getByRole("listitem");
      await expect(tags).toHaveCount(Math.min(recommended.length, isMobile ? 2 : 3));
    }
  },
);
