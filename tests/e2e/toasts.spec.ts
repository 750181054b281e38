import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { consent, getParts, messages } from "./chrome-parts.ts";
import { getContactForm, getEmail } from "./contact-form.ts";
import { expect, firstVisit, test } from "./fixtures.ts";

const missing = messages.toasts.missingFields.title;
const { close, confirmations, toasts } = messages.accessibleNames;

/** The app-level message that the contact form shows when it is sent empty. */
async function provokeToast(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("checkbox").last().check();
  await page.getByRole("main").locator("form button[type=submit]").click();
}

const getToasts = (page: Page) => getContactForm(page).toast;
const getNotices = (page: Page) => page.getByRole("region", { name: confirmations });

async function provokeNotice(page: Page): Promise<void> {
  await getParts(page).consentButton(consent.rejectNonEssential).click();
  await expect(getNotices(page).getByRole("listitem")).toHaveAttribute("data-mounted", "true");
}

/** What of the page is under the messages that are shown: of its headings, controls and answers, and of these. */
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

test("the app-level toaster shows one message at a time, which F8 reaches and its button closes", async ({
  page,
}) => {
  await page.goto(paths.contact);
  await provokeToast(page);
  await expect(getToasts(page)).toContainText(missing);
  await provokeToast(page);
  await expect(getToasts(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  const toaster = page.getByRole("region", { name: toasts.replace("{hotkey}", "F8") });
  const hasFocus = () => toaster.evaluate((region) => region.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await getToasts(page).getByRole("button", { name: close }).click();
  await expect(getToasts(page)).toHaveCount(0);
});

firstVisit(
  "the small confirmation speaks politely, stands in its corner, and is reached by Alt+T",
  async ({ page }) => {
    await page.goto(paths.terms);
    await provokeNotice(page);
    // With the focus in it, it stays.
    await page.keyboard.press("Alt+KeyT");
    await expect(getNotices(page).getByRole("list")).toBeFocused();
    await expect(getNotices(page).getByText(consent.confirmations.rejected)).toBeVisible();
    await expect(getNotices(page)).toHaveAttribute("aria-live", "polite");
    const notice = getNotices(page).getByRole("listitem");
    const { width = 0 } = page.viewportSize() ?? {};
    await expect.poll(async () => (await notice.boundingBox())?.width).toBe(356);
    await expect.poll(async () => (await notice.boundingBox())?.x).toBe(width - 32 - 356);
  },
);

firstVisit(
  "no message covers a heading or a control, nor what became of the form",
  { tag: "@widths" },
  async ({ page }) => {
    // Each page asks anew.
    await page.addInitScript(() => localStorage.clear());
    for (const path of [paths.home, paths.blog]) {
      await page.goto(path);
      await provokeNotice(page);
      await expect.poll(() => findCovered(page), path).toEqual([]);
    }
    await page.goto(paths.contact);
    await provokeToast(page);
    await expect(getToasts(page)).toContainText(missing);
    await expect.poll(() => findCovered(page), paths.contact).toEqual([]);
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await expect(getToasts(page)).toContainText(messages.toasts.sent.title);
    await expect(form.thanks).toBeVisible();
    const outcome = (found: string) => /data-uncovered|data-error-for|alert/.test(found);
    await expect.poll(async () => (await findCovered(page)).filter(outcome)).toEqual([]);
  },
);
