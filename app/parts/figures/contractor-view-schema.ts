import * as v from "valibot";
import { amount, group, list, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { deviceFrame, word, words } from "./figure-fields.ts";

/** content/figures/contractor-view.yaml: the sums are worked out. */
export const contractorView = contentFile(
  "figures/contractor-view.yaml",
  group({
    ...deviceFrame,
    title: words(),
    /** contract, order, day */
    meta: list(word(), { min: 1, max: 3 }),
    /** what this contractor does not see */
    scope: words(),
    currency: text({ max: 3 }),
    columns: group({
      worker: word(),
      gate: word(),
      payable: word(),
      claimed: word(),
      amount: word(),
      state: word(),
    }),
    lines: list(
      group({
        worker: word(),
        remark: v.optional(word()),
        gate: amount(),
        payable: amount(),
        claimed: amount(),
        /** of the payable hours, with per diem and equipment */
        amount: amount(),
        state: word(),
        /** of the hours claimed beyond: why they are held, and what they would come to */
        held: v.optional(group({ reason: text({ max: 90 }), amount: amount() })),
      }),
      { min: 2, max: 6 },
    ),
    settled: word(),
    held: word(),
    /** what the contractor can do about a line that is held */
    actions: list(word(), 2),
  }),
);
export type ContractorViewData = Content<typeof contractorView>;
