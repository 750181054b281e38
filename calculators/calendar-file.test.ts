import fc from "fast-check";
import ical from "ical.js";
import { expect, test } from "vitest";
import { addDays } from "../plant/days.ts";
import { type CalendarEntry, writeCalendar } from "./calendar-file.ts";

/** What RFC 5545 (3.6, 3.6.1, 3.7) asks of a calendar that is published, and once of each event. */
const required = {
  calendar: ["prodid", "version", "method", "name"],
  event: ["uid", "dtstamp", "dtstart", "dtend", "sequence", "last-modified", "summary"],
};

const madeAt = new Date("2026-11-22T14:05:09.123Z");

const read = (file: string) =>
  new ical.Component(ical.parse(file)).getAllSubcomponents("vevent").map((component) => {
    const { uid, startDate, endDate, summary, description } = new ical.Event(component);
    return {
      id: uid,
      day: startDate.toString(),
      end: endDate.toString(),
      isDay: startDate.isDate,
      title: summary,
      text: description,
      revision: component.getFirstPropertyValue("sequence"),
      stamp: String(component.getFirstPropertyValue("dtstamp")),
    };
  });

const someText = fc
  .string({ unit: "grapheme", maxLength: 200 })
  .filter((text) => !/(?![\t\n])\p{Cc}/u.test(text));
const someEntry = fc.record<CalendarEntry>({
  id: fc.uuid(),
  day: fc.integer({ min: 0, max: 3650 }).map((count) => addDays("2026-01-01", count)),
  title: someText,
  text: someText,
});

test("a parser reads back what was written, whatever the words", () => {
  fc.assert(
    fc.property(fc.array(someEntry, { maxLength: 4 }), (entries) => {
      expect(read(writeCalendar("Countdown", entries, madeAt))).toEqual(
        entries.map((entry) => ({
          ...entry,
          end: addDays(entry.day, 1),
          isDay: true,
          revision: 29_922_605,
          stamp: "2026-11-22T14:05:09Z",
        })),
      );
    }),
  );
});

test("no line is longer than 75 octets, and each ends with CRLF", () => {
  const entry = { id: "1", day: "2027-05-10", title: "Ünïcödé ✓ ".repeat(30), text: "a;b,c\\d\ne" };
  const lines = writeCalendar("Countdown", [entry], madeAt).split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  expect(lines).toContain("DESCRIPTION:a\\;b\\,c\\\\d\\ne");
});

test("calendar and events have what the standard asks for, once", () => {
  const entry = { id: "gate@example.com", day: "2027-05-10", title: "Ready", text: "a\u0000b" };
  const calendar = new ical.Component(ical.parse(writeCalendar("Countdown", [entry], madeAt)));
  for (const name of required.calendar)
    expect(calendar.getAllProperties(name), name).toHaveLength(1);
  const [event] = calendar.getAllSubcomponents("vevent");
  for (const name of required.event) expect(event?.getAllProperties(name), name).toHaveLength(1);
  expect(event?.getFirstPropertyValue("description")).toBe("ab");
});

test("a later file with the same entry on another day revises it", () => {
  const entry = { id: "gate@example.com", day: "2027-05-10", title: "Ready", text: "" };
  const later = new Date(madeAt.getTime() + 60_000);
  const [first] = read(writeCalendar("Countdown", [entry], madeAt));
  const [second] = read(writeCalendar("Countdown", [{ ...entry, day: "2027-06-01" }], later));
  expect(second?.id).toBe(first?.id);
  expect(Number(second?.revision)).toBeGreaterThan(Number(first?.revision));
});
