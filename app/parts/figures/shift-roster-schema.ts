import { described } from "../../content/description.ts";
import { writtenAsText } from "../../content/field-metadata.ts";
import { group, list, oneOf } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { frame, note, plantAmount, trace, word, words } from "./figure-fields.ts";

/** content/figures/shift-roster.yaml */
export const shiftRoster = contentFile(
  "figures/shift-roster.yaml",
  group({
    ...frame,
    columns: group({
      worker: word(),
      craft: word(),
      order: word(),
      badgeIn: word(),
      certificate: word(),
      clearance: word(),
    }),
    workers: described(
      "exceptions first",
      list(
        group({
          worker: word(),
          craft: word(),
          contractor: word(),
          order: word(),
          badgeIn: word(),
          certificate: words(),
          state: writtenAsText(oneOf(["stopped", "expiring", "cleared"], "a state")),
          clearance: word(),
          note,
        }),
        { min: 4, max: 9 },
      ),
    ),
    crewsTitle: words(),
    crews: list(group({ name: word(), cleared: plantAmount(), planned: plantAmount(), note }), {
      min: 2,
      max: 5,
    }),
    hoursTitle: words(),
    hoursColumns: group({
      workerClass: word(),
      gate: word(),
      payable: word(),
      claimed: word(),
      difference: word(),
    }),
    hours: described(
      "differences are computed: claimed less payable",
      list(
        group({
          workerClass: word(),
          gate: plantAmount(),
          payable: plantAmount(),
          claimed: plantAmount(),
          trace: described("gate, contract and timesheet, of which these hours are made", trace),
          note,
        }),
        { min: 2, max: 5 },
      ),
    ),
  }),
  "The product picture of Time Management. Sample data of the plant: worker numbers, no names. Differences are worked out by the site.",
);
export type ShiftRosterData = Content<typeof shiftRoster>;
