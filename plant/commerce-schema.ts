import { described } from "content-model/field-metadata";
import { alike, count, group, list, text } from "content-model/fields";
import { isoDate } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { hours, money, quantity } from "./plant-fields.ts";

export const plantCommerce = contentFile(
  "plant/commerce.yaml",
  group({
    invoices: list(
      group({
        number: text(),
        contractor: text(),
        week: count(),
        purchaseOrder: text(),
        retention: described("percent of the lump-sum lines", quantity()),
        unitRate: described(
          "a unit-rate line takes its quantity from the measurement, its rate from the catalog",
          list(group({ order: text(), scaffold: text(), item: text() })),
        ),
        timeAndMaterial: described(
          "shifts of eight hours before the turnaround, without overtime. Held if claimed exceeds payable: nothing is payable for two shifts without badge times.",
          list(
            group({
              order: text(),
              crew: text(),
              class: text(),
              manShifts: count(),
              ...alike(hours(), "claimed", "payable"),
            }),
          ),
        ),
        lumpSum: described(
          "shares in percent; a lump-sum line takes its share from the milestones that were accepted: here three deliveries of trays, all accepted in the week of the invoice. Without `accepted`, the milestone is open.",
          list(
            group({
              order: text(),
              amount: money(),
              milestones: list(
                group({ share: described("percent", quantity()), accepted: v.optional(isoDate()) }),
              ),
            }),
          ),
        ),
      }),
    ),
    rfqs: list(
      group({
        id: text(),
        award: text(),
        purchaseOrder: text(),
        invited: count(),
        closed: isoDate(),
        approved: isoDate(),
        estimate: money(),
        awarded: text(),
        bids: list(group({ name: text(), asBid: money(), exclusions: list(money()) })),
      }),
    ),
    kpis: described(
      "four weeks of each site, up to week 40. `mix` is Unit Rate, T&M, Lump Sum in percent; `trend` has the ratio of the last eight weeks; `hours` are payable by the hour, `rate` is what one costs on average, `waiting` are hours that tasks spent waiting for resources. A site with fewer `days` than the period is not compared.",
      group({
        week: count(),
        period: described("days", count()),
        band: group({ low: quantity(), high: quantity() }),
        sites: list(
          group({
            name: text(),
            days: count(),
            lines: count(),
            hours: count(),
            rate: money(),
            ...alike(quantity(), "ratio", "approval", "disputed", "added", "idle", "waiting"),
            mix: list(quantity(), 3),
            trend: list(quantity(), 8),
          }),
        ),
      }),
    ),
  }),
  "Invoice, request for quotation and KPIs. Sample data. Amounts in dollars; the amounts of lines, totals and differences from the estimate are worked out.",
);
