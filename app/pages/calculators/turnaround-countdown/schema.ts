import { described } from "content-model/field-metadata";
import { alike, count, group, oneOf, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { hourKinds, modes, numberNames, systems } from "../../../../calculators/countdown.ts";
import type { Plant } from "../../../../plant/schema.ts";
import { calculatorPage, inputLine, nounForms, type OwnWords, word, words } from "../schema.ts";
import type { CountdownValues } from "./rows.ts";

const ownerIds = [
  "manager",
  "planner",
  "procurement",
  "it",
  "safety",
  "coordinator",
  "contractors",
  "payable",
] as const;

const step = () =>
  group({
    name: word(),
    owner: oneOf(ownerIds, "an owner"),
    hours: oneOf(hourKinds, "whose hours these are"),
    ready: text({ max: 160 }),
  });

export const page = contentFile(
  "pages/calculator-turnaround-countdown.yaml",
  calculatorPage({
    name: word(),
    example: described(
      "what the sheet begins with: the people and days of the pilot page",
      group({
        ...alike(count(), ...numberNames),
        ...alike(oneOf(modes, "a way to connect a system"), ...systems),
      }),
    ),
    groups: words("turnaround", "effort", "systems", "calendar"),
    inputs: group({
      ...alike(inputLine(), "feedOut", "days", "people", "perDay", "contracts", "lines"),
      ...alike(inputLine(), ...systems),
    }),
    units: group(alike(nounForms(), "days", "people", "contracts", "lines")),
    modes: words(...modes),
    shortModes: described("the same in formulas, before a number", words(...modes)),
    connectedSystems: described("in formulas: how many of the systems have an interface", word()),
    calendar: group({
      ...alike(word(), "country", "state", "noCountry", "noState", "off"),
      missing: text({ max: 120 }),
    }),
    faults: group({ whole: pattern("most") }),
    owners: words(...ownerIds),
    steps: described(
      "in the order of the sample’s dates; `ready` says what can be checked on that day",
      group({
        ...alike(step(), "review", "catalog", "contracts", "gate", "rates", "certificates"),
        ...alike(step(), "gateTest", "rosters", "erp", "scheduling", "desk", "rehearsal"),
        ...alike(step(), "onboarding", "running", "access", "invoices", "record"),
      }),
    ),
    results: group({
      caption: text({ max: 60 }),
      columns: words("step", "rules", "begin", "ready", "hours"),
      ...alike(
        described("weeks: shown below a date, and in place of one", pattern("weeks")),
        "before",
        "after",
      ),
      ...alike(word(), "feedOut", "lastDay"),
      range: pattern("from", "to"),
      span: described(
        'the ends of the countdown in weeks, as in "T-26 to T-24"',
        pattern("from", "to"),
      ),
      ends: described("the label of `span`", word()),
      ...alike(pattern("formula"), "weeksRule", "hoursRule"),
      note: text({ max: 500 }),
      facts: words("steps", "first", "late", "begun"),
      /** counted in weeks, without a date of feed-out */
      weeks: pattern("steps", "first", "last"),
      summary: pattern("steps", "first", "late", "begun"),
      kinds: described("of the hours, as `hours` of each step has them", words(...hourKinds)),
      owners: group(texts({ caption: 40, owner: 40, total: 40, note: 300 })),
    }),
    conflicts: group({
      yesterday: text({ max: 60 }),
      late: pattern("days"),
      begun: pattern("left", "total"),
      weekend: pattern("from"),
      holiday: pattern("from", "holiday"),
      holidays: pattern("left", "total", "holidays"),
      capacity: pattern("left", "people"),
      worked: pattern("holidays"),
      unknown: pattern("first", "last"),
    }),
    downloads: group({
      ...alike(word(), "calendar", "csv"),
      needsDate: text({ max: 60 }),
      name: pattern("date"),
      entry: pattern("step"),
      entryText: pattern("ready", "owner", "begin", "hours"),
      columns: group({
        ...alike(word(), "number", "step", "owner", "ready", "beginWeek", "readyWeek"),
        ...alike(word(), "begin", "due", "anywayFrom", "anywayTo", "addedFrom", "addedTo"),
        ...alike(word(), "weeksRule", "hoursRule", "notes"),
      }),
    }),
    drawing: group({
      title: word(),
      alt: pattern("steps", "first", "last"),
      ...alike(word(), "today", "feedOut"),
    }),
  }),
  "The calculator at /tools/turnaround-countdown: what contractor control needs before a turnaround, while it runs and after it. Its example has the 1,500 people and five weeks of the pilot page. The page prints each rule as a formula with the letters of `inputs`.",
);
type TurnaroundCountdownPage = Content<typeof page>;
export type CountdownWords = OwnWords<TurnaroundCountdownPage>;

/** What the sheet begins with, and the countries whose holidays it knows, by their codes (ISO 3166-1). */
export function buildProps(words: TurnaroundCountdownPage, _: Plant, locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const unset = { feedOut: "", country: "", state: "", off: "", plan: "" };
  const given = Object.entries(words.example).map(([name, value]) => [name, String(value)]);
  return {
    example: { ...Object.fromEntries(given), ...unset } as CountdownValues,
    countries: Object.keys(import.meta.glob("../../../../calculators/holidays/*.json"))
      .map((path) => path.slice(-7, -5))
      .map((code) => [code, names.of(code) ?? code] as const)
      .sort(([, a], [, b]) => a.localeCompare(b, locale)),
  };
}
