import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { consent, decideBefore, getParts, messages } from "./chrome-parts.ts";
import { getContactForm, getEmail } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const confirmation = consent.confirmations.rejected;
const missing = messages.toasts.missingFields.title;
const hotkeyLabel = messages.accessibleNames.toasts.replace("{hotkey}", "F8");

/** The app-level message that the contact form shows when it is sent empty. */
async function provokeToast(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("checkbox").last().check();
  await page.getByRole("main").locator("form button[type=submit]").click();
}

const getToasts = (page: Page) =>
  page.getByRole("region", { name: hotkeyLabel }).getByRole("listitem");

const getNotices = (page: Page) =>
  page.getByRole("region", { name: messages.accessibleNames.confirmations });

const provokeNotice = (page: Page) =>
  getParts(page).consentButton(consent.rejectNonEssential).click();

test("the app-level toaster shows one message at a time, which F8 reaches and its button closes", async ({
  page,
}) => {
  await decideBefore(page);
  await page.goto("/contact/");
  await provokeToast(page);
  await expect(getToasts(page)).toContainText(missing);
  const isCovered = () =>
    getToasts(page).evaluate((toast) => {
      const a = toast.getBoundingClientRect();
      const b = document.activeElement?.getBoundingClientRect();
      if (!b || document.activeElement === document.body) return false;
      return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
    });
  await expect.poll(isCovered, "what has the focus is covered").toBe(false);
  await provokeToast(page);
  await expect(getToasts(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  const hasFocus = () =>
    page
      .getByRole("region", { name: hotkeyLabel })
      .evaluate((region) => region.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await getToasts(page).getByRole("button", { name: messages.accessibleNames.close }).click();
  await expect(getToasts(page)).toHaveCount(0);
});

test("the small confirmation speaks politely, stands in its corner, and is reached by Alt+T", async ({
  page,
}) => {
  await page.goto(paths.terms);
  await provokeNotice(page);
  await expect(getNotices(page).getByText(confirmation)).toBeVisible();
  await expect(getNotices(page)).toHaveAttribute("aria-live", "polite");
  // With the focus in it, it stays.
  await page.keyboard.press("Alt+KeyT");
  await expect(getNotices(page).getByRole("list")).toBeFocused();
  const notice = getNotices(page).getByRole("listitem");
  await expect(notice).toHaveAttribute("data-mounted", "true");
  const { width = 0 } = page.viewportSize() ?? {};
  await expect.poll(async () => (await notice.boundingBox())?.width).toBe(356);
  await expect.poll(async () => (await notice.boundingBox())?.x).toBe(width - 32 - 356);
});

/** What of the page's headings and controls is under the messages that are shown. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll(".toast-corner li, [data-sonner-toast]")];
    const kept =
      "h1, h2, h3, h4, a[href], button, summary, label, input, select, textarea, main :is([role=status], [role=alert]), [data-error-for], [data-uncovered]";
    return [...document.querySelectorAll(kept)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        messages.some((message) => {
          const a = message.getBoundingClientRect();
          const b = element.getBoundingClientRect();
          if (message.contains(element) || element.closest(".toast-corner")) return false;
          return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

for (const [name, width, height] of [
  ["phone", 390, 844],
  ["desktop", 1280, 800],
] as const) {
  test(`no message covers a heading or a control: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Each page asks anew.
    await page.addInitScript(() => localStorage.clear());
    for (const path of [paths.home, paths.blog]) {
      await page.goto(path);
      await provokeNotice(page);
      await expect(getNotices(page).getByRole("listitem")).toHaveAttribute("data-mounted", "true");
      await expect.poll(() => findCovered(page), path).toEqual([]);
    }
    await page.goto(paths.contact);
    await provokeToast(page);
    await expect(getToasts(page)).toContainText(missing);
    await expect.poll(() => findCovered(page), paths.contact).toEqual([]);
  });
}

/** What of the form's own answers is under the messages that are shown. */
const findCoveredOutcome = async (page: Page) =>
  (await findCovered(page)).filter((found) => /data-uncovered|data-error-for|alert/.test(found));

test("what became of the form is never under the message that speaks of it", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await decideBefore(page);
    await page.goto(paths.contact);
    const form = getContactForm(page);
    await provokeToast(page);
    await expect(getToasts(page)).toContainText(missing);
    await expect.poll(() => findCoveredOutcome(page), `${width} px: a fault`).toEqual([]);
    await form.fill(getEmail());
    await form.press();
    await expect(getToasts(page)).toContainText(messages.toasts.sent.title);
    await expect(form.thanks).toBeVisible();
    await expect.poll(() => findCoveredOutcome(page), `${width} px: the receipt`).toEqual([]);
  }
});

test("a small confirmation makes way for the answer to a press: phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  // Each step asks anew.
  await page.addInitScript(() => localStorage.clear());
  const readNotice = async () => ({
    shown: await getNotices(page).getByRole("listitem").count(),
    covered: await findCovered(page),
  });
  for (const step of ["1", "2", "3", "4"]) {
    await page.goto(`${paths.try}?role=operations&step=${step}`);
    await provokeNotice(page);
    await expect(getNotices(page).getByRole("listitem")).toHaveAttribute("data-mounted", "true");
    await page.getByRole("main").locator("label").nth(1).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/\w/);
    await expect.poll(readNotice, `step ${step}`).toEqual({ shown: 1, covered: [] });
  }
});
