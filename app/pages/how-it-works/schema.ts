import { described } from "content-model/field-metadata";
import { count, group, list, listOf, pattern, text, texts } from "content-model/fields";
import { figure, pictureName } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import { href } from "../../fields/link-fields.ts";
import {
  claim,
  closingCall,
  heroHead,
  link,
  moduleId,
  pageHead,
  sectionHead,
} from "../../fields/page-fields.ts";
import { shortHead } from "../../parts/sections/schema.ts";

const duration = group({
  label: text({ max: 30 }),
  value: figure({ max: 12 }),
  days: described("the same in days, to draw it to scale", count()),
});

export const howItWorksPage = contentFile(
  "pages/how-it-works.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group(heroHead),
    foundation: group({
      ...texts({ eyebrow: 40, statement: 240 }),
      lastUpdated: described("the day itself is in site.yaml", pattern("date")),
    }),
    growth: group({
      ...shortHead,
      stepsLabel: text({ max: 40 }),
      stepLabel: pattern("number"),
      next: text({ max: 20 }),
      announcement: described("read out when another step is shown", pattern("number", "title")),
      systems: described("on the line at the bottom of the module map", text({ max: 40 })),
      steps: listOf(3, 3, {
        ...texts({ title: 50, text: 240, period: 30 }),
        modules: described(
          "the modules in use by then: one at first, and with the last step all of them, connected to ERP and CMMS",
          list(moduleId, { min: 1 }),
        ),
        alt: text({ max: 260 }),
      }),
    }),
    modules: group({
      ...shortHead,
      groups: listOf(3, 3, {
        title: text({ max: 30 }),
        modules: list(moduleId, { min: 1, max: 4 }),
      }),
    }),
    available: group({
      ...shortHead,
      items: described(
        "each module once, in the order of the specification",
        list(
          group({
            module: moduleId,
            href: described("the product's own short address", href()),
          }),
          { min: 1, max: 12 },
        ),
      ),
    }),
    industries: group(sectionHead),
    integrations: group({
      ...shortHead,
      columns: group(texts({ capability: 20, effect: 30 })),
      capabilities: listOf(4, 8, texts({ name: 40, effect: 140 })),
      hubTitle: text({ max: 60 }),
    }),
    outcomes: group({
      ...shortHead,
      comparison: group({
        title: text({ max: 60 }),
        before: duration,
        after: duration,
        result: claim(),
      }),
      figures: list(claim(), { min: 3, max: 5 }),
      links: list(link(), 2),
    }),
    faq: group({
      ...shortHead,
      items: listOf(0, 30, {
        ...texts({ question: 90, answer: 400 }),
        link: described("where the answer can be checked", link()),
      }),
    }),
    shift: group({
      ...sectionHead,
      scene: group({
        picture: described("the scene without the light of a stop", pictureName()),
        alt: text({ max: 260 }),
      }),
      record: group(texts({ title: 50 })),
      stops: listOf(6, 6, {
        ...texts({ time: 12, place: 30, title: 50, text: 200 }),
        href: described("where the title leads", href()),
        picture: described("the scene with the light on this stop", pictureName()),
        alt: described("for stops that have a picture of their own", text({ max: 160 })),
        line: described(
          "what the stop adds to the record",
          group({ label: text({ max: 16 }), value: figure({ max: 10 }) }),
        ),
      }),
    }),
    closing: closingCall(),
    software: described(
      "the product as search engines list it",
      group(texts({ category: 40, system: 40 })),
    ),
  }),
  "How It Works, from top to bottom. Module names and texts are in modules/, the industries in industries.yaml, the drawing of the interfaces in integrations.yaml.",
);
export type HowItWorksPage = Content<typeof howItWorksPage>;
