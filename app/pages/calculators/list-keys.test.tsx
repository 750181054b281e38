import fc from "fast-check";
import type { ElementType } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { dateCountdown, modes } from "../../../calculators/countdown.ts";
import { addDays } from "../../../plant/days.ts";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { type CalculatorId, getCalculatorPath } from "../../routes.ts";
import HoursGap from "./hours-gap/HoursGap.island.tsx";
import ScaffoldCost from "./scaffold-cost/ScaffoldCost.island.tsx";
import { CountdownDrawing } from "./turnaround-countdown/CountdownDrawing.tsx";
import { CountdownTable } from "./turnaround-countdown/CountdownTable.tsx";
import { listRows } from "./turnaround-countdown/list-rows.ts";

/* Keys that repeat are an error wherever a test draws a list (tests/check-keys.ts). */

const content = new ContentCopy();

/** What the page gives a sheet. */
function readProps(id: CalculatorId) {
  const sheet = drawPage(content.root, getCalculatorPath(id))?.("[data-sheet]");
  return JSON.parse(sheet?.closest("[data-island]").attr("data-props") ?? "");
}

beforeEach(() => {
  const complain = vi.spyOn(console, "error");
  return () => {
    const complaints = [...complain.mock.calls];
    complain.mockRestore();
    expect(complaints).toEqual([]);
  };
});

const odd = ["0", "1", "0.001", "1e3", "", " ", "-1", "1,200", "120\t180", "200", "999999999", "½"];
const rows = ["S-1\t1\t1\t1\t1", "S-1\t1\t1\t1\t1", "S-1\t?\t1\t1\t1", "\t2\t2\t2\t2", "S-2"];

type Changes = Record<string, string>;

const sheets: [CalculatorId, ElementType, Changes[]][] = [
  [
    "scaffold-cost",
    ScaffoldCost,
    [
      { overbuild: "0", lead: "0" },
      { mode: "list", list: rows.join("\n") },
    ],
  ],
  ["hours-gap", HoursGap, [{ setup: "0.001" }]],
];

describe.each(sheets)("%s", (id, Sheet, examples) => {
  let props: { example: Changes };

  beforeAll(() => {
    props = readProps(id);
  });

  test("no list has equal keys, whatever the fields say", () => {
    const names = fc.constantFrom(...Object.keys(props.example));
    const values = fc.constantFrom(...odd, rows.join("\n"), "list", "us", "deck", "06:00");
    fc.assert(
      fc.property(fc.dictionary(names, values, { minKeys: 1, maxKeys: 4 }), (changes) => {
        const example = { ...props.example, ...changes };
        expect(renderToString(<Sheet {...props} example={example} />)).toBeTruthy();
      }),
      { numRuns: 25, examples: examples.map((changes) => [changes]) },
    );
  });
});

test("turnaround countdown: no list has equal keys, whatever the turnaround and the day", () => {
  const { words } = readProps("turnaround-countdown");
  const locale = "en-US";
  const amount = fc.constantFrom(1, 4, 60, 500);
  const mode = fc.constantFrom(...modes);
  const turnarounds = fc.record({
    days: amount,
    people: amount,
    perDay: amount,
    contracts: amount,
    lines: amount,
    gate: mode,
    erp: mode,
    scheduling: mode,
  });
  const feedOut = "2027-05-10";
  const ago = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(turnarounds, ago, fc.boolean(), (turnaround, weeks, isHoliday) => {
      const today = addDays(feedOut, 7 * weeks);
      const holidays = new Map(
        Array.from({ length: 70 }, (_, day) => [addDays(feedOut, -day), `Holiday ${day % 5}`]),
      );
      const calendar = {
        weekend: [6, 7],
        holidays: isHoliday ? holidays : new Map<string, string>(),
        observed: holidays,
        years: [2027, 2027] as const,
      };
      const steps = dateCountdown(turnaround, { feedOut, calendar, today });
      const printed = listRows(steps, { turnaround, words, locale, years: calendar.years });
      const drawn = renderToString(
        <>
          <CountdownDrawing
            {...{ steps, locale, words, feedOut, today }}
            rows={printed}
            days={turnaround.days}
          />
          <CountdownTable rows={printed} words={words.results} />
        </>,
      );
      expect(drawn).toBeTruthy();
    }),
    { numRuns: 25 },
  );
});
