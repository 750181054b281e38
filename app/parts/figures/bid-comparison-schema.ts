import { alike, group, list, listOf, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { frame, note, plantAmount, word, words } from "./figure-fields.ts";

/** content/figures/bid-comparison.yaml: totals and differences are computed. */
export const bidComparison = contentFile(
  "figures/bid-comparison.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    estimate: group({ label: words(), amount: plantAmount(), note }),
    labels: group(alike(word(), "asBid", "normalized", "none", "sortBy")),
    bids: listOf(2, 4, {
      name: word(),
      asBid: plantAmount(),
      exclusions: list(group({ text: words(), amount: plantAmount() }), { max: 3 }),
      checks: list(words(), { min: 1, max: 3 }),
      note,
    }),
    award: group({
      title: words(),
      bidder: word(),
      fields: list(group({ name: word(), value: text({ max: 110 }) }), { min: 3, max: 6 }),
      stamp: word(),
      note,
    }),
  }),
  "The product picture of Sourcing. Sample data of the plant. Totals and differences from the estimate are worked out by the site.",
);
export type BidComparisonData = Content<typeof bidComparison>;
