import { writtenAsText } from "../../content/field-metadata.ts";
import { alike, amount, group, list, oneOf, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { frame, note, plantAmount, word, words } from "./figure-fields.ts";

/** content/figures/scaffold-map.yaml: positions in percent of the plot; costs are computed. */
export const scaffoldMap = contentFile(
  "figures/scaffold-map.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    labels: group({
      ...alike(word(), "idle", "overbuilt", "inUse", "requested", "standing", "unused"),
      ...alike(word(), "days", "perDay", "cost", "sortBy", "idleDays", "overbuild"),
    }),
    zones: list(
      group({ name: word(), x: amount(), y: amount(), width: amount(), height: amount(), note }),
      { min: 2, max: 6 },
    ),
    equipment: list(
      group({
        tag: word(),
        kind: oneOf(["column", "tank", "exchanger", "rack"], "a kind of equipment"),
        x: amount(),
        y: amount(),
      }),
      { min: 2, max: 12 },
    ),
    scaffolds: list(
      group({
        tag: word(),
        state: writtenAsText(oneOf(["idle", "overbuilt", "inUse"], "a state")),
        x: amount(),
        y: amount(),
      }),
      { min: 3, max: 14 },
    ),
    listTitle: words(),
    findings: list(
      group({
        tag: word(),
        zone: word(),
        ...alike(plantAmount(), "requested", "standing", "unusedDays", "perDay"),
        note,
      }),
      { min: 2, max: 5 },
    ),
  }),
  "The product picture of Scaffolding. Sample data of the plant. Places are percent of the plot, from the top left. Overbuild and cost (unused days × rate) are worked out by the site.",
);
export type ScaffoldMapData = Content<typeof scaffoldMap>;
