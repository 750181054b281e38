import * as v from "valibot";
import {
  amount,
  group,
  href,
  list,
  oneOf,
  oneOfEach,
  text,
  yesOrNo,
} from "../../content/fields.ts";
import { claim, link, metric, moduleId, pageHead, sectionHead } from "../../content/page-fields.ts";
import { type Content, contentFile, contentFiles } from "../../content/source.ts";
import { audienceLabels } from "../../parts/modules/schema.ts";
import { moduleIds } from "../../routes.ts";

const titled = (limits: { title: number; text: number }) =>
  group({ title: text({ max: limits.title }), text: text({ max: limits.text }) });

/** content/module-pages/<id>.yaml: the page of one module. */
export const modulePages = contentFiles(
  moduleIds.map((id) => `module-pages/${id}.yaml`),
  group({
    ...pageHead,
    headline: text({ max: 60 }),
    lead: text({ max: 260 }),
    problem: group({
      title: text({ max: 40 }),
      text: text({ max: 320 }),
      /** two metrics that should agree, and the difference */
      gap: group({ from: metric(), to: metric(), size: metric() }),
      symptoms: list(text({ max: 100 }), 3),
    }),
    /** the first is drawn large */
    benefits: list(titled({ title: 60, text: 200 }), 6),
    story: group({
      figures: list(claim(), { min: 1, max: 2 }),
      text: text({ max: 200 }),
      /** the figure as a row of marks: how many, how many of them filled, what one is */
      scale: group({
        of: amount(),
        marked: amount(),
        /** fills the last marks in place of the first */
        fromEnd: v.optional(yesOrNo()),
        text: text({ max: 120 }),
      }),
    }),
    worksWith: list(group({ module: moduleId, text: text({ max: 120 }) }), 4),
    roles: list(
      group({ name: oneOf(audienceLabels, "an audience label"), text: text({ max: 120 }) }),
      {
        min: 2,
        max: 4,
      },
    ),
    integration: group({
      title: text({ max: 60 }),
      text: text({ max: 340 }),
      systems: list(text({ max: 24 }), { min: 2, max: 6 }),
    }),
    unitRate: v.optional(
      group({ title: text({ max: 50 }), text: text({ max: 220 }), link: link() }),
    ),
    /** Project Management: the states of a task */
    taskStates: v.optional(
      group({
        title: text({ max: 60 }),
        text: text({ max: 160 }),
        states: list(group({ name: text({ max: 24 }), text: text({ max: 140 }) }), 3),
      }),
    ),
    /** where somebody else sees the same records: beside that screen (module/page.tsx) */
    fieldView: v.optional(group(sectionHead)),
    /** Time Management: the rules of a contract, and one shift that they are applied to */
    contractRules: v.optional(
      group({
        ...sectionHead,
        /** what opens the table, and the formula with the file, on a phone */
        unfold: group({ rules: text({ max: 40 }), check: text({ max: 40 }) }),
        caption: text({ max: 60 }),
        columns: group({
          rule: text({ max: 20 }),
          contract: text({ max: 24 }),
          shift: text({ max: 20 }),
          effect: text({ max: 20 }),
        }),
        rules: list(
          group({
            name: text({ max: 24 }),
            contract: text({ max: 120 }),
            shift: text({ max: 60 }),
            effect: text({ max: 16 }),
          }),
          { min: 4, max: 14 },
        ),
        total: group({ label: text({ max: 30 }), value: text({ max: 16 }) }),
        dispute: text({ max: 260 }),
        formula: group({
          title: text({ max: 40 }),
          lines: list(text({ max: 120 }), { min: 2, max: 6 }),
          note: text({ max: 140 }),
        }),
        file: group({
          title: text({ max: 50 }),
          text: text({ max: 320 }),
          totals: list(metric(), { min: 2, max: 4 }),
          link: link(),
        }),
        sample: v.optional(text({ max: 160 })),
      }),
    ),
    /** Analytics: where its metrics come from */
    dataAggregation: v.optional(
      group({
        eyebrow: text({ max: 30 }),
        title: text({ max: 60 }),
        text: text({ max: 200 }),
        columns: group({
          kpi: text({ max: 20 }),
          definition: text({ max: 20 }),
          source: text({ max: 20 }),
        }),
        kpis: list(
          group({
            name: text({ max: 40 }),
            definition: text({ max: 100 }),
            sources: list(text({ max: 24 }), { min: 1, max: 3 }),
          }),
          { min: 3, max: 8 },
        ),
      }),
    ),
    closing: group({ title: text({ max: 50 }), subtitle: text({ max: 140 }) }),
  }),
);
export type ModulePage = Content<typeof modulePages>[number];

/** content/module-pages/labels.yaml: headings and buttons that the module pages share. */
export const modulePageLabels = contentFile(
  "module-pages/labels.yaml",
  group({
    seeAll: link(),
    /** the step of "Settle one shift" that each module brings up */
    tryIt: group({
      label: text({ max: 60 }),
      steps: oneOfEach(group({ module: moduleId, href: href() }), "module", moduleIds),
    }),
    problem: text({ max: 40 }),
    example: text({ max: 20 }),
    benefits: text({ max: 40 }),
    story: text({ max: 40 }),
    worksWith: text({ max: 40 }),
    roles: text({ max: 40 }),
    integration: text({ max: 40 }),
    /** what opens, on a phone, the parts that are closed there */
    unfold: group({
      symptoms: text({ max: 40 }),
      benefits: text({ max: 40 }),
      integration: text({ max: 40 }),
    }),
    closing: group({ primary: link(), secondary: text({ max: 40 }) }),
  }),
);
export type ModulePageLabels = Content<typeof modulePageLabels>;
