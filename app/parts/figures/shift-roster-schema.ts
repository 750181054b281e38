import { described, writtenAsText } from "content-model/field-metadata";
import { alike, group, listOf, oneOf } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { frame, note, plantAmount, trace, word, words } from "./figure-fields.ts";

export const shiftRoster = contentFile(
  "figures/shift-roster.yaml",
  group({
    ...frame,
    columns: group(
      alike(word(), "worker", "craft", "order", "badgeIn", "certificate", "clearance"),
    ),
    workers: described(
      "exceptions first",
      listOf(4, 9, {
        ...alike(word(), "worker", "craft", "contractor", "order", "badgeIn"),
        certificate: words(),
        state: writtenAsText(oneOf(["stopped", "expiring", "cleared"], "a state")),
        clearance: word(),
        note,
      }),
    ),
    crewsTitle: words(),
    crews: listOf(2, 5, {
      name: word(),
      badged: plantAmount(),
      cleared: plantAmount(),
      planned: plantAmount(),
      note,
    }),
    hoursTitle: words(),
    hoursColumns: group(alike(word(), "workerClass", "gate", "payable", "claimed", "difference")),
    hours: described(
      "differences are computed: claimed less payable",
      listOf(2, 5, {
        workerClass: word(),
        gate: plantAmount(),
        payable: plantAmount(),
        claimed: plantAmount(),
        trace: described("gate, contract and timesheet, from which these hours come", trace),
        note,
      }),
    ),
  }),
  "The product picture of Time Management. Sample data of the plant: worker numbers, no names. Differences are worked out by the site.",
);
export type ShiftRosterData = Content<typeof shiftRoster>;
