import { described } from "content-model/field-metadata";
import { count, group, list, oneOf, text } from "content-model/fields";
import { time } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { money, named, quantity } from "./plant-fields.ts";

export const plantSite = contentFile(
  "plant/site.yaml",
  group({
    locale: described("how references in texts print numbers and dates", text()),
    currency: text({ max: 3 }),
    unit: text(),
    contracts: list(
      group({
        id: text(),
        contractor: text(),
        billing: oneOf(["T&M", "Unit Rate"], "a billing model"),
        perDiem: money(),
        rates: described(
          "per hour, by class; a contract that is paid by measured unit has its rates in plant/catalog.yaml",
          named(money()),
        ),
        equipment: described("per hour of use, by name", named(money())),
      }),
    ),
    rules: described(
      "the same in all five contracts of this sample",
      group({
        windowStart: time(),
        windowEnd: time(),
        night: described(
          "the window of the night shift; its break and its hours are those of the day shift",
          group({ windowStart: time(), windowEnd: time() }),
        ),
        break: described("unpaid, once the time in the window reaches `breakFrom`", quantity()),
        breakFrom: quantity(),
        minimumCall: quantity(),
        overtimeFrom: quantity(),
        overtimeFactor: quantity(),
        standbyFactor: quantity(),
        premium: described(
          "for hours between these times",
          group({ factor: quantity(), from: time(), to: time() }),
        ),
      }),
    ),
    crafts: described("by class", named(text())),
    crews: described(
      "`planned` and `cleared` of the day shift: cleared is who may work, whether badged in yet or not. Members who have a timesheet are in plant/shift.yaml.",
      list(group({ name: text(), planned: count(), cleared: count() })),
    ),
    orders: described(
      "work orders with their task at the handoff; those without a task were done in preparation, before the shift of this sample, or belong to the units next to Unit 3",
      list(
        group({
          id: text(),
          tag: described("the equipment it is on", text()),
          text: text(),
          requires: described("certificates", list(text())),
          task: described(
            "`crew` of the night shift, `remaining` in hours, `float` in hours as of the schedule at the shift's start, `percent` physical progress. A task with `until` is paused, one with `missing` waits for resources.",
            v.optional(
              group({
                crew: text(),
                remaining: quantity(),
                float: quantity(),
                percent: quantity(),
                until: v.optional(time()),
                missing: v.optional(text()),
              }),
            ),
          ),
        }),
      ),
    ),
    fieldChanges: described(
      "a change agreed on site, in hours",
      list(group({ order: text(), tag: text(), hours: quantity() })),
    ),
  }),
  "The sample plant: who works in Unit 3 of Site Coast, on the US Gulf Coast, under which contract, on what. Sample data. Every screen, example and download takes its figures from here (docs/plant.md); {{references}} in other content name them. Amounts are in dollars, hours in decimal hours.",
);
