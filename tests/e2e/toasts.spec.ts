import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { consent, decideBefore, getParts, messages } from "./chrome-parts.ts";
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

test.describe("a toaster that cannot be loaded", () => {
  test.use({ expectedProblems: [/Toaster|ERR_FAILED/] });

  test("leaves its confirmation to the other one, whose messages are shown without it too", async ({
    page,
  }) => {
    await page.route(/NoticeToaster.*\.js/, (route) => route.abort());
    await page.goto("/contact/");
    await provokeNotice(page);
    await expect(getToasts(page)).toContainText(confirmation);
    await page.route(/AppToaster.*\.js/, (route) => route.abort());
    await page.goto("/contact/");
    await provokeToast(page);
    await expect(page.getByRole("alert").filter({ hasText: missing })).toBeVisible();
  });
});
