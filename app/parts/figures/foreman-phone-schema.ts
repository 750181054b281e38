import { described } from "content-model/field-metadata";
import { group, listOf, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { deviceFrame, plantAmount, word, words } from "./figure-fields.ts";

/** content/figures/foreman-phone.yaml: totals are worked out. */
export const foremanPhone = contentFile(
  "figures/foreman-phone.yaml",
  group({
    ...deviceFrame,
    time: word(),
    signal: word(),
    offline: text({ max: 80 }),
    crew: word(),
    order: words(),
    columns: group({ worker: word(), rule: word(), claimed: word() }),
    rows: described(
      "hours by the contract's rule, and as the foreman enters them",
      listOf(3, 7, {
        worker: word(),
        remark: v.optional(word()),
        rule: plantAmount(),
        claimed: plantAmount(),
      }),
    ),
    total: described(
      "the total of all rows; the last row is the crew without the workers above it",
      word(),
    ),
    action: word(),
  }),
  "The phone of the foreman of Crew 7 after the shift. Sample data of the plant. Totals are worked out by the site.",
);
export type ForemanPhoneData = Content<typeof foremanPhone>;
