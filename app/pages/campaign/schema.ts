import { described } from "content-model/field-metadata";
import { group, list, text, yesOrNo } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { type Content, contentFile, openFolder } from "content-model/source";
import * as v from "valibot";
import { datedHead, onlineDates, personaId } from "../../fields/page-fields.ts";
import { type BandName, band, formFragment } from "./band-schema.ts";

/** The bands that a page has once: what is in them has fixed ids. */
const single: readonly BandName[] = ["hero", "form"];

const bands = v.pipe(
  list(band, { min: 2, max: 12 }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const names = dataset.value.map((each) => each.band);
    const report = (index: number, message: string) => {
      const path = { type: "array", origin: "value", input: dataset.value, key: index } as const;
      addIssue({ message, path: [{ ...path, value: dataset.value[index] }] });
    };
    if (names[0] !== "hero") {
      report(0, `is "${names[0]}", expected a hero: the first band has the page's heading`);
    }
    for (const [index, name] of names.entries()) {
      const each = dataset.value[index];
      if (each?.band === "hero" && each.photo && each.picture) {
        report(index, "has both picture and photo, expected one of them");
      }
      if (single.includes(name) && names.indexOf(name) < index) {
        report(index, `is a second ${name}, expected one on a page`);
      }
    }
    if (!names.includes("form") && JSON.stringify(dataset.value).includes(`"${formFragment}"`)) {
      report(0, `leads to ${formFragment}, but the page has no band "form"`);
    }
  }),
);

/** content/campaigns/NAME.yaml: a page at /NAME made of the site's own bands. */
export const campaigns = openFolder(
  "campaigns",
  group({
    ...datedHead,
    ...onlineDates,
    noindex: described(
      "true keeps the page out of search engines, the sitemap and the site’s own search.",
      v.optional(yesOrNo()),
    ),
    persona: described(
      "Whom the page is written for: what the visitor reads afterward is shown for that persona, and the lead names it.",
      v.optional(personaId),
    ),
    socialPicture: described(
      "The scene in link previews; if missing, that of `hero`.",
      v.optional(pictureName()),
    ),
    bands: described(
      "The page from top to bottom; a `hero` comes first. It can have one `hero` and one `form`, and any other band as often as needed.",
      bands,
    ),
  }),
  "A campaign’s page; its address is the file’s name. Its bands and its form are those of the site’s other pages.",
);
export type Campaign = Content<typeof campaigns>[number];
export type Band = Campaign["bands"][number];
export type BandOf<Name extends BandName> = Extract<Band, { band: Name }>;

/** content/pages/campaigns.yaml: what campaigns’ pages share. */
export const campaignLabels = contentFile(
  "pages/campaigns.yaml",
  group({
    draft: described("above a page that is not online; visitors never see it", text({ max: 60 })),
    example: described("says that the gap of a problem is an example", text({ max: 20 })),
    unfold: described("opens the list below a problem on a phone", text({ max: 40 })),
    quote: group({
      modulesLabel: text({ max: 30 }),
      sample: described("below a quote that is still a sample", text({ max: 120 })),
    }),
  }),
  "What the pages of campaigns/ share.",
);
