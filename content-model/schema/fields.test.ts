import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { link } from "../../app/fields/page-fields.ts";
import { findDateFault } from "../files/entries.ts";
import { group, list, oneOf, oneOfEach, pattern, text, variants, wholeNumber } from "./fields.ts";
import { isoDate, pastDate, phone } from "./formatted-text.ts";

function findFaults(schema: v.GenericSchema, value: unknown): string[] {
  return (v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key).join(".");
    return path ? `${path}: ${issue.message}` : issue.message;
  });
}

const named = group({ id: text() });
const ofEach = oneOfEach(named, "id", ["a", "b"]);
const shape = variants("kind", "a shape", { circle: { radius: text() }, square: { side: text() } });

const written = "would be shown as it is written, expected text without HTML or Markdown";

test.each<[string, v.GenericSchema, unknown, string]>([
  ["nothing", text(), null, "found nothing, expected text"],
  ["a placeholder", text(), "For {role}", "{role} is not filled in here, expected text without"],
  ["a reference in single braces", text(), "In {claims.sites}", 'did you mean "{{claims.sites}}"?'],
  ["a missing placeholder", pattern("date"), "Updated", '{date} is missing in "Updated"'],
  ["HTML", text(), "Know <b>first</b>", `<b> ${written}`],
  ["no group", link(), "/modules", 'fields label, href, each as "label: …" on a line of its own'],
  ["a text for a list", list(text()), "50+", 'expected a list (lines that start with "- ")'],
  ["a typo", oneOf(["red", "green"], "a color"), "gren", 'one of red, green; did you mean "gr'],
  ["a wrong number", wholeNumber([1, 2]), 4, "found the number 4, expected one of 1, 2"],
  ["a day that is none", isoDate(), "2025-02-30", '"2025-02-30" is not a day in the calendar'],
  ["a zero in brackets", phone(), "+49 (0)40 5550100", "without the 0 that is not dialed"],
  ["a choice made twice", list(oneOf(["a", "b"], "x")), ["a", "b", "a"], '2: "a" is there twice'],
  ["items out of order", ofEach, [{ id: "b" }, { id: "a" }], "lists b, a; expected each once, in"],
  ["an unknown variant", shape, { kind: "cirle" }, 'one of circle, square; did you mean "circle"?'],
  ["no variant", shape, { side: "1" }, "kind: is missing, expected one of circle, square"],
  ["another variant's field", shape, { kind: "circle", side: "1" }, "side: is not a field here; e"],
])("%s is a fault", (_name, schema, value, message) => {
  expect(findFaults(schema, value)).toContainEqual(expect.stringContaining(message));
});

test.each([
  ["3.11.2025", "2025-11-03"],
  ["1/15/2027", "2027-01-15"],
  ["4/5/2027", "2027-04-05 or 2027-05-04"],
  ["January 15, 2027", "2027-01-15"],
])("who writes %s is asked whether it means %s", (found, day) => {
  expect(findFaults(isoDate(), found)).toEqual([
    `found "${found}", expected a date such as 2025-10-29; did you mean ${day}?`,
  ]);
});

test.each([
  ["2026-11-28T10:00:00Z", "2026-11-29", "2026-11-30"],
  ["2026-11-28T09:59:59Z", "2026-11-28", "2026-11-29"],
])("at %s, %s is not in the future, for it is today somewhere; %s is", (now, last, next) => {
  onTestFinished(() => void vi.useRealTimers());
  const fits = (day: string) => [
    v.is(pastDate(), day),
    !findDateFault({ date: day }),
    !findDateFault({ date: day, until: { day: "2026-11-28", to: "/" } }),
  ];
  vi.setSystemTime(now);
  expect(fits(last)).toEqual([true, true, true]);
  expect(fits(next)).toEqual([false, false, false]);
});
