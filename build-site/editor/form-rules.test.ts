import type { Field } from "@sveltia/cms";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { withMetadata, writtenAsText } from "../../app/content/field-metadata.ts";
import { href, list, oneOf, pattern, text } from "../../app/content/fields.ts";
import { email, isoDate } from "../../app/content/formatted-text.ts";
import { pictureFile } from "../../app/content/media-fields.ts";
import { amount, wholeNumber } from "../../app/content/numbers.ts";
import { project } from "../../tests/content-copy.ts";
import { makeField } from "./editor-fields.ts";
import { formatAllContent } from "./format-content.ts";

/** A field as far as this test reads it. */
type AnyField = {
  name: string;
  widget?: string;
  pattern?: [string | RegExp, string] | undefined;
  options?: readonly unknown[];
  field?: Field;
  fields?: Field[] | undefined;
  types?: { name: string; fields?: Field[] | undefined }[];
  typeKey?: string | undefined;
};

/** What the form would say about a value: by its field's path, what it expects. */
function listRefusals(value: unknown, field: AnyField, path: string = field.name): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => refuseInside(item, field, `${path}[${at}]`));
  }
  if (typeof value === "object") return refuseInside(value, field, path);
  const { options, widget, pattern: [source, message] = ["", ""] } = field;
  if (widget === "number" && typeof value !== "number") return [`${path}: ${value} is no number`];
  const isOption = options?.some((each) => value === (Object(each).value ?? each));
  if (isOption === false) return [`${path}: ${value} is no option`];
  return new RegExp(source).test(String(value).trim()) ? [] : [`${path}: ${value}: ${message}`];
}

function refuseInside(value: unknown, field: AnyField, path: string): string[] {
  const { types, typeKey = "type" } = field;
  if (field.field) return listRefusals(value, field.field, path);
  const type = types?.find(({ name }) => name === Object(value)[typeKey]);
  return (type?.fields ?? field.fields ?? []).flatMap((each) =>
    listRefusals(Object(value)[each.name], each, `${path}.${each.name}`),
  );
}

test("the form takes everything that is in content/", async () => {
  const files = await formatAllContent(project);
  const refusals = files.flatMap(({ file, text: written, fields }) => {
    const head = file.endsWith(".md") ? (/^---\n(.*?)^---$/ms.exec(written)?.[1] ?? "") : written;
    const value = parse(head);
    return fields.flatMap((field) => {
      const found = "root" in field ? value : value?.[field.name];
      return listRefusals(found, field).map((each) => `${file}  ${each}`);
    });
  });
  expect(refusals).toEqual([]);
});

test.each<[string, v.GenericSchema, unknown, string | undefined]>([
  ["a text that fits", text({ max: 9 }), "Planning", undefined],
  [
    "a long text",
    text({ max: 5 }),
    "Planning",
    "at most 5 characters, no words in {braces}, no HTML or Markdown",
  ],
  [
    "a short text",
    text({ min: 9, max: 20 }),
    "Short",
    "9 to 20 characters, no words in {braces}, no HTML or Markdown",
  ],
  ["a text with a reference, of any length", text({ max: 5 }), "{{claims.facilities}}", undefined],
  ["a sample, without its mark", text({ max: 5 }), "(sample) Short", undefined],
  [
    "HTML",
    text({ max: 99 }),
    "<b>x</b>",
    "at most 99 characters, no words in {braces}, no HTML or Markdown",
  ],
  [
    "a placeholder too many",
    text({ max: 9 }),
    "{role}",
    "at most 9 characters, no words in {braces}, no HTML or Markdown",
  ],
  ["a missing placeholder", pattern("date"), "Updated", "text with {date}, no HTML or Markdown"],
  ["a placeholder that is filled in", pattern("date"), "Updated {date}", undefined],
  [
    "a link without its slash",
    href(),
    "modules",
    "a page of this site such as /modules, or an address with https://",
  ],
  ["a text of another form", email(), "nobody", "an email address such as name@company.com"],
  ["a number that is text", writtenAsText(amount()), "1.5", undefined],
  ["a reference for a number", writtenAsText(amount()), "{{claims.rework:number}}", undefined],
  [
    "a word for a number",
    writtenAsText(amount()),
    "many",
    "a number, or a reference in {{double braces}}",
  ],
  [
    "a name that is none",
    writtenAsText(oneOf(["idle", "used"], "a state")),
    "new",
    "one of idle, used, or a reference in {{double braces}}",
  ],
])("%s", (_, schema, value, expected) => {
  const refusals = listRefusals(value, makeField("field", schema));
  expect(refusals).toEqual(expected ? [`field: ${value}: Expected ${expected}.`] : []);
});

test.each<[string, v.GenericSchema, Partial<Record<string, unknown>>]>([
  ["a list with its limits", list(text(), { min: 1, max: 3 }), { widget: "list", min: 1, max: 3 }],
  ["a list that may be empty", list(text()), { widget: "list", required: false }],
  [
    "a choice",
    oneOf(["in-use", "idle"], "a state"),
    {
      widget: "select",
      options: [
        { label: "In use", value: "in-use" },
        { label: "Idle", value: "idle" },
      ],
    },
  ],
  ["a choice of numbers", wholeNumber([1, 2]), { widget: "select", options: [1, 2] }],
  ["a day", v.optional(isoDate()), { widget: "datetime", type: "date", required: false }],
  ["a number", amount(), { widget: "number", value_type: "float" }],
  [
    "a picture to upload next to the file",
    pictureFile(),
    { widget: "image", accept: ".avif,.jpg,.jpeg,.png,.svg,.webp" },
  ],
  [
    "a picture to upload to a folder",
    pictureFile("/content/pictures"),
    { widget: "image", media_folder: "/content/pictures", public_folder: "" },
  ],
  [
    "an entry of a folder",
    withMetadata({ names: "authors" }, text()),
    { widget: "relation", collection: "authors", value_field: "{{slug}}" },
  ],
  ["names of their own", v.record(v.string(), text()), { widget: "keyvalue" }],
])("%s has a control of its own", (_, schema, field) => {
  expect(makeField("field", schema)).toMatchObject(field);
});
