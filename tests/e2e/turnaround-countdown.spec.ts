import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import ical from "ical.js";
import { page as turnaroundCountdownPage } from "../../app/pages/calculators/turnaround-countdown/schema.ts";
import { getCalculatorPath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(turnaroundCountdownPage);

const read = async (download: Download) => readFileSync(await download.path(), "utf8");

test("a turnaround in Texas, from feed-out to the calendar, and back after a reload", async ({
  page,
}) => {
  await decideBefore(page);
  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await page.goto(getCalculatorPath("turnaround-countdown"));
  // Its note is a part of its name.
  const feedOut = new RegExp(`^${words.inputs.feedOut.label}`);
  await page.getByRole("textbox", { name: feedOut }).fill("2027-05-10");
  await page.getByText(words.groups.calendar, { exact: true }).click();
  await page.getByRole("combobox", { name: words.calendar.country }).selectOption("US");
  await page.getByRole("combobox", { name: words.calendar.state }).selectOption("TX");

  // The dates themselves are in countdown.test.ts and work-days.test.ts.
  const review = page.getByRole("row").filter({ hasText: words.steps.review.name }).first();
  await expect(review).toContainText("Mon, Nov 23, 2026");
  await expect(review).not.toContainText("Veterans Day");
  const days = page.getByRole("group", { name: words.calendar.off });
  await days.getByLabel("Veterans Day").check();
  await expect(review).toContainText("Veterans Day (Nov 11)");

  const [calendar] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.downloads.calendar }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe("turnaround-countdown-2027-05-10.ics");
  const events = new ical.Component(ical.parse(await read(calendar))).getAllSubcomponents("vevent");
  expect(events).toHaveLength(Object.keys(words.steps).length);
  expect(events.map((event) => new ical.Event(event).startDate.toString())).toContain("2026-11-23");

  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.downloads.csv, exact: true }).click(),
  ]);
  expect((await read(table)).split("\r\n")[1]).toContain("2026-11-09,2026-11-23,,,48,72");

  await page.reload();
  await expect(review).toContainText("Mon, Nov 23, 2026");
  await expect(review).toContainText("Veterans Day (Nov 11)");
});
