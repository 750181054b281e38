import { described, withMetadata } from "content-model/field-metadata";
import {
  fact,
  group,
  isGroup,
  list,
  listGroups,
  listOf,
  oneOf,
  pattern,
  text,
  texts,
  trimmedText,
  variants,
  yesOrNo,
} from "content-model/fields";
import { pastDate, pictureName, slug } from "content-model/formatted-text";
import { ownPicture } from "content-model/media-fields";
import { contentFile, type WithPictures } from "content-model/source";
import { interestOptions } from "leads/fields";
import * as v from "valibot";
import { findLinkFault, getLinkForm, ownHref } from "../../fields/link-fields.ts";
import {
  claim,
  closingCall,
  link,
  metric,
  moduleId,
  pageHead,
  titled,
} from "../../fields/page-fields.ts";
import { calculatorIds, getArticlePath } from "../../routes.ts";
import { callout } from "../figures/schema.ts";
import { problemFields } from "../sections/schema.ts";
import { quoteFields } from "../stories/quote-schema.ts";

/** The fields of the bands that are made of words and figures alone. */

const labelFields = {
  anchor: withMetadata(
    { label: "End of its address" },
    described(
      "the end of an address that leads to the band, such as “building” for /careers#building",
      v.optional(slug()),
    ),
  ),
  eyebrow: text({ max: 40 }),
};

export const bandHead = {
  ...labelFields,
  title: text({ max: 70 }),
  text: v.optional(text({ max: 260 })),
};

const points = {
  ...bandHead,
  as: described(
    "`columns`: three next to each other. `rows`: one below the other. `notes`: numbered, next to each other, each with where to read on",
    oneOf(["columns", "rows", "notes"], "an arrangement"),
  ),
  items: listOf(1, 8, {
    ...texts({ title: 60, text: 280 }),
    link: described("in `notes`", v.optional(link())),
  }),
};

const metrics = {
  ...bandHead,
  items: described(
    "three with a text each, or up to five without",
    listOf(3, 5, { figure: claim(), text: v.optional(text({ max: 160 })) }),
  ),
};

const onOneLine = {
  ...bandHead,
  header: described("on the line that all of them branch from", v.optional(text({ max: 40 }))),
};

export const branches = {
  ...onOneLine,
  items: listOf(3, 5, {
    tag: described("two letters and a loop number, as on an instrument bubble", text({ max: 5 })),
    title: text({ max: 40 }),
    note: described("small, after the title", v.optional(fact({ max: 20 }))),
    text: text({ max: 260 }),
    link: v.optional(link()),
  }),
};

const modules = {
  ...onOneLine,
  items: listOf(3, 5, { id: moduleId, text: text({ max: 160 }) }),
  link: v.optional(link()),
};

const steps = {
  ...bandHead,
  label: described("before each text, such as “Stop if”", v.optional(text({ max: 20 }))),
  items: listOf(2, 4, texts({ when: 24, title: 50, text: 220 })),
  remark: described("in a box below", v.optional(titled(40, 300))),
};

export const table = {
  ...bandHead,
  room: described("dark, as a control room", v.optional(yesOrNo())),
  unfold: described(
    "opens the table on a phone, where it is closed",
    v.optional(text({ max: 40 })),
  ),
  caption: v.optional(text({ max: 80 })),
  columns: listOf(2, 5, {
    head: text({ max: 30 }),
    kind: described(
      "`code`: numbers and units. `amount`: aligned to the right. `answer`: the column to look at",
      v.optional(oneOf(["code", "amount", "answer"], "a kind of column")),
    ),
  }),
  rows: listOf(2, 12, {
    cells: described("one for each column; the first is the row’s name", list(text({ max: 180 }))),
    link: described("below the row’s name", v.optional(link())),
    marked: described("the row to look at", v.optional(yesOrNo())),
  }),
  notes: described(
    "below the table, next to each other",
    listOf(0, 3, {
      title: v.optional(text({ max: 30 })),
      text: text({ max: 260 }),
      link: v.optional(link()),
    }),
  ),
};

const statement = group(texts({ label: 20, text: 200 }));

const purpose = {
  title: described("for screen readers alone", text({ max: 60 })),
  mission: statement,
  vision: statement,
  valuesLabel: text({ max: 20 }),
  values: list(titled(40, 160), { min: 1, max: 8 }),
};

export const bandLabels = contentFile(
  "pages/campaigns.yaml",
  group({
    example: described("says that the gap of a problem is an example", text({ max: 20 })),
    quote: group({ modulesLabel: text({ max: 30 }) }),
  }),
  "What the pages of campaigns/ and other pages made of bands share.",
);

export const formFragment = "#form";

const target = withMetadata(
  { pattern: getLinkForm(formFragment) },
  v.pipe(
    trimmedText("the text of a link"),
    v.check(
      (value) => value === formFragment || findLinkFault(value) === undefined,
      (issue) => findLinkFault(issue.input) ?? "",
    ),
  ),
);

const action = described(
  `\`${formFragment}\` leads to the form on the page.`,
  group({ label: text({ max: 60 }), href: target }),
);

const article = group({
  href: ownHref({
    source: `${getArticlePath("[^/]+")}/?`,
    expects: "the address of an article, such as /blog/scaffold-waste-tech-solution",
  }),
});

const hero = {
  ...labelFields,
  ...texts({ title: 70, lead: 260 }),
  primary: action,
  secondary: v.optional(action),
  room: described("dark, as a control room", v.optional(yesOrNo())),
  picture: described("a scene, next to the words", v.optional(pictureName())),
  pictureAlt: v.optional(text({ max: 240 })),
  photo: described("in place of `picture`: one of the team's own", v.optional(ownPicture(1200))),
  scene: described(
    "in place of `picture`: a scene with notes that point at places in it",
    v.optional(
      group({
        picture: pictureName(),
        alt: text({ max: 400 }),
        callouts: list(callout, { min: 2, max: 4 }),
      }),
    ),
  ),
  sum: described(
    "in place of `picture`: measured quantity times agreed rate",
    v.optional(
      group({
        ...texts({ caption: 60, tag: 20, item: 60 }),
        quantity: metric(),
        rate: metric(),
        amount: metric(),
        note: text({ max: 120 }),
      }),
    ),
  ),
};

export const kitFields = {
  hero,
  problem: { ...labelFields, ...problemFields },
  figure: {
    ...bandHead,
    module: described(
      "A piece of this module’s product screen; the text says the same in words.",
      moduleId,
    ),
    link: v.optional(link()),
  },
  points,
  metrics,
  branches,
  modules,
  steps,
  table,
  purpose,
  quote: { ...labelFields, title: bandHead.title, ...quoteFields },
  faq: {
    ...bandHead,
    items: listOf(1, 10, {
      ...texts({ question: 140, answer: 600 }),
      link: v.optional(link()),
    }),
  },
  articles: {
    ...labelFields,
    title: bandHead.title,
    articles: list(article, { min: 1, max: 4 }),
  },
  calculator: {
    ...bandHead,
    calculator: described(
      "The calculator; its words are those of the register at /tools.",
      oneOf(calculatorIds, "a calculator"),
    ),
  },
  form: {
    ...bandHead,
    interests: described(
      "Checked in the form from the start, and on the lead unless the visitor clears them.",
      list(oneOf(interestOptions, "an interest on the contact form"), { max: 4 }),
    ),
  },
  closing: closingCall().entries,
};
const kitBand = variants("band", "a band", kitFields);
export type KitBand = WithPictures<v.InferOutput<typeof kitBand>>;
export type BandName = KitBand["band"];
export type BandOf<Name extends BandName> = Extract<KitBand, { band: Name }>;

/** The bands that a page has once: what is in them has fixed ids. */
const single = ["hero", "form", "closing"];

/** In place of each other, next to the words of a hero. */
const heroPictures = ["picture", "photo", "scene", "sum"];

/** A band as far as these rules read it: its other fields may not fit. */
type WrittenBand = Readonly<Record<string, unknown>>;

const listEntries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is wrong with one of a page's bands, beside its fields. */
function findBandFaults(band: WrittenBand, index: number, bands: readonly WrittenBand[]): string[] {
  const names = bands.map((each) => String(each.band));
  const [name = ""] = names.slice(index);
  const faults: string[] = [];
  if (index === 0 && name !== "hero") {
    faults.push(`is "${name}", expected a hero: the first band has the page's heading`);
  }
  if (single.includes(name) && names.indexOf(name) < index) {
    faults.push(`is a second ${name}, expected one on a page`);
  }
  const pictures = heroPictures.filter((each) => name === "hero" && each in band);
  if (pictures.length > 1) {
    faults.push(`has both ${pictures.join(" and ")}, expected one of them`);
  }
  const columns = listEntries(band.columns).length;
  for (const [at, row] of name === "table" ? listEntries(band.rows).entries() : []) {
    const cells = isGroup(row) ? listEntries(row.cells).length : columns;
    if (cells === columns) continue;
    faults.push(`has ${cells} cells in row ${at + 1}, expected ${columns}, one for each column`);
  }
  const leadsToForm = JSON.stringify(bands).includes(`"${formFragment}"`);
  if (index === 0 && leadsToForm && !names.includes("form")) {
    faults.push(`leads to ${formFragment}, but the page has no band "form"`);
  }
  return faults;
}

/** @param own the fields of the bands that only this page has, by their names */
export function listBands<const Own extends Record<string, Record<string, v.GenericSchema>>>(
  own: Own,
) {
  const band = variants("band", "a band", { ...kitFields, ...own });
  return described(
    "The page from top to bottom; a `hero` comes first. It can have one `hero`, one `form` and one `closing`, and any other band as often as needed.",
    v.pipe(
      list(band, { min: 2, max: 12 }),
      v.rawCheck(({ dataset, addIssue }) => {
        const bands = listGroups(dataset.value);
        // A name that is wrong is told of; with the right one, nothing else may be.
        if (!bands.every(({ band: name }) => Object.hasOwn(band.variants, String(name)))) return;
        for (const [key, value] of bands.entries()) {
          for (const message of findBandFaults(value, key, bands)) {
            const place = { type: "array", origin: "value", input: bands, key } as const;
            addIssue({ message, path: [{ ...place, value }] });
          }
        }
      }),
    ),
  );
}

type Fields = Parameters<typeof group>[0];

/** @param own the fields of the bands that only this page has, by their names */
export const bandPageFields = <const Own extends Record<string, Fields>>(own: Own) => ({
  ...pageHead,
  modified: described(
    "the day of the last change; the specification’s pages share one, which is in site.yaml",
    v.optional(pastDate()),
  ),
  sheet: described("before the line above each title", v.optional(pattern("number"))),
  bands: listBands(own),
});
