import { described, withMetadata } from "content-model/field-metadata";
import {
  group,
  list,
  listOf,
  oneOf,
  text,
  texts,
  trimmedText,
  yesOrNo,
} from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { ownPicture } from "content-model/media-fields";
import type { WithPictures } from "content-model/source";
import { variants } from "content-model/variants";
import { interestOptions } from "leads/fields";
import * as v from "valibot";
import { getLinkForm, ownHref } from "../../fields/link-fields.ts";
import { findLinkFault } from "../../fields/link-target.ts";
import { closingCall, link, metric, moduleId } from "../../fields/page-fields.ts";
import { calculatorIds, getArticlePath } from "../../routes.ts";
import { callout } from "../figures/callout-schema.ts";
import { problemFields } from "../sections/problem-schema.ts";
import { quoteFields } from "../stories/quote-schema.ts";
import * as fields from "./band-fields.ts";

const { bandHead, labelFields } = fields;

/** The fragment that leads to the form on a page. */
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

/** The bands of the kit, by name: what each of them says. */
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
  points: fields.points,
  metrics: fields.metrics,
  branches: fields.branches,
  modules: fields.modules,
  steps: fields.steps,
  table: fields.table,
  trace: fields.trace,
  purpose: fields.purpose,
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
/** A band of the kit, as a page receives it. */
export type KitBand = WithPictures<v.InferOutput<typeof kitBand>>;
export type BandName = KitBand["band"];
export type BandOf<Name extends BandName> = Extract<KitBand, { band: Name }>;
