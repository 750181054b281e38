import { described } from "content-model/field-metadata";
import { count, group, list, text, yesOrNo } from "content-model/fields";
import { isoDate } from "content-model/formatted-text";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { money, quantity } from "./plant-fields.ts";

export const plantCatalog = contentFile(
  "plant/catalog.yaml",
  group({
    items: described(
      "`rate` in dollars per unit; `award` is where the rate was agreed, with how many vendors were invited and sent a bid",
      list(
        group({
          id: text(),
          service: text(),
          unit: text({ max: 8 }),
          rate: money(),
          contract: text(),
          award: v.optional(group({ id: text(), invited: count(), received: count() })),
        }),
      ),
    ),
    packages: list(
      group({
        id: text(),
        frozen: described("the day of scope freeze", isoDate()),
        lines: described(
          "Hours of a line are quantity × norm × factor; `rate` is in dollars per hour. A line with a unit rate of its own has a factor of 1: the rate covers the conditions. `start` and `duration` are hours of the window.",
          list(
            group({
              item: text(),
              quantity: quantity(),
              unit: text({ max: 8 }),
              norm: described("hours per unit", quantity()),
              factor: quantity(),
              rate: described("per hour", money()),
              start: quantity(),
              duration: quantity(),
              added: v.optional(yesOrNo(), false),
            }),
          ),
        ),
      }),
    ),
  }),
  "The rate catalog, and the work package that is estimated from it. Sample data.",
);
