import { described } from "content-model/field-metadata";
import { group, list, pattern, text, texts, wholeNumber } from "content-model/fields";
import { contentFile } from "content-model/source";
import type * as v from "valibot";
import { titled } from "../../fields/page-fields.ts";
import { bandHead, bandPageFields } from "../../parts/bands/schema.ts";

const hour = () => wholeNumber(Array.from({ length: 25 }, (_, each) => each));

const workingDay = group({
  ...texts({ title: 60, scale: 40 }),
  teams: list(group({ name: text({ max: 20 }), from: hour(), to: hour() }), 2),
  ...texts({ overlap: 20, note: 120, alt: 300 }),
});
export type WorkingDayWords = v.InferOutput<typeof workingDay>;

export const careersPage = contentFile(
  "pages/careers.yaml",
  group(
    bandPageFields({
      roles: {
        ...bandHead,
        none: described(
          "shown as long as there are no open roles; the words are agreed on",
          text({ max: 60 }),
        ),
        unsolicited: text({ max: 240 }),
        mailLabel: pattern("email"),
      },
      reasons: {
        ...bandHead,
        day: described(
          "the drawing of a working day on both sides of the Atlantic. Hours are whole hours of the day in the zone of the first team; `from` and `to` of both are on one scale of 24 hours.",
          workingDay,
        ),
        items: list(titled(60, 240), { min: 1, max: 8 }),
      },
    }),
  ),
  "The page for people who may want to work here. The open roles are in jobs/. The mailbox itself is in site.yaml.",
);
