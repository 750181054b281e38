import { described } from "content-model/field-metadata";
import { group, list, listOf, pattern, text, wholeNumber } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import {
  closingCall,
  labeledHead,
  labeledHeroHead,
  link,
  pageHead,
  titled,
} from "../../fields/page-fields.ts";
import { callout } from "../../parts/figures/callout-schema.ts";

const hour = () => wholeNumber(Array.from({ length: 25 }, (_, each) => each));

/** content/pages/careers.yaml: the page for people who may want to work here. */
export const careersPage = contentFile(
  "pages/careers.yaml",
  group({
    ...pageHead,
    hero: group(labeledHeroHead),
    scene: described(
      "the rendered scene next to it: each callout names one of the works below, at a place where it is used",
      group({
        picture: pictureName(),
        alt: text({ max: 400 }),
        callouts: list(callout, { min: 2, max: 4 }),
      }),
    ),
    building: group({
      ...labeledHead,
      text: text({ max: 160 }),
      works: listOf(3, 6, {
        tag: described(
          "two letters and a loop number, as on an instrument bubble",
          text({ max: 5 }),
        ),
        title: text({ max: 40 }),
        text: text({ max: 260 }),
        link: link(),
      }),
    }),
    openRoles: group({
      ...labeledHead,
      none: described(
        "shown as long as there are no open roles; the words are agreed on",
        text({ max: 60 }),
      ),
      unsolicited: text({ max: 240 }),
      mailLabel: pattern("email"),
    }),
    reasons: group({
      ...labeledHead,
      day: described(
        "the drawing of a working day on both sides of the Atlantic. Hours are whole hours of the day in the zone of the first team; `from` and `to` of both are on one scale of 24 hours.",
        group({
          title: text({ max: 60 }),
          scale: text({ max: 40 }),
          teams: list(group({ name: text({ max: 20 }), from: hour(), to: hour() }), 2),
          overlap: text({ max: 20 }),
          note: text({ max: 120 }),
          alt: text({ max: 300 }),
        }),
      ),
      items: list(titled(60, 240), { min: 1, max: 8 }),
    }),
    closing: closingCall(),
  }),
  "The page for people who may want to work here. The open roles are in jobs/. The mailbox itself is in site.yaml.",
);
export type CareersPage = Content<typeof careersPage>;
