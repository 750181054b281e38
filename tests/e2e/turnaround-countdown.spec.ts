import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import ical from "ical.js";
import { page as turnaroundCountdownPage } from "../../app/pages/calculators/turnaround-countdown/schema.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(turnaroundCountdownPage);
const path = "/tools/turnaround-countdown";

/** A field by the beginning of its name: its note is a part of that. */
const findField = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });
const findRow = (page: Page, name: string) =>
  page.getByRole("row").filter({ hasText: name }).first();

const read = async (download: Download) => readFileSync(await download.path(), "utf8");

test("a turnaround in Texas, from feed-out to the calendar, and back after a reload", async ({
  page,
}) => {
  await decideBefore(page);
  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await page.goto(path);
  await findField(page, words.inputs.feedOut.label).fill("2027-05-10");
  await page.getByText(words.groups.calendar, { exact: true }).click();
  await page.getByRole("combobox", { name: words.calendar.country }).selectOption("US");
  await page.getByRole("combobox", { name: words.calendar.state }).selectOption("TX");

  // The review was to be ready on November 23, 24 weeks before; the last day is a Sunday. A week
  // after it is a Sunday too, and the Friday before that is when Juneteenth is observed.
  const review = findRow(page, words.steps.review.name);
  await expect(review).toContainText("Mon, Nov 23, 2026");
  await expect(review).not.toContainText("Veterans Day");
  await expect(findRow(page, words.steps.access.name)).toContainText("Fri, Jun 18, 2027");
  const days = page.getByRole("group", { name: words.calendar.off });
  for (const name of ["Veterans Day", "Juneteenth"]) await days.getByLabel(name).check();
  await expect(review).toContainText("Veterans Day (Nov 11)");
  await expect(findRow(page, words.steps.running.name)).toContainText("Memorial Day (May 31)");
  await expect(findRow(page, words.steps.access.name)).toContainText("Thu, Jun 17, 2027");

  const [calendar] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.downloads.calendar }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe("turnaround-countdown-2027-05-10.ics");
  const events = new ical.Component(ical.parse(await read(calendar))).getAllSubcomponents("vevent");
  expect(events).toHaveLength(Object.keys(words.steps).length);
  expect(events.map((event) => new ical.Event(event).startDate.toString())).toContain("2026-11-23");

  await test.step("on another date, the same entries are revised", async () => {
    await findField(page, words.inputs.days.label).fill("36");
    const [revised] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.downloads.calendar }).click(),
    ]);
    const later = new ical.Component(ical.parse(await read(revised))).getAllSubcomponents("vevent");
    const listIds = (all: typeof events) =>
      all.map((event) => new ical.Event(event).uid).toSorted();
    expect(listIds(later)).toEqual(listIds(events));
    await findField(page, words.inputs.days.label).fill("35");
  });

  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.downloads.csv, exact: true }).click(),
  ]);
  expect((await read(table)).split("\r\n")[1]).toContain("2026-11-09,2026-11-23,,,48,72");

  await page.reload();
  await expect(review).toContainText("Mon, Nov 23, 2026");
  await expect(review).toContainText("Veterans Day (Nov 11)");

  await test.step("a number that is none is explained at its field", async () => {
    const people = findField(page, words.inputs.people.label);
    await people.fill("many");
    await expect(people).toHaveAccessibleDescription(/20,?000/);
    await expect(people).toHaveAttribute("aria-invalid", "true");
    await people.fill("2,500");
    await expect(people).not.toHaveAttribute("aria-invalid");
    await expect(review).toContainText("T-30");
  });
});
