import { described, writtenAsText } from "content-model/field-metadata";
import {
  amount,
  count,
  group,
  list,
  listOf,
  oneOf,
  oneOfEach,
  pattern,
  text,
  texts,
} from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { href } from "../../fields/link-fields.ts";
import {
  heroHead,
  link,
  moduleId,
  pageHead,
  sectionHead,
  titled,
} from "../../fields/page-fields.ts";

/** The number of steps done by the end of each row of a plan. */
export function countSteps(rows: readonly { steps: readonly string[] }[]): number[] {
  let done = 0;
  return rows.map(({ steps }) => {
    done += steps.length;
    return done;
  });
}

/** The answers to "Where are you in the journey?" (spec section 2). */
const journeyOptions = ["exploring", "learn_more", "know_fix", "implement", "grow"] as const;

function areSharesOfSteps(rows: readonly { steps: readonly string[]; percent: number }[]): boolean {
  const done = countSteps(rows);
  const total = done.at(-1) ?? 1;
  return rows.every(({ percent }, index) => percent === (100 * (done[index] ?? 0)) / total);
}

const metric = group(texts({ name: 60, unit: 24 }));

export const journeyPage = contentFile(
  "pages/journey.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group({
      ...heroHead,
      curveAlt: described(
        "the curve next to it, described for people who cannot see it",
        text({ max: 280 }),
      ),
      curveTitle: text({ max: 40 }),
      curveValue: described("on its two dimension lines", text({ max: 24 })),
      curveFull: text({ max: 32 }),
      curveValuePoints: described(
        "how many rows of `timeline` the first of them spans, after the first row",
        count(),
      ),
      curveNote: described("what the percentages are a share of", text({ max: 160 })),
    }),
    phases: group({
      ...sectionHead,
      focusLabel: text({ max: 20 }),
      items: listOf(4, 4, {
        ...texts({ number: 2, title: 30, description: 200, focus: 60 }),
        level: described(
          "the level that the step reaches, as on an elevation drawing",
          text({ max: 20 }),
        ),
        leading: described("what to measure in it", list(metric, { min: 1, max: 3 })),
        lagging: list(metric, { min: 1, max: 3 }),
      }),
    }),
    stacks: described("the modules of each stack are in personas.yaml", group(sectionHead)),
    it: group({
      ...sectionHead,
      points: list(titled(50, 220), { min: 1, max: 8 }),
      link: described("where IT’s own questions are answered", link()),
    }),
    metrics: group({
      ...sectionHead,
      ...texts({ stageLabel: 20, leadingLabel: 20, laggingLabel: 20 }),
    }),
    timeline: group({
      ...sectionHead,
      columns: group(texts({ id: 12, period: 20, activity: 20, progress: 30 })),
      stepsDone: pattern("done", "total"),
      rows: described(
        "each with the steps signed off by its end",
        v.pipe(
          listOf(2, 12, {
            ...texts({ id: 6, period: 16, title: 50 }),
            steps: list(text({ max: 60 }), { min: 1, max: 8 }),
            percent: writtenAsText(amount()),
          }),
          v.check(
            (rows) => areSharesOfSteps(rows),
            "expected each percent to be the steps signed off by then, as a share of all steps",
          ),
        ),
      ),
      note: text({ max: 200 }),
      link: link(),
    }),
    selector: group({
      ...texts({ label: 40, text: 160, placeholder: 40, moduleLabel: 30 }),
      contact: described("below the choice, for whoever does not choose", link()),
      options: oneOfEach(
        group({
          id: oneOf(journeyOptions, "an answer"),
          ...texts({ option: 60, title: 60, description: 200 }),
          recommendedModule: v.optional(moduleId),
          modulePath: href(),
          ctaText: text({ max: 40 }),
          further: described("another way, next to the button", v.optional(link())),
        }),
        "id",
        journeyOptions,
      ),
    }),
  }),
  "Customer Journey, from top to bottom: what happens when, who takes part, what to measure. The modules of each starting stack are in personas.yaml.",
);
export type JourneyPage = Content<typeof journeyPage>;
