import { group, pattern, text } from "../../../content/fields.ts";
import { type Content, contentFile } from "../../../content/source.ts";
import { inputLine, nounForms, resultLine, type ToolPageWords, toolPage } from "../schema.ts";

const word = () => text({ max: 40 });

/** content/pages/tools-hours-gap.yaml */
export const hoursGapPage = contentFile(
  "pages/tools-hours-gap.yaml",
  toolPage({
    name: word(),
    groups: group({
      contract: word(),
      shift: word(),
      sample: word(),
      site: word(),
      effort: word(),
    }),
    inputs: group({
      windowStart: inputLine(),
      windowEnd: inputLine(),
      break: inputLine(),
      breakFrom: inputLine(),
      minimumCall: inputLine(),
      overtimeFrom: inputLine(),
      overtimeFactor: inputLine(),
      rate: inputLine(),
      in: inputLine(),
      out: inputLine(),
      claimed: inputLine(),
      checked: inputLine(),
      differing: inputLine(),
      average: inputLine(),
      people: inputLine(),
      shifts: inputLine(),
      days: inputLine(),
      length: inputLine(),
      minutes: inputLine(),
      cost: inputLine(),
      setup: inputLine(),
    }),
    units: group({
      hours: word(),
      minutes: word(),
      perHour: pattern("currency"),
      people: nounForms(),
      days: nounForms(),
      none: word(),
      lines: nounForms(),
      manShifts: nounForms(),
    }),
    results: group({
      range: word(),
      half: word(),
      full: word(),
      summary: pattern("from", "to", "verdict"),
      verdicts: group({
        both: pattern("shifts"),
        full: pattern("shifts"),
        none: pattern("shifts"),
        reverse: text({ max: 160 }),
      }),
      shiftCaption: word(),
      gapCaption: word(),
      paysCaption: word(),
      columns: group({ line: word(), amount: word(), half: word(), full: word() }),
      lines: group({
        gate: resultLine(),
        inWindow: resultLine(),
        payable: resultLine(),
        difference: resultLine(),
        payableAmount: resultLine(),
        claimedAmount: resultLine(),
        amountDifference: resultLine(),
        hourRate: resultLine(),
        perShift: resultLine(),
        perWeek: resultLine(),
        turnaround: resultLine(),
        turnaroundHours: resultLine(),
        compare: resultLine(),
        setup: resultLine(),
        breakEven: resultLine(),
      }),
      never: word(),
      note: text({ max: 160 }),
    }),
    drawing: group({
      alt: pattern("shifts"),
      full: word(),
      half: word(),
      cost: word(),
    }),
  }),
  "The calculation sheet at /tools/hours-gap. Its example is a day shift of the sample plant: the rules of its contracts, worker W-0774, and the shift’s Time & Material lines. Letters are those of the formulas.",
);
export type HoursGapPage = Content<typeof hoursGapPage>;

/** What the sheet itself says; the rest is around it. */
export type HoursWords = Omit<HoursGapPage, keyof ToolPageWords>;
