import type { Page } from "@playwright/test";
import { homePage } from "../../app/pages/home/schema.ts";
import { legalLabels } from "../../app/pages/legal/schema.ts";
import { consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { findViolations } from "./axe.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { expect, followLink, hold, firstVisit as test } from "./fixtures.ts";

const none = { necessary: true, functional: false, analytics: false, ads: false };
const all = { ...none, functional: true, analytics: true };

const expectStored = async (page: Page, choice: typeof none) => {
  const stored = await page.evaluate(() => localStorage.getItem("consent.v1"));
  expect(JSON.parse(stored ?? "null")).toMatchObject({ ...choice, version: consent.version });
};

const smallPhones = [
  [390, 664],
  [360, 640],
  [320, 568],
] as const;

test("a choice is stored, not asked for again, and can be looked at, changed and taken back in the footer", async ({
  page,
}) => {
  const { consentBanner, consentButton, consentSwitch, cookieSettings, topBar } = getParts(page);
  const close = consentButton(consent.close);
  const some = { ...none, analytics: true };
  await page.goto(paths.terms);

  await test.step("functional and analytics are chosen, never ads; the choices fold when the focus goes to the page behind, and are kept", async () => {
    await consentButton(consent.manageChoices).click();
    await expect(consentBanner.getByText(consent.alwaysOn)).toBeVisible();
    await expect(consentBanner.getByRole("switch")).toHaveCount(2);
    await expect(consentSwitch("functional")).not.toBeChecked();
    await consentSwitch("analytics").check();
    await topBar.getByRole("link").first().focus();
    await expect(consentSwitch("analytics")).toHaveCount(0);
    await consentButton(consent.manageChoices).click();
    await consentButton(consent.savePreferences).click();
    await expect(page.getByText(consent.confirmations.saved)).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await expectStored(page, some);
  });

  await test.step("all is accepted in one press", async () => {
    await cookieSettings.click();
    await consentButton(consent.acceptAll).click();
    await expect(consentBanner).toBeHidden();
    await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
    await expectStored(page, all);
  });

  await test.step("the footer shows the current choices, and closing them changes nothing", async () => {
    await cookieSettings.click();
    await expect(consentBanner).toBeFocused();
    await expect(consentSwitch("functional")).toBeChecked();
    await consentSwitch("analytics").uncheck();
    const tooltip = page.getByText(consent.close, { exact: true });
    await close.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tooltip).toBeHidden();
    await consentButton(consent.savePreferences).focus();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(consentBanner).toBeHidden();
    await expect(cookieSettings).toBeFocused();
    await expectStored(page, all);
  });

  await test.step("the next page does not ask", async () => {
    await page.goto(paths.terms);
    await expect(consentBanner).toHaveCount(0);
  });

  await test.step("the cookie policy opens them, too", async () => {
    await page.goto(paths.cookies);
    const { cookieSettings: name } = readWords(legalLabels);
    await page.getByRole("main").getByRole("button", { name }).click();
    await expect(consentBanner).toBeFocused();
    await expect(consentSwitch("analytics")).toBeChecked();
    await consentButton(consent.rejectNonEssential).click();
  });
  await expectStored(page, none);
});

test("the banner asks fairly and leaves the page usable", { tag: "@widths" }, async ({
  isMobile,
  page,
}) => {
  const { consentBanner, consentButton, consentSwitch, topBar } = getParts(page);
  await page.goto(paths.terms);
  await expect(consentBanner).toBeVisible();

  await test.step("accepting and rejecting are equal in size, place, look and contrast", async () => {
    const [accept, reject] = await Promise.all(
      [consent.acceptAll, consent.rejectNonEssential].map((name) =>
        consentButton(name).evaluate((button) => {
          const { height, width, x, y } = button.getBoundingClientRect();
          const style = getComputedStyle(button);
          return {
            place: [width, height, y].map(Math.round),
            isOnTop: button.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
            parent: button.parentElement?.className,
            look: [style.backgroundColor, style.border, style.color, style.font, style.opacity],
          };
        }),
      ),
    );
    expect(accept).toEqual(reject);
    expect(accept?.isOnTop).toBe(true);
  });

  await test.step("it is not modal: the page behind can be used, and the next one asks, too", async () => {
    const { label } = chrome.topBar.getStarted;
    await followLink(page, topBar.getByRole("link", { name: label }).filter({ visible: true }));
    await expect(consentBanner).toBeVisible();
  });

  await test.step("its choices can all be seen and pressed, and have no violation", async () => {
    await consentButton(consent.manageChoices).click();
    expect(await findViolations(page)).toEqual([]);
    const own = page.viewportSize();
    for (const [width, height] of isMobile ? smallPhones : []) {
      await page.setViewportSize({ width, height });
      for (const choice of [consentSwitch("functional"), consentSwitch("analytics")]) {
        await expect(choice).toBeInViewport({ ratio: 1 });
        await choice.tap();
        await expect(choice).toBeChecked();
        await choice.tap();
      }
    }
    if (own) await page.setViewportSize(own);
  });

  await test.step("it moves no content", async () => {
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    await consentButton(consent.acceptAll).click();
    await expect(consentBanner).toBeHidden();
    expect(await heading.boundingBox()).toEqual(before);
  });
});

test("a first visit sees the choice and the first way on above the banner, and nothing moves as fonts arrive", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  const release = await hold(page, /\.woff2$/);
  await page.goto(paths.home, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() =>
    Reflect.get(window, "shifts").map((entry: object) => Reflect.get(entry, "value")),
  );
  // What Core Web Vitals call good: a machine's own fonts, until ours have come, may break lines elsewhere.
  expect(shifts.reduce((sum: number, shift: number) => sum + shift, 0)).toBeLessThan(0.1);

  // A larger one is in sweep.spec.ts.
  for (const [width, height] of smallPhones.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    const banner = await page.locator(`#${consentPlaceId}`).getByRole("region").boundingBox();
    for (const part of [
      page.getByText("Procurement", { exact: true }),
      page.getByRole("link", { name: readWords(homePage).hero.first.label }),
    ]) {
      const box = await part.filter({ visible: true }).first().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
    }
  }
});
