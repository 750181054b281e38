import * as v from "valibot";
import { expect, test } from "vitest";
import { described } from "../schema/field-metadata.ts";
import { group, list, listOf, text } from "../schema/fields.ts";
import { variants } from "../schema/variants.ts";
import type { FieldPath } from "./content-file.ts";
import { leaveOut } from "./leave-out.ts";

const remove = (schema: v.GenericSchema, value: unknown, ...fields: FieldPath[]) => {
  const { value: rest, leftOut, kept } = leaveOut(schema, { value, written: value }, fields);
  return { rest, leftOut, kept };
};

const quote = group({ words: text(), role: text(), name: v.optional(text()) });

test("an optional field goes alone, a required one with what it is part of", () => {
  const quotes = list(quote);
  const value = [
    { words: "A", role: "Planner", name: "B" },
    { words: "C", role: "Foreman" },
  ];
  expect(remove(quotes, value, [0, "name"])).toEqual({
    rest: [{ words: "A", role: "Planner" }, value[1]],
    leftOut: [[0, "name"]],
    kept: [],
  });
  expect(remove(quotes, value, [0, "words"], [0, "role"], [0, "name"])).toMatchObject({
    rest: [value[1]],
    leftOut: [[0]],
  });
  expect(remove(quotes, value, [0, "words"], [1, "role"])).toMatchObject({
    rest: [],
    leftOut: [[0], [1]],
  });
});

test("entries go until the list has its least number, then the list", () => {
  const band = group({
    title: text(),
    people: described("if any", v.optional(listOf(2, 4, { name: text() }))),
  });
  const people = ["A", "B", "C"].map((name) => ({ name }));
  const value = { title: "T", people };
  const names = people.map((_, at) => ["people", at, "name"]);
  expect(remove(band, value, ...names.slice(0, 1)).rest).toEqual({
    title: "T",
    people: people.slice(1),
  });
  expect(remove(band, value, ...names.slice(0, 2))).toEqual({
    rest: { title: "T" },
    leftOut: [["people"]],
    kept: [],
  });
});

test("a band goes as a whole; what a schema needs, or the first of its kind, stays", () => {
  const page = v.pipe(
    group({
      title: text(),
      bands: list(variants("band", "a band", { hero: { lead: text() }, quote: quote.entries })),
    }),
    v.forward(
      v.check(({ bands }) => bands[0]?.band === "hero", "begins with a hero"),
      ["title"],
    ),
  );
  const value = {
    title: "T",
    bands: [
      { band: "hero", lead: "L" },
      { band: "quote", words: "W", role: "R" },
    ],
  };
  const fields = [["title"], ["bands", 0, "lead"], ["bands", 1, "role"]];
  expect(remove(page, value, ...fields)).toEqual({
    rest: { title: "T", bands: [value.bands[0]] },
    leftOut: [["bands", 1]],
    kept: [["bands", 0, "lead"], ["title"]],
  });
});

test("what names a part that is gone goes with it, and later parts keep their places", () => {
  const schema = v.pipe(
    group({ names: list(text()), logos: list(group({ alt: text() })) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const at = input.logos.findIndex(({ alt }) => !input.names.includes(alt));
      if (at < 0) return;
      addIssue({
        message: "is nobody's",
        path: [
          { type: "object", origin: "value", input, key: "logos", value: input.logos },
          { type: "array", origin: "value", input: input.logos, key: at, value: input.logos[at] },
        ],
      });
    }),
  );
  const value = { names: ["A", "B", "C"], logos: [{ alt: "A" }, { alt: "B" }, { alt: "C" }] };
  expect(remove(schema, value, ["names", 0], ["names", 1], ["logos", 2, "alt"])).toEqual({
    rest: { names: ["C"], logos: [] },
    leftOut: [
      ["names", 0],
      ["names", 1],
      ["logos", 2],
    ],
    kept: [],
  });
});
