import * as v from "valibot";
import { expect, test } from "vitest";
import { described, describeField, listDescriptions } from "./field-metadata.ts";
import { group, list, text } from "./fields.ts";

const schema = v.pipe(
  group({
    title: described("above all", text()),
    people: list(group({ name: described("of a person", v.optional(text())), role: text() })),
  }),
  v.check(() => true),
);

test("a field is described by its path, through lists, checks and what may be missing", () => {
  expect(describeField(schema, ["title"])).toBe("above all");
  expect(describeField(schema, ["people", 3, "name"])).toBe("of a person");
  expect(describeField(schema, ["people", 3, "role"])).toBeUndefined();
  expect(describeField(schema, ["no", "such"])).toBeUndefined();
});

test("every description is listed with its path", () => {
  expect(listDescriptions(schema)).toEqual([
    { field: "title", description: "above all" },
    { field: "people[].name", description: "of a person" },
  ]);
});
