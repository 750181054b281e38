import { getModulePath, getModulesPathFor, paths } from "../../app/routes.ts";
import { chrome, decideBefore, getParts, modules, personas, site } from "./chrome-parts.ts";
import { expect, test, withMotion } from "./fixtures.ts";

const { company, products, resources, solutions } = chrome.menu;
const modulePaths = modules.map(({ id }) => getModulePath(id));
const firstModule = modules[0]?.name ?? "";

test.use(withMotion);
test.beforeEach(({ page }) => decideBefore(page));

test("every link of both menus is in the prerendered HTML", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const hrefs = [
    ...modulePaths,
    ...personas.map(({ id }) => getModulesPathFor(id)),
    ...[products.viewAll, ...resources.links, ...company.links].map(({ href }) => href),
  ];
  for (const href of hrefs) expect(html.split(`href="${href}"`).length - 1).toBeGreaterThan(1);
});

test("the footer lists products, resources and legal pages", async ({ openToRead }) => {
  const page = await openToRead("/");
  const { footer } = getParts(page);
  const getList = (name: string) => footer.getByRole("list", { name });
  await expect(getList(chrome.footer.products.title).getByRole("link")).toHaveText(
    modules.map(({ name }) => new RegExp(`${name}$`)),
  );
  await expect(getList(chrome.footer.resources.title).getByRole("link")).toHaveText(
    chrome.footer.resources.links.map(({ label }) => label),
  );
  const legal = footer.getByRole("navigation", { name: chrome.accessibleNames.legalNavigation });
  await expect(legal.getByRole("link")).toHaveText(
    chrome.footer.legal.links.map(({ label }) => label),
  );
});

test("the footer carries tagline, network, revision and the current year", async ({
  openToRead,
}) => {
  const page = await openToRead("/");
  const { footer } = getParts(page);
  await expect(footer).toContainText(chrome.footer.tagline);
  const network = footer.getByRole("link", { name: site.social.label });
  await expect(network).toHaveAttribute("href", site.social.href);
  await expect(footer.getByRole("time")).toHaveText(site.lastUpdated.structuredData);
  const line = chrome.footer.copyright
    .replace("{year}", String(new Date().getFullYear()))
    .replace("{company}", site.company);
  await expect(footer.getByText(line)).toBeVisible();
});

test("with text at twice its size the menu of a phone takes the place of the bar's entries", async ({
  page,
}) => {
  await page.goto(paths.terms);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await getParts(page).openMenu.click();
  const { mobileMenu } = getParts(page);
  await expect(mobileMenu.getByText(products.title, { exact: true })).toBeInViewport();
});

test.describe("wide", () => {
  test("the bar stays at the top and marks the current page", async ({ page }) => {
    await page.goto(paths.home);
    const { topBar } = getParts(page);
    await expect(
      topBar.getByRole("link", { name: chrome.topBar.home.label, exact: true }),
    ).toHaveAttribute("aria-current", "page");
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect((await topBar.boundingBox())?.y).toBe(0);
  });

  test("Platform opens and closes the mega menu", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await expect(megaMenu).toBeHidden();
    await platform.click();
    await expect(platform).toHaveAttribute("aria-expanded", "true");
    await expect(megaMenu).toBeVisible();
    await platform.click();
    await expect(platform).toHaveAttribute("aria-expanded", "false");
    await expect(megaMenu).toBeHidden();
  });

  test("the mega menu has four columns with their entries", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    const getNames = (name: string) => megaMenu.getByRole("list", { name, exact: true });
    await expect(getNames(products.title).getByRole("link")).toHaveText([
      ...modules.map(({ name }) => name),
      new RegExp(products.viewAll.label),
    ]);
    await expect(getNames(solutions.title).getByRole("link")).toHaveText(
      personas.map(({ label }) => label),
    );
    await expect(getNames(resources.title).getByRole("link")).toHaveText(
      resources.links.map(({ label }) => label),
    );
    await expect(getNames(company.title).getByRole("link")).toHaveText(
      company.links.map(({ label }) => label),
    );
    await expect(megaMenu.getByText(company.callToAction.title)).toBeVisible();
  });

  test("each solution has its description and up to three tags", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    for (const { id, label, menuDescription, modules: recommended } of personas) {
      const link = megaMenu.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", getModulesPathFor(id));
      await expect(link).toHaveAccessibleDescription(menuDescription);
      const tags = megaMenu.getByRole("list", {
        name: chrome.accessibleNames.recommendedModules.replace("{persona}", label),
      });
      await expect(tags.getByRole("listitem")).toHaveCount(Math.min(recommended.length, 3));
    }
  });

  test("Escape closes the mega menu and returns the focus", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.press("Enter");
    await page.keyboard.press("Tab");
    await expect(megaMenu.getByRole("link", { name: firstModule })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(megaMenu).toBeHidden();
    await expect(platform).toBeFocused();
  });

  test("a press outside closes the mega menu", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    await page.mouse.click(640, 780);
    await expect(megaMenu).toBeHidden();
    await expect(platform).toHaveAttribute("aria-expanded", "false");
  });

  test("the mega menu closes when the focus leaves it", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    await megaMenu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(megaMenu).toBeHidden();
    await expect(
      page.getByRole("link", { name: chrome.topBar.links[0]?.label }).filter({ visible: true }),
    ).not.toHaveCount(0);
  });

  test("a link of the mega menu leads on and closes it", async ({ page }) => {
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    await megaMenu.getByRole("link", { name: company.callToAction.link.label }).click();
    await expect(page).toHaveURL(company.callToAction.link.href);
    await expect(megaMenu).toBeHidden();
  });

  test("on a low screen the mega menu scrolls inside", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 600 });
    await page.goto(paths.terms);
    const { megaMenu, platform } = getParts(page);
    await platform.click();
    const box = await megaMenu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    await megaMenu.getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(megaMenu.getByRole("link").last()).toBeInViewport();
    const sideways = await megaMenu.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(sideways).toBe(0);
  });
});

test.describe("narrow", { tag: "@phone" }, () => {
  test("the menu has collapsible groups with their links", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.tap();
    for (const { title } of [products, solutions, resources, company]) {
      const group = mobileMenu.getByRole("group").filter({ hasText: title }).first();
      await expect(group.getByRole("link").first()).toBeHidden();
      await group.getByText(title, { exact: true }).tap();
      await expect(group.getByRole("link").first()).toBeVisible();
    }
  });

  test("solutions have up to two tags each", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.tap();
    await mobileMenu.getByText(solutions.title, { exact: true }).tap();
    for (const { label, modules } of personas) {
      const tags = mobileMenu.getByRole("list", {
        name: chrome.accessibleNames.recommendedModules.replace("{persona}", label),
      });
      await expect(tags.getByRole("listitem")).toHaveCount(Math.min(modules.length, 2));
    }
  });

  test("the open menu takes at most 80 % of the height and scrolls inside", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.tap();
    for (const { title } of [products, solutions, resources, company]) {
      await mobileMenu.getByText(title, { exact: true }).tap();
    }
    const panel = page.locator("#mobile-menu");
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.8);
    await mobileMenu.getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(mobileMenu.getByRole("link").last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("the page behind does not scroll while the menu is open", async ({ page }) => {
    await page.goto(paths.terms);
    const { openMenu } = getParts(page);
    const getOverflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await openMenu.tap();
    await expect.poll(getOverflow).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect.poll(getOverflow).toBe("visible");
  });

  test("a link closes the menu", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.tap();
    await mobileMenu.getByRole("link", { name: chrome.mobileMenu.getStarted.link.label }).tap();
    await expect(page).toHaveURL(chrome.mobileMenu.getStarted.link.href);
    await expect(mobileMenu).toBeHidden();
  });

  test("Escape closes the menu and returns the focus", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(mobileMenu).toBeHidden();
    await expect(openMenu).toBeFocused();
  });

  test("a tap outside closes the menu", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.tap();
    await expect(mobileMenu).toBeVisible();
    await page.touchscreen.tap(195, 830);
    await expect(mobileMenu).toBeHidden();
  });

  test("the focus stays between the button and the menu's last link", async ({ page }) => {
    await page.goto(paths.terms);
    const { closeMenu, mobileMenu, openMenu } = getParts(page);
    await openMenu.press("Enter");
    await expect(closeMenu).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(mobileMenu.getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(closeMenu).toBeFocused();
  });

  test("what can be tapped in the menu is at least 44 px high", async ({ page }) => {
    await page.goto(paths.terms);
    const { mobileMenu, openMenu } = getParts(page);
    await openMenu.tap();
    for (const { title } of [products, solutions, resources, company]) {
      await mobileMenu.getByText(title, { exact: true }).tap();
    }
    const heights = await page.locator("#mobile-menu").evaluate((panel) =>
      [...panel.querySelectorAll("a, summary")].map((target) => {
        // The link covers its row, see MobileLink.
        const row = target.closest("li, summary") ?? target;
        return row.getBoundingClientRect().height;
      }),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test("a menu that is open closes when the screen becomes wide", async ({ page }) => {
    await page.goto(paths.terms);
    const { openMenu } = getParts(page);
    await openMenu.tap();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.locator("header button[aria-expanded=true]")).toHaveCount(0);
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });
});

test.describe("with scripts off", { tag: "@widths" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and its links are there", async ({ isMobile, page }) => {
    await page.goto(paths.terms);
    const { megaMenu, mobileMenu, openMenu, platform } = getParts(page);
    if (isMobile) {
      await openMenu.tap();
      await mobileMenu.getByText(products.title, { exact: true }).tap();
    } else {
      await platform.click();
    }
    const panel = isMobile ? mobileMenu : megaMenu;
    await expect(panel.getByRole("link", { name: firstModule })).toBeVisible();
  });
});
