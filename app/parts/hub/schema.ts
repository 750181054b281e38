import { described } from "content-model/field-metadata";
import { group, list, listOf, oneOf, oneOfEach, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";

const nodeIds = ["erp", "cmms", "timekeeping", "security"] as const;
const categoryIds = ["erp", "planning", "cmms", "gate", "safety"] as const;

export const integrations = contentFile(
  "integrations.yaml",
  group({
    hub: described(
      "the drawing with four nodes; `in` is a record on its way to AES/32, `out` one that leaves it. Objects and frequencies are typical ones, not a promise: keep the note.",
      group({
        alt: described("what the diagram shows, for those who cannot see it", text({ max: 260 })),
        ...texts({ caption: 60, core: 60, examplesLabel: 20 }),
        directions: described("what each direction is called", group(texts({ in: 20, out: 20 }))),
        note: text({ max: 240 }),
        nodes: oneOfEach(
          group({
            id: oneOf(nodeIds, "a node"),
            ...texts({ name: 30, text: 90 }),
            position: oneOf(["left", "right"], "a side"),
            icon: oneOf(["ledger", "wrench", "gate", "shield"], "an icon"),
            color: oneOf(["petrol", "cleared", "caution", "signal"], "a color"),
            examples: list(text({ max: 30 }), { min: 1, max: 5 }),
            flows: listOf(1, 3, {
              direction: oneOf(["in", "out"], "a direction"),
              ...texts({ object: 60, frequency: 30 }),
            }),
          }),
          "id",
          nodeIds,
        ),
      }),
    ),
    categories: described(
      "the list of systems by kind. Name a system only when it can be connected.",
      oneOfEach(
        group({
          id: oneOf(categoryIds, "a category"),
          ...texts({ title: 40, text: 120 }),
          icon: described("two letters for the instrument bubble", text({ min: 2, max: 2 })),
          systems: list(text({ max: 30 }), { min: 1, max: 8 }),
        }),
        "id",
        categoryIds,
      ),
    ),
  }),
  "The systems that AES/32 connects to. How It Works and Integrations draw on it.",
);
export type Integrations = Content<typeof integrations>;

export type HubSystem = Integrations["hub"]["nodes"][number];
