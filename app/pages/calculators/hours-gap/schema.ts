import { alike, group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { lineNames } from "../../../../calculators/hours-gap.ts";
import {
  calculatorPage,
  inputLine,
  nounForms,
  type OwnWords,
  resultLine,
  word,
  words,
} from "../schema.ts";

export const page = contentFile(
  "pages/calculator-hours-gap.yaml",
  calculatorPage({
    name: word(),
    groups: words("site", "sample", "effort", "contract", "shift"),
    inputs: group(alike(inputLine(), ...lineNames)),
    units: group({
      ...alike(word(), "hours", "minutes"),
      perHour: pattern("currency"),
      ...alike(nounForms(), "people", "days"),
      none: word(),
      ...alike(nounForms(), "lines", "manShifts"),
    }),
    results: group({
      ...alike(word(), "range", "half", "full"),
      summary: pattern("from", "to", "verdict"),
      verdicts: group({
        ...alike(pattern("shifts"), "both", "full", "none"),
        reverse: text({ max: 160 }),
      }),
      ...alike(word(), "shiftCaption", "gapCaption", "paysCaption"),
      columns: words("line", "amount", "half", "full"),
      lines: group({
        ...alike(resultLine(), "gate", "inWindow", "payable", "difference", "straightLeft"),
        ...alike(resultLine(), "payableAmount", "claimedAmount", "amountDifference", "hourRate"),
        ...alike(resultLine(), "perShift", "perWeek", "turnaround", "turnaroundHours"),
        ...alike(resultLine(), "compare", "setup", "breakEven"),
      }),
      never: word(),
      note: text({ max: 160 }),
    }),
    drawing: group({ alt: pattern("shifts"), ...alike(word(), "full", "half", "cost") }),
  }),
  "The calculator at /tools/hours-gap. Its example is a day shift of the sample plant: the rules of its contracts, worker W-0774, and the shift’s Time & Material lines. Letters are those of the formulas.",
);
export type HoursWords = OwnWords<Content<typeof page>>;
