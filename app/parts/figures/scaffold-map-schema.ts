import { writtenAsText } from "content-model/field-metadata";
import { alike, amount, group, listOf, oneOf, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { frame, note, plantAmount, word, words } from "./figure-fields.ts";

/** content/figures/scaffold-map.yaml: positions in percent of the plot; costs are computed. */
export const scaffoldMap = contentFile(
  "figures/scaffold-map.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    overbuiltFrom: plantAmount(),
    labels: group({
      ...alike(word(), "idle", "overbuilt", "inUse", "requested", "standing", "unused"),
      ...alike(word(), "days", "cost", "sortBy", "idleDays", "overbuild"),
    }),
    zones: listOf(2, 6, {
      name: word(),
      x: amount(),
      y: amount(),
      width: amount(),
      height: amount(),
      note,
    }),
    equipment: listOf(2, 12, {
      tag: word(),
      kind: oneOf(["column", "tank", "exchanger", "rack"], "a kind of equipment"),
      x: amount(),
      y: amount(),
    }),
    scaffolds: listOf(3, 14, {
      tag: word(),
      state: writtenAsText(oneOf(["idle", "overbuilt", "inUse"], "a state")),
      x: amount(),
      y: amount(),
    }),
    listTitle: words(),
    findings: listOf(2, 5, {
      tag: word(),
      zone: word(),
      ...alike(plantAmount(), "requested", "standing", "unusedDays", "perDay", "avoidable"),
      note,
    }),
  }),
  "The product picture of Scaffolding. Sample data of the plant. Places are in percent of the plot, from the top left. Overbuild and the cost of unused days are worked out by the site.",
);
export type ScaffoldMapData = Content<typeof scaffoldMap>;
