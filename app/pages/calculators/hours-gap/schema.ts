import { alike, group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { lineNames } from "../../../../calculators/hours-gap.ts";
import {
  type CalculatorPageWords,
  calculatorPage,
  inputLine,
  nounForms,
  resultLine,
} from "../schema.ts";

const word = () => text({ max: 40 });

export const page = contentFile(
  "pages/calculator-hours-gap.yaml",
  calculatorPage({
    name: word(),
    groups: group(alike(word(), "site", "sample", "effort", "contract", "shift")),
    inputs: group(alike(inputLine(), ...lineNames)),
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
        ...alike(resultLine(), "gate", "inWindow", "payable", "difference", "straightLeft"),
        ...alike(resultLine(), "payableAmount", "claimedAmount", "amountDifference", "hourRate"),
        ...alike(resultLine(), "perShift", "perWeek", "turnaround", "turnaroundHours"),
        ...alike(resultLine(), "compare", "setup", "breakEven"),
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
  "The calculator at /tools/hours-gap. Its example is a day shift of the sample plant: the rules of its contracts, worker W-0774, and the shift’s Time & Material lines. Letters are those of the formulas.",
);
export type HoursGapPage = Content<typeof page>;

/** What the sheet itself says; the rest is around it. */
export type HoursWords = Omit<HoursGapPage, keyof CalculatorPageWords>;
