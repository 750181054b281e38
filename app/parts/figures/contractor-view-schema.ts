import { described } from "content-model/field-metadata";
import { alike, group, list, listOf, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { deviceFrame, plantAmount, word, words } from "./figure-fields.ts";

/** content/figures/contractor-view.yaml: the sums are worked out. */
export const contractorView = contentFile(
  "figures/contractor-view.yaml",
  group({
    ...deviceFrame,
    title: words(),
    meta: described("contract, order, day", list(word(), { min: 1, max: 3 })),
    scope: described(
      "what the amounts include, and what this contractor does not see",
      text({ max: 140 }),
    ),
    currency: text({ max: 3 }),
    columns: group(alike(word(), "worker", "gate", "payable", "claimed", "amount", "state")),
    lines: listOf(2, 6, {
      worker: word(),
      remark: v.optional(words()),
      gate: plantAmount(),
      payable: plantAmount(),
      claimed: plantAmount(),
      amount: described("of the payable hours, with per diem and equipment", plantAmount()),
      state: word(),
      held: described(
        "about the hours claimed beyond that: why they are held, and what they would come to",
        v.optional(group({ reason: text({ max: 90 }), amount: plantAmount() })),
      ),
    }),
    settled: word(),
    held: word(),
    actions: described("what the contractor can do about a line that is held", list(word(), 2)),
  }),
  "What Contractor B sees of its own shift. Sample data of the plant. The sums are worked out by the site.",
);
export type ContractorViewData = Content<typeof contractorView>;
