import { group, listOf, text, yesOrNo } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { frame, note, plantAmount, trace, word, words } from "./figure-fields.ts";

/**
 * content/figures/invoice.yaml: amounts are computed. A quantity in % is that share of the rate.
 */
export const invoice = contentFile(
  "figures/invoice.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    evidenceTitle: words(),
    invoiceTitle: words(),
    lines: listOf(3, 5, {
      model: word(),
      evidence: group({ title: words(), detail: text({ max: 80 }) }),
      order: word(),
      text: words(),
      quantity: plantAmount(),
      unit: text({ max: 4 }),
      rate: plantAmount(),
      status: text({ max: 40 }),
      held: v.optional(yesOrNo()),
      /** the records that its quantity comes from */
      trace,
      note,
    }),
    retention: group({ text: words(), amount: plantAmount() }),
    total: words(),
    totalNote: note,
  }),
  "The product picture of Invoicing. Sample data of the plant. Amounts and the total are worked out by the site: a quantity in % is that share of the rate; a line that is held does not count.",
);
export type InvoiceData = Content<typeof invoice>;
