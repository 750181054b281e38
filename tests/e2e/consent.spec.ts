import type { Page } from "@playwright/test";
import { tooltipDelays } from "../../app/parts/ui/Tooltip.tsx";
import { paths } from "../../app/routes.ts";
import { findViolations } from "./axe.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const none = { necessary: true, functional: false, analytics: false, ads: false };
const all = { ...none, functional: true, analytics: true };

const readStored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("consent.v1") ?? "null"));

const expectStored = async (page: Page, choice: typeof none) =>
  expect(await readStored(page)).toEqual({
    ...choice,
    decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    version: consent.version,
  });

const getBannerButton = (page: Page, name: string) =>
  getParts(page).consentBanner.getByRole("button", { name, exact: true });

const getSwitch = (page: Page, category: "functional" | "analytics") =>
  getParts(page).consentBanner.getByRole("switch", { name: consent.categories[category].label });

/** Records what the owner's hook is called with, from each document on. */
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

/** The icon that closes the banner says what it does, under the pointer and for the keyboard. */
async function expectTooltip(page: Page): Promise<void> {
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 });
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
}

/** Requests to others than the site. */
function watchStrangers(page: Page, origin: string): string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) strangers.push(request.url());
  });
  return strangers;
}

test("before a choice nothing is stored and nobody else is asked; after a no, only the no", async ({
  context,
  page,
  site,
}) => {
  const strangers = watchStrangers(page, site.origin);
  const readKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const { consentBanner } = getParts(page);
  const document = await page.goto(paths.terms);
  expect(await document?.text(), "the prerendered page").not.toContain(`>${consent.acceptAll}<`);
  await expect(consentBanner).toBeVisible();
  expect(await readKeys()).toEqual([]);
  await getBannerButton(page, consent.rejectNonEssential).click();
  await expect(consentBanner).toBeHidden();
  await expect(page.getByText(consent.confirmations.rejected)).toBeVisible();
  await expectStored(page, none);
  await page.goto("/contact/");
  await expect(consentBanner).toHaveCount(0);
  expect(await readKeys()).toEqual(["consent.v1"]);
  expect(await context.cookies()).toEqual([]);
  expect(strangers).toEqual([]);
});

test("a yes is stored, not asked for again, and can be looked at and taken back in the footer", async ({
  page,
  site,
}) => {
  const strangers = watchStrangers(page, site.origin);
  const readCalls = await installHook(page);
  const { consentBanner, cookieSettings } = getParts(page);
  await page.goto(paths.terms);
  await getBannerButton(page, consent.acceptAll).click();
  await expect(consentBanner).toBeHidden();
  await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
  await expectStored(page, all);
  expect(await readCalls()).toEqual([none, all]);

  await test.step("the footer shows the current choices, and closing them changes nothing", async () => {
    await cookieSettings.click();
    await expect(consentBanner).toBeFocused();
    await expect(getSwitch(page, "functional")).toBeChecked();
    await getSwitch(page, "analytics").uncheck();
    await expectTooltip(page);
    await getBannerButton(page, consent.close).click();
    await expect(consentBanner).toBeHidden();
    await expect(cookieSettings).toBeFocused();
    await expectStored(page, all);
  });

  await test.step("the next page does not ask, and the hook is called with what is stored", async () => {
    await page.goto(paths.terms);
    await expect(consentBanner).toHaveCount(0);
    expect(await readCalls()).toEqual([all]);
  });

  await cookieSettings.click();
  await expect(getSwitch(page, "analytics")).toBeChecked();
  await getBannerButton(page, consent.rejectNonEssential).click();
  await expectStored(page, none);
  expect(await readCalls()).toEqual([all, none]);
  expect(strangers, "without a service, nobody is called").toEqual([]);
});

test("after a choice of an earlier version, functional and analytics are chosen anew, and never ads", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const yes = { necessary: true, functional: true, analytics: true, ads: false };
    const decidedAt = "2026-01-01T00:00:00.000Z";
    localStorage.setItem("consent.v1", JSON.stringify({ ...yes, decidedAt, version: 0 }));
  });
  const readCalls = await installHook(page);
  const { consentBanner, topBar } = getParts(page);
  await page.goto(paths.terms);
  await expect(consentBanner).toBeVisible();
  expect(await readCalls()).toEqual([none]);
  await getBannerButton(page, consent.manageChoices).click();
  await expect(consentBanner.getByText(consent.alwaysOn)).toBeVisible();
  await expect(consentBanner.getByRole("switch")).toHaveCount(2);
  await expect(getSwitch(page, "functional")).not.toBeChecked();
  await expect(getSwitch(page, "analytics")).not.toBeChecked();

  await test.step("the choices fold when the focus goes to the page behind, and are kept", async () => {
    await getSwitch(page, "analytics").check();
    await topBar.getByRole("link").first().focus();
    await expect(getSwitch(page, "analytics")).toHaveCount(0);
    await getBannerButton(page, consent.manageChoices).click();
    await expect(getSwitch(page, "analytics")).toBeChecked();
  });

  await getBannerButton(page, consent.savePreferences).click();
  await expect(page.getByText(consent.confirmations.saved)).toBeVisible();
  await expectStored(page, { ...none, analytics: true });
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

test("the banner asks fairly and leaves the page usable", { tag: "@widths" }, async ({
  isMobile,
  page,
}) => {
  const { consentBanner, topBar } = getParts(page);
  await page.goto(paths.terms);
  await expect(consentBanner).toBeVisible();

  await test.step("it covers at most 45 % of the height", async () => {
    const height = page.viewportSize()?.height ?? 0;
    expect((await consentBanner.boundingBox())?.height).toBeLessThanOrEqual(height * 0.45);
  });

  await test.step("accepting and rejecting are equal in size, place, look and contrast", async () => {
    const [accept, reject] = await Promise.all(
      [consent.acceptAll, consent.rejectNonEssential].map((name) =>
        getBannerButton(page, name).evaluate((button) => {
          const { height, width, x, y } = button.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          const {
            backgroundColor,
            border,
            color,
            fontSize,
            fontWeight,
            opacity,
            position,
            zIndex,
          } = getComputedStyle(button);
          return {
            size: [Math.round(width), Math.round(height)],
            y: Math.round(y),
            isOnTop: button.contains(top),
            parent: button.parentElement?.className,
            look: { backgroundColor, border, color, fontSize, fontWeight },
            layer: { opacity, position, zIndex },
          };
        }),
      ),
    );
    expect(accept).toEqual(reject);
    expect(accept?.isOnTop).toBe(true);
  });

  await test.step("it is not modal: the page behind can be used", async () => {
    const link = topBar
      .getByRole("link", { name: chrome.topBar.getStarted.label })
      .filter({ visible: true });
    await (isMobile ? link.tap() : link.click());
    await expect(page).toHaveURL(chrome.topBar.getStarted.href);
    await expect(consentBanner).toBeVisible();
  });

  await test.step("with its choices it has no violation", async () => {
    await getBannerButton(page, consent.manageChoices).click();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("it moves no content", async () => {
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    await getBannerButton(page, consent.acceptAll).click();
    await expect(consentBanner).toBeHidden();
    expect(await heading.boundingBox()).toEqual(before);
  });

  await test.step("its confirmation has no violation", async () => {
    await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
    expect(await findViolations(page, { within: "section:has(> [data-sonner-toaster])" })).toEqual(
      [],
    );
  });
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
