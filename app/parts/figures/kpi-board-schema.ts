import * as v from "valibot";
import { amount, group, list, oneOf } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { frame, note, word, words } from "./figure-fields.ts";

/** content/figures/kpi-board.yaml */
export const kpiBoard = contentFile(
  "figures/kpi-board.yaml",
  group({
    ...frame,
    columns: group({
      site: word(),
      ratio: word(),
      days: word(),
      disputed: word(),
      added: word(),
      idle: word(),
      mix: word(),
      trend: word(),
    }),
    mixLabels: list(word(), 3),
    sites: list(
      group({
        name: word(),
        records: words(),
        ratio: amount(),
        days: amount(),
        disputed: amount(),
        added: amount(),
        idle: amount(),
        /** shares of the three billing models in percent */
        mix: list(amount(), 3),
        /** claimed / payable of the last weeks, oldest first */
        trend: list(amount(), 8),
        /** the column whose value is outside its band */
        outside: v.optional(oneOf(["ratio", "days", "disputed", "added", "idle"], "a column")),
        /** why the site is left out of the comparison */
        excluded: v.optional(words()),
        note,
      }),
      { min: 3, max: 6 },
    ),
    band: group({ label: words(), low: amount(), high: amount() }),
  }),
);
export type KpiBoardData = Content<typeof kpiBoard>;
