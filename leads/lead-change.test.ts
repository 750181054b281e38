import { expect, it } from "vitest";
import type { LeadChange } from "./lead.ts";
import { applyChange } from "./lead-change.ts";

const at = "2026-11-20T11:00:00.000Z";
const later = "2026-11-20T12:00:00.000Z";

it.each<[answeredAt: string | undefined, ...changes: LeadChange[]]>([
  [undefined, { kind: "note", value: "x" }, { kind: "stage", value: "lost" }],
  [undefined, { kind: "stage", value: "not_for_us" }, { kind: "stage", value: "new" }],
  [at, { kind: "answered" }, { kind: "stage", value: "lost" }],
  [undefined, { kind: "stage", value: "in_progress" }, { kind: "stage", value: "new" }],
  [at, { kind: "stage", value: "won" }, { kind: "stage", value: "in_progress" }],
])(
  "stops the answer clock once, at %s, with an answer or a stage that takes one",
  (answeredAt, first, second) => {
    const state = first && applyChange({ stage: "new" }, first, at);
    expect(state && second && applyChange(state, second, later)?.answeredAt).toBe(answeredAt);
  },
);
