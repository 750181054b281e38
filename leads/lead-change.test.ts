import { expect, it } from "vitest";
import type { LeadChange } from "./lead.ts";
import { applyChange, parseDollars } from "./lead-change.ts";

const at = "2026-11-20T11:00:00.000Z";
const later = "2026-11-20T12:00:00.000Z";

it.each<[answeredAt: string | undefined, ...changes: LeadChange[]]>([
  [undefined, { kind: "note", value: "x" }, { kind: "stage", value: "lost" }],
  [undefined, { kind: "stage", value: "not_for_us" }, { kind: "stage", value: "new" }],
  [at, { kind: "answered" }, { kind: "stage", value: "lost" }],
  [at, { kind: "stage", value: "in_progress" }, { kind: "stage", value: "new" }],
  [at, { kind: "stage", value: "won" }, { kind: "stage", value: "in_progress" }],
])(
  "stops the answer clock once, at %s, with an answer or a stage that takes one",
  (answeredAt, first, second) => {
    const state = first && applyChange({ stage: "new" }, first, at);
    expect(state && second && applyChange(state, second, later)?.answeredAt).toBe(answeredAt);
  },
);

it.each([
  ["25000", 25_000],
  ["25.000", 25_000],
  ["$25,000", 25_000],
  ["US$ 25 000", 25_000],
  ["25’000 USD", 25_000],
  ["1.250.000,00", 1_250_000],
  ["0", 0],
])("reads %j as %d", (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

it.each(["", "$", "25k", "25.000 €", "12.50", "1,5", "0.500", "1,2345", "25.000.00", "1e3", "-5"])(
  "does not guess what %j means",
  (text) => {
    expect(parseDollars(text)).toBeUndefined();
  },
);
