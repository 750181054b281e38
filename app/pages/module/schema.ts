import { described, writtenAsText } from "content-model/field-metadata";
import {
  alike,
  amount,
  group,
  list,
  listOf,
  oneOf,
  text,
  texts,
  yesOrNo,
} from "content-model/fields";
import { figure } from "content-model/formatted-text";
import { type Content, contentFile, contentFiles } from "content-model/source";
import * as v from "valibot";
import {
  claim,
  link,
  metric,
  moduleId,
  pageHead,
  sectionHead,
  titled,
} from "../../fields/page-fields.ts";
import { table } from "../../parts/bands/schema.ts";
import { audienceLabels } from "../../parts/modules/schema.ts";
import { problemFields } from "../../parts/sections/schema.ts";
import { moduleIds } from "../../routes.ts";

export const modulePages = contentFiles(
  moduleIds.map((id) => `module-pages/${id}.yaml`),
  group({
    ...pageHead,
    ...texts({ headline: 60, lead: 260 }),
    problem: group(problemFields),
    benefits: described("a picture beside them shows the first", list(titled(60, 200), 6)),
    story: group({
      figures: list(claim(), { min: 1, max: 2 }),
      text: text({ max: 200 }),
      scale: described(
        "the number of the story as a row of marks, and what one mark is",
        group({
          of: amount(),
          marked: writtenAsText(amount()),
          fromEnd: described("fills the last marks in place of the first", v.optional(yesOrNo())),
          text: text({ max: 120 }),
        }),
      ),
    }),
    worksWith: described(
      "exactly these modules, in this order; `text` says what passes between the two",
      list(group({ module: moduleId, text: text({ max: 120 }) }), { min: 1, max: 4 }),
    ),
    roles: described(
      "the same people as `audience` in modules/",
      listOf(2, 4, { name: oneOf(audienceLabels, "an audience label"), text: text({ max: 120 }) }),
    ),
    integration: described(
      "what stays as it is; not for Analytics, whose last section is where its metrics come from",
      v.optional(titled(60, 340)),
    ),
    unitRate: v.optional(
      group({ title: text({ max: 50 }), text: text({ max: 220 }), link: link() }),
    ),
    contractRules: described(
      "one shift under one contract: a line of the sample shift that visitors can download",
      v.optional(
        group({
          ...sectionHead,
          unfold: described("opens the rules, the formula and the file", text({ max: 60 })),
          caption: text({ max: 60 }),
          columns: group(texts({ rule: 20, contract: 24, shift: 20, effect: 20 })),
          rules: listOf(4, 14, texts({ name: 24, contract: 120, shift: 60, effect: 16 })),
          total: group({ label: text({ max: 30 }), value: figure({ max: 16 }) }),
          dispute: text({ max: 260 }),
          formula: group({
            title: text({ max: 40 }),
            lines: list(text({ max: 120 }), { min: 2, max: 6 }),
            note: text({ max: 140 }),
          }),
          file: group({
            ...texts({ title: 50, text: 320 }),
            totals: list(metric(), { min: 2, max: 4 }),
            link: link(),
          }),
        }),
      ),
    ),
    dataAggregation: described("Analytics: where its metrics come from", v.optional(group(table))),
    closing: group(texts({ title: 50, subtitle: 140 })),
  }),
  "The page of one module. Its name, tags and audience are in modules/, its product picture in figures/: Shift roster for Time Management, Estimate for Planning, Invoice for Invoicing, Bid comparison for Sourcing, Task board for Project Management, Scaffold map for Scaffolding, KPI board for Analytics.",
);
export type ModulePage = Content<typeof modulePages>[number];

export const modulePageLabels = contentFile(
  "module-pages/labels.yaml",
  group({
    seeAll: link(),
    tryIt: described("the button below the screen", link()),
    ...texts({ problem: 40, example: 20, benefits: 40, story: 40 }),
    ...texts({ worksWith: 40, roles: 40, integration: 40 }),
    closing: group({
      advisor: described(
        "leads to the contact page, with this module chosen there",
        text({ max: 40 }),
      ),
      ...alike(link(), "allModules", "pilot"),
    }),
  }),
  "Headings and buttons the module pages share. Each page’s own words are in module-pages/, too.",
);
export type ModulePageLabels = Content<typeof modulePageLabels>;
