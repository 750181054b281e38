import { described } from "content-model/field-metadata";
import {
  alike,
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
import { choices, questions } from "../../../plant/settle.ts";
import {
  closingCall,
  datedHead,
  link,
  moduleId,
  personaId,
  sheetLabel,
} from "../../fields/page-fields.ts";
import { personaIds } from "../../routes.ts";
import { sumIds } from "./shift.ts";

const word = () => text({ max: 24 });
const tones = ["good", "caution", "bad"] as const;
const choiceIds = questions.flatMap((question): readonly string[] => choices[question]);

const comes = texts({ outcome: 60, text: 320 });

const sums = (size: number) =>
  list(group({ id: oneOf(sumIds, "a sum of the shift"), label: text({ max: 30 }) }), size);

const step = group({
  id: oneOf(questions, "a step"),
  name: word(),
  place: described("when and where it comes up", text({ max: 40 })),
  ...texts({ question: 90, situation: 340 }),
  module: described("the module that brings it up, and what it did for that", moduleId),
  record: described(
    "the number of its record on that module’s screen, if there is one",
    v.optional(text({ max: 12 })),
  ),
  did: text({ max: 120 }),
  choices: listOf(3, 3, {
    id: oneOf(choiceIds, "a choice"),
    label: text({ max: 60 }),
    tone: described("of the outcome", oneOf(tones, "a tone")),
    ...comes,
    variants: described(
      "in place of that, when another step is decided in one of these ways; the first that fits",
      v.optional(
        listOf(1, 4, {
          after: oneOf(questions, "a step"),
          choices: list(oneOf(choiceIds, "a choice"), { min: 1, max: 3 }),
          tone: v.optional(oneOf(tones, "a tone")),
          ...comes,
        }),
      ),
    ),
  }),
});

/** content/pages/try.yaml: "Settle one shift". */
export const tryPage = contentFile(
  "pages/try.yaml",
  group({
    ...datedHead,
    hero: group({ label: sheetLabel(), ...texts({ headline: 40, lead: 200 }) }),
    start: group({
      legend: text({ max: 70 }),
      begin: pattern("role"),
      first: pattern("step"),
      ...texts({ note: 100, withoutScripts: 120 }),
    }),
    labels: described(
      "around every step",
      group({
        steps: word(),
        step: pattern("number", "total"),
        back: word(),
        next: pattern("step"),
        finish: text({ max: 30 }),
        ...alike(word(), "result", "decided"),
        soFar: pattern("avoidable", "late"),
      }),
    ),
    steps: described(
      "one of each, in the order of the day; `tone` is the mark before an outcome",
      oneOfEach(step, "id", questions),
    ),
    record: described(
      "the screen next to the questions: one record of the shift, which changes with the decisions",
      group({
        title: text({ max: 40 }),
        meta: list(text({ max: 28 }), { min: 1, max: 3 }),
        rows: group(alike(word(), ...questions)),
        columns: group({
          ...alike(word(), "order", "state", "badgeIn", "missing", "floatLeft"),
          ...alike(word(), "gate", "contract", "timesheet", "paidHours", "amount"),
          ...alike(word(), "perHour", "float", "startsAt", "late", "waitingCost"),
          ...alike(word(), "claimed", "byContract", "asDecided", "held", "paid"),
        }),
        states: described(
          "of the worker at the gate, by decision",
          group(alike(word(), "open", ...choices.certificate)),
        ),
        sums: sums(6),
      }),
    ),
    result: group({
      place: text({ max: 40 }),
      clean: described("its heading, depending on what was decided", text({ max: 70 })),
      held: described("after it, while anything of the line is held", pattern("held")),
      costly: pattern("avoidable"),
      costlyAndLate: pattern("avoidable", "late"),
      late: pattern("late"),
      unfinished: pattern("open"),
      text: text({ max: 360 }),
      columns: group(alike(word(), "yours", "unseen")),
      ...alike(word(), "open", "decide"),
      parts: described(
        "what is paid, part by part, with its total, and what is held",
        group({
          ...alike(pattern("workers"), "line", "others"),
          ...alike(text({ max: 30 }), "added", "waiting", "scaffold", "paid", "held"),
        }),
      ),
      counted: described("what counts where, so that nobody adds a sum twice", text({ max: 360 })),
      sums: described("next to the heading; the first one is large", sums(2)),
      ...texts({ model: 240, print: 24, again: 24 }),
    }),
    roles: oneOfEach(
      group({
        persona: personaId,
        order: described(
          "the order in which a role goes through the steps; the line comes last, as it pays what is decided before it",
          v.pipe(
            list(oneOf(questions, "a step"), questions.length),
            v.check((order) => order.at(-1) === "line", "the last step is the line"),
          ),
        ),
        last: described(
          "what the role takes away: the title of its last screen, and the sums at its top",
          group({ title: text({ max: 50 }), sums: sums(4) }),
        ),
        next: group({
          title: text({ max: 60 }),
          ...alike(link(), "primary", "module", "calculator"),
        }),
      }),
      "persona",
      personaIds,
    ),
    story: described("opens all decisions and their outcomes", text({ max: 60 })),
    closing: closingCall(),
  }),
  "“Settle one shift”: four decisions at the sample plant, and what each one does. The record next to the questions is worked out in the browser.",
);
export type TryPage = Content<typeof tryPage>;
/** What the island shows of it: each step with the link to its module's page, and there to the same record. */
export type ShiftWords = Pick<TryPage, "start" | "labels" | "record" | "result"> & {
  steps: (TryPage["steps"][number] & { link: { label: string; href: string } })[];
  roles: (TryPage["roles"][number] & { label: string })[];
};
export type ShiftStep = ShiftWords["steps"][number];
