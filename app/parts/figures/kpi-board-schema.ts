import { described } from "content-model/field-metadata";
import { alike, group, list, listOf, oneOf, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { frame, note, plantAmount, word, words } from "./figure-fields.ts";

export const kpiBoard = contentFile(
  "figures/kpi-board.yaml",
  group({
    ...frame,
    columns: group(
      alike(word(), "site", "ratio", "days", "disputed", "added", "idle", "mix", "trend"),
    ),
    definitions: described(
      "what each column counts, as module-pages/analytics.yaml defines it",
      group(alike(text({ max: 100 }), "ratio", "days", "disputed", "added", "idle")),
    ),
    mixLabels: list(word(), 3),
    sites: listOf(3, 6, {
      name: word(),
      records: words(),
      ...alike(plantAmount(), "ratio", "days", "disputed", "added", "idle"),
      mix: described("shares of the three billing models in percent", list(plantAmount(), 3)),
      trend: described("claimed / payable of the last weeks, oldest first", list(plantAmount(), 8)),
      outside: described(
        "the column whose value is outside its band",
        v.optional(oneOf(["ratio", "days", "disputed", "added", "idle"], "a column")),
      ),
      excluded: described("why the site is not compared", v.optional(words())),
      note,
    }),
    band: group({ label: words(), low: plantAmount(), high: plantAmount() }),
  }),
  "The product picture of Analytics. Sample data of the plant.",
);
export type KpiBoardData = Content<typeof kpiBoard>;
