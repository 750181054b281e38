import { described, withMetadata } from "content-model/field-metadata";
import { group, list, listOf, oneOf, text, trimmedText } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { ownPicture } from "content-model/media-fields";
import { variants } from "content-model/variants";
import { interestOptions } from "leads/fields";
import * as v from "valibot";
import { getLinkForm, ownHref } from "../../fields/link-fields.ts";
import { findLinkFault } from "../../fields/link-target.ts";
import { link, moduleId, sectionHead, titled } from "../../fields/page-fields.ts";
import { problemFields } from "../../parts/sections/problem-schema.ts";
import { quoteFields } from "../../parts/stories/quote-schema.ts";
import { calculatorIds, getArticlePath } from "../../routes.ts";

/** The fragment that leads to the form of a campaign's page. */
export const formFragment = "#form";

const { eyebrow, title } = sectionHead;

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
  href: v.pipe(
    ownHref(),
    v.regex(
      new RegExp(`^${getArticlePath("[^/]+")}/?$`),
      "expected the address of an article, such as /blog/scaffold-waste-tech-solution",
    ),
  ),
});

/** What a campaign's page is made of, by the name of the band. */
export const band = variants("band", "a band", {
  hero: {
    eyebrow,
    title,
    lead: text({ max: 260 }),
    primary: action,
    secondary: v.optional(action),
    picture: described("a scene, next to the words", v.optional(pictureName())),
    pictureAlt: v.optional(text({ max: 240 })),
    photo: described("in place of `picture`: one of the team's own", v.optional(ownPicture(1200))),
  },
  problem: { eyebrow, ...problemFields },
  figure: {
    ...sectionHead,
    module: described(
      "A piece of this module’s product screen; the text says the same in words.",
      moduleId,
    ),
    link: v.optional(link()),
  },
  benefits: { eyebrow, title, items: list(titled(60, 200), { min: 3, max: 6 }) },
  quote: { eyebrow, title, ...quoteFields },
  faq: {
    ...sectionHead,
    items: listOf(1, 10, {
      question: text({ max: 140 }),
      answer: text({ max: 600 }),
      link: v.optional(link()),
    }),
  },
  articles: { eyebrow, title, articles: list(article, { min: 1, max: 4 }) },
  tool: {
    ...sectionHead,
    tool: described(
      "The calculation sheet; its words are those of the register at /tools.",
      oneOf(calculatorIds, "a calculation sheet"),
    ),
  },
  form: {
    ...sectionHead,
    interests: described(
      "Checked in the form from the start, and on the lead unless the visitor clears them.",
      list(oneOf(interestOptions, "an interest on the contact form"), { max: 4 }),
    ),
  },
});
export type BandName = v.InferOutput<typeof band>["band"];
