import type { Page } from "@playwright/test";
import { tooltipDelays } from "../../app/parts/ui/Tooltip.tsx";
import { paths } from "../../app/routes.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { expect, test, withMotion } from "./fixtures.ts";

const none = { necessary: true, functional: false, analytics: false, ads: false };
const all = { ...none, functional: true, analytics: true };

const readStored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("consent.v1") ?? "null"));

const getBannerButton = (page: Page, name: string) =>
  getParts(page).consentBanner.getByRole("button", { name, exact: true });

const getSwitch = (page: Page, category: "functional" | "analytics") =>
  getParts(page).consentBanner.getByRole("switch", { name: consent.categories[category].label });

/** Records what the owner's hook is called with, across reloads. */
async function installHook(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, {
      hookCalls: calls,
      applySiteConsent: (preferences: unknown) => calls.push(preferences),
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "hookCalls"));
}

test.use(withMotion);

test("a first visit is asked, by a banner that is not in the prerendered page", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/")).text()).not.toContain(`>${consent.acceptAll}<`);
  await page.goto(paths.terms);
  await expect(getParts(page).consentBanner).toBeVisible();
});

test("before a choice nothing is stored and nobody else is asked; after a no, only the no", async ({
  context,
  page,
  site,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.origin)) strangers.push(request.url());
  });
  const readKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto(paths.terms);
  await expect(getParts(page).consentBanner).toBeVisible();
  await page.goto("/contact/");
  expect(await readKeys()).toEqual([]);
  await getBannerButton(page, consent.rejectNonEssential).click();
  await expect(getParts(page).consentBanner).toBeHidden();
  await page.goto(paths.terms);
  expect(await readKeys()).toEqual(["consent.v1"]);
  expect(await context.cookies()).toEqual([]);
  expect(strangers).toEqual([]);
});

test("a choice of an earlier version is asked for again", async ({ page }) => {
  await page.addInitScript(() => {
    const yes = { necessary: true, functional: true, analytics: true, ads: false };
    const decidedAt = "2026-01-01T00:00:00.000Z";
    localStorage.setItem("consent.v1", JSON.stringify({ ...yes, decidedAt, version: 0 }));
  });
  const readCalls = await installHook(page);
  await page.goto(paths.terms);
  await expect(getParts(page).consentBanner).toBeVisible();
  expect(await readCalls()).toEqual([none]);
});

for (const [name, label, confirmation, expected] of [
  ["accepting all", consent.acceptAll, consent.confirmations.accepted, all],
  ["rejecting", consent.rejectNonEssential, consent.confirmations.rejected, none],
] as const) {
  test(`${name} stores the choice, confirms it and is not asked again`, async ({ page }) => {
    await page.goto(paths.terms);
    await getBannerButton(page, label).click();
    await expect(getParts(page).consentBanner).toBeHidden();
    await expect(page.getByText(confirmation)).toBeVisible();
    expect(await readStored(page)).toEqual({
      ...expected,
      decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: consent.version,
    });
    await page.goto(paths.terms);
    await expect(getParts(page).consentBanner).toHaveCount(0);
  });
}

test("accepting and rejecting are equal in size, place, look and contrast", {
  tag: "@widths",
}, async ({ page }) => {
  await page.goto(paths.terms);
  await getParts(page).consentBanner.evaluate((banner) =>
    Promise.all(banner.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const [accept, reject] = await Promise.all(
    [consent.acceptAll, consent.rejectNonEssential].map((name) =>
      getBannerButton(page, name).evaluate((button) => {
        const { height, width, x, y } = button.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const { backgroundColor, border, color, fontSize, fontWeight, opacity, position, zIndex } =
          getComputedStyle(button);
        return {
          size: [Math.round(width), Math.round(height)],
          y: Math.round(y),
          isOnTop: button.contains(top),
          parent: button.parentElement?.className,
          look: { backgroundColor, border, color, fontSize, fontWeight, opacity, position, zIndex },
        };
      }),
    ),
  );
  expect(accept).toEqual(reject);
  expect(accept?.isOnTop).toBe(true);
});

test("managing choices offers functional and analytics, and never ads", async ({ page }) => {
  await page.goto(paths.terms);
  await getBannerButton(page, consent.manageChoices).click();
  const { consentBanner } = getParts(page);
  await expect(consentBanner.getByRole("switch")).toHaveCount(2);
  await expect(getSwitch(page, "functional")).not.toBeChecked();
  await expect(getSwitch(page, "analytics")).not.toBeChecked();
  await expect(consentBanner.getByText(consent.alwaysOn)).toBeVisible();
});

test("saved preferences are stored as chosen", async ({ page }) => {
  await page.goto(paths.terms);
  await getBannerButton(page, consent.manageChoices).click();
  await getSwitch(page, "analytics").check();
  await getBannerButton(page, consent.savePreferences).click();
  await expect(page.getByText(consent.confirmations.saved)).toBeVisible();
  expect(await readStored(page)).toMatchObject({ ...none, analytics: true });
});

test("the footer opens the banner again with the current choices", async ({ page }) => {
  await page.goto(paths.terms);
  await getBannerButton(page, consent.acceptAll).click();
  const { consentBanner, cookieSettings } = getParts(page);
  await cookieSettings.click();
  await expect(consentBanner).toBeFocused();
  await expect(getSwitch(page, "functional")).toBeChecked();
  await expect(getSwitch(page, "analytics")).toBeChecked();
});

test("closing the reopened banner changes nothing and returns the focus", async ({ page }) => {
  await page.goto(paths.terms);
  await getBannerButton(page, consent.acceptAll).click();
  const { consentBanner, cookieSettings } = getParts(page);
  await cookieSettings.click();
  await getSwitch(page, "analytics").uncheck();
  await getBannerButton(page, consent.close).click();
  await expect(consentBanner).toBeHidden();
  await expect(cookieSettings).toBeFocused();
  expect(await readStored(page)).toMatchObject(all);
});

test("the icon that closes it says what it does, under the pointer and for the keyboard", async ({
  page,
}) => {
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 });
  await page.goto(paths.terms);
  await getBannerButton(page, consent.acceptAll).click();
  await getParts(page).cookieSettings.click();
  const close = getBannerButton(page, consent.close);
  const tooltip = page.getByText(consent.close, { exact: true });
  await close.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip).toBeHidden();
  await getBannerButton(page, consent.savePreferences).focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await expect(tooltip).toBeVisible();
});

test("a choice can be taken back later", async ({ page }) => {
  const readCalls = await installHook(page);
  await page.goto(paths.terms);
  await getBannerButton(page, consent.acceptAll).click();
  await getParts(page).cookieSettings.click();
  await getBannerButton(page, consent.rejectNonEssential).click();
  expect(await readStored(page)).toMatchObject(none);
  expect(await readCalls()).toEqual([none, all, none]);
});

test("the hook is called once at start with what is stored", async ({ page }) => {
  const readCalls = await installHook(page);
  await page.goto(paths.terms);
  await getBannerButton(page, consent.acceptAll).click();
  await page.goto(paths.terms);
  expect(await readCalls()).toEqual([all]);
});

test("the global object holds until the visitor chooses", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { siteConsent: { analytics: true } }));
  const readCalls = await installHook(page);
  await page.goto(paths.terms);
  expect(await readCalls()).toEqual([{ ...none, analytics: true }]);
  await getBannerButton(page, consent.manageChoices).click();
  await expect(getSwitch(page, "analytics")).toBeChecked();
});

test("a stored value that is not a choice is asked about again", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("consent.v1", '{"necessary":"yes"}'));
  await page.goto(paths.terms);
  await expect(getParts(page).consentBanner).toBeVisible();
});

test("where the browser forbids storage, a choice holds for the visit", async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.assign(Storage.prototype, { getItem: forbid, setItem: forbid });
  });
  await page.goto(paths.terms);
  await getBannerButton(page, consent.rejectNonEssential).click();
  await expect(getParts(page).consentBanner).toBeHidden();
});

test.describe("a hook that throws", () => {
  test.use({ expectedProblems: [/applySiteConsent failed/] });

  test("does not break the site", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        applySiteConsent: () => {
          throw new Error("broken tag manager");
        },
      });
    });
    await page.goto(paths.terms);
    await getBannerButton(page, consent.acceptAll).click();
    await expect(getParts(page).consentBanner).toBeHidden();
    expect(await readStored(page)).toMatchObject(all);
  });
});

test("the banner moves no content", { tag: "@widths" }, async ({ page }) => {
  await page.goto(paths.terms);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(getParts(page).consentBanner).toBeVisible();
  const before = await heading.boundingBox();
  await getBannerButton(page, consent.acceptAll).click();
  await expect(getParts(page).consentBanner).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
});

test("the banner is not modal: the page behind can be used", { tag: "@widths" }, async ({
  isMobile,
  page,
}) => {
  await page.goto(paths.terms);
  await expect(getParts(page).consentBanner).toBeVisible();
  const link = getParts(page)
    .topBar.getByRole("link", { name: chrome.topBar.getStarted.label })
    .filter({ visible: true });
  await (isMobile ? link.tap() : link.click());
  await expect(page).toHaveURL(chrome.topBar.getStarted.href);
  await expect(getParts(page).consentBanner).toBeVisible();
});

test("the banner covers at most 45 % of the height", { tag: "@widths" }, async ({ page }) => {
  await page.goto(paths.terms);
  const height = page.viewportSize()?.height ?? 0;
  const banner = await getParts(page).consentBanner.boundingBox();
  expect(banner?.height).toBeLessThanOrEqual(height * 0.45);
});

test("every choice can be seen and pressed on a small phone", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(paths.terms);
  for (const size of [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await getBannerButton(page, consent.manageChoices).tap();
    for (const category of ["functional", "analytics"] as const) {
      await expect(getSwitch(page, category)).toBeInViewport({ ratio: 1 });
      await getSwitch(page, category).tap();
      await expect(getSwitch(page, category)).toBeChecked();
      await getSwitch(page, category).tap();
    }
    await getBannerButton(page, consent.manageChoices).tap();
    await expect(getSwitch(page, "analytics")).toHaveCount(0);
  }
});

test("the choices fold when the focus goes to the page behind, and are kept", async ({ page }) => {
  await page.goto(paths.terms);
  await getBannerButton(page, consent.manageChoices).click();
  await getSwitch(page, "analytics").check();
  await getParts(page).topBar.getByRole("link").first().focus();
  await expect(getSwitch(page, "analytics")).toHaveCount(0);
  await getBannerButton(page, consent.manageChoices).click();
  await expect(getSwitch(page, "analytics")).toBeChecked();
});

test("the banner never covers what has the focus", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/contact/");
  await expect(getParts(page).consentBanner).toBeVisible();
  const findCovered = () =>
    getParts(page).consentBanner.evaluate((banner) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "end";
      if (banner.contains(focused)) return "";
      const top = banner.getBoundingClientRect().top;
      return focused.getBoundingClientRect().bottom > top ? focused.outerHTML.slice(0, 120) : "";
    });
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press("Tab");
    const covered = await findCovered();
    if (covered === "end") return;
    expect(covered).toBe("");
  }
});
