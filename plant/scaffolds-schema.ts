import { described } from "content-model/field-metadata";
import { count, group, list, text } from "content-model/fields";
import { isoDate } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { quantity } from "./plant-fields.ts";

/** Length, width and height in meters. */
const dimensions = () => list(quantity(), 3);

export const plantScaffolds = contentFile(
  "plant/scaffolds.yaml",
  group({
    asOf: described("idle days, overbuild and cost are worked out as of this day", isoDate()),
    idleAfter: described("a scaffold is idle for more than this many days", count()),
    overbuiltFrom: described("overbuilt from this many percent", count()),
    erection: described("items of the catalog", text()),
    use: text(),
    standing: list(
      group({
        tag: text(),
        zone: text(),
        equipment: v.optional(text()),
        requester: described("who asked for it, and releases it", v.optional(text())),
        requested: described("cubic meters", quantity()),
        built: described("cubic meters", quantity()),
        erected: isoDate(),
        lastUsed: described("without it, the scaffold is in use", v.optional(isoDate())),
      }),
    ),
    measured: described(
      "built, measured and down again, so its full rate is due; length × width × height in meters",
      list(
        group({
          tag: text(),
          order: text(),
          measurement: text(),
          requested: dimensions(),
          built: dimensions(),
          dismantled: isoDate(),
          manShifts: count(),
          hours: quantity(),
        }),
      ),
    ),
  }),
  "The scaffolds of Unit 3, with volumes in cubic meters. Sample data. Idle days, overbuild and cost are worked out.",
);
