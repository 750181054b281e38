import { described } from "content-model/field-metadata";
import { alike, count, group, list, text } from "content-model/fields";
import { time } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { hours, quantity } from "./plant-fields.ts";

export const plantSite = contentFile(
  "plant/site.yaml",
  group({
    locale: described("how references in texts print numbers and dates", text()),
    currency: text({ max: 3 }),
    unit: text(),
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
            "`crew` of the night shift, `remaining` in hours, `float` in hours as of the schedule at the shift's start, `percent` physical progress, `lost` hours of float that a mishap of the shift took, `budget` hours by the catalog’s norms. A task with `until` is paused, one with `missing` waits for resources.",
            v.optional(
              group({
                crew: text(),
                ...alike(hours(), "remaining", "float"),
                lost: v.optional(hours(), 0),
                percent: described("physical progress", quantity()),
                budget: v.optional(hours()),
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
      list(group({ order: text(), tag: text(), hours: hours() })),
    ),
  }),
  "The sample plant: who works in Unit 3 of Site Coast, on the US Gulf Coast, and on what. Sample data. Every screen, example and download takes its figures from plant/ (docs/plant.md); {{references}} in other content name them.",
);
