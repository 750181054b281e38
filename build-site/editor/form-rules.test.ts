import type { Field } from "@sveltia/cms";
import { writtenAsText } from "content-model/field-metadata";
import { amount, group, list, oneOf, pattern, text } from "content-model/fields";
import { makeField, makeFields } from "content-model/form-fields";
import { formatAllContent } from "content-model/format-content";
import { email } from "content-model/formatted-text";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { href, ownHref } from "../../app/fields/link-fields.ts";
import { project } from "../../tests/content-copy.ts";
import {
  type AnyField,
  listFilled,
  listFilledFields,
  listRefusals,
} from "../../tests/filled-fields.ts";
import { oddDates, oddNumbers } from "../../tests/form-values.ts";
import { makeContentConfig, readFormSite } from "./editor-config.ts";

const site = readFormSite();

test("the form takes everything that is in content/", async () => {
  const files = formatAllContent(project, await makeContentConfig());
  const refusals = files.flatMap((file) =>
    listFilledFields(file)
      .flatMap(listRefusals)
      .map((refusal) => `${file.file}  ${refusal}`),
  );
  expect(refusals).toEqual([]);
});

test.each<[string, v.GenericSchema, unknown, string | undefined]>([
  [
    "a long text",
    text({ max: 5 }),
    "Planning",
    "at most 5 characters, no words in {braces}, no HTML or Markdown",
  ],
  ["a text with a reference, of any length", text({ max: 5 }), "{{claims.facilities}}", undefined],
  ["a sample, without its mark", text({ max: 5 }), "(sample) Short", undefined],
  ["a missing placeholder", pattern("date"), "Updated", "text with {date}, no HTML or Markdown"],
  [
    "a link without its slash",
    href(),
    "modules",
    "a page of this site such as /modules, or an address with https://",
  ],
  ["a text of another form", email(), "nobody", "an email address such as name@company.com"],
  ["a reference for a number", writtenAsText(amount()), "{{claims.rework:number}}", undefined],
  [
    "a number that may be two, where a reference may be",
    writtenAsText(amount()),
    "65.000",
    "a number, or a reference in {{double braces}}",
  ],
  [
    "a name that is none",
    writtenAsText(oneOf(["idle", "used"], "a state")),
    "new",
    "one of idle, used, or a reference in {{double braces}}",
  ],
])("%s", (_, schema, value, expected) => {
  const refusals = listFilled(value, makeField(site, "field", schema)).flatMap(listRefusals);
  expect(refusals).toEqual(expected ? [`field: ${value}: Expected ${expected}.`] : []);
});

test("what the product's design decides is asked for in an entry that is added alone", () => {
  const letter = group({ letter: text() });
  const [own]: AnyField[] = makeFields(site, letter.entries);
  const added: AnyField = makeField(site, "rows", list(letter));
  expect([own?.widget, added.fields?.[0]]).toEqual([
    "hidden",
    expect.objectContaining({ name: "letter", widget: "text" }),
  ]);
});

/** All fields that the forms have, at whatever depth. */
const listFields = (fields: readonly AnyField[]): AnyField[] =>
  fields.flatMap((each) => [
    each,
    ...listFields(each.fields ?? []),
    ...listFields(each.field ? [each.field] : []),
    ...(each.types ?? []).flatMap((type) => listFields(type.fields ?? [])),
  ]);

/** The fields of every form, at whatever depth. */
async function listAllFields(): Promise<AnyField[]> {
  const { collections = [] } = await makeContentConfig();
  const forms = collections.flatMap((each): { fields: Field[] }[] => {
    if ("files" in each) return each.files;
    return "folder" in each ? [each] : [];
  });
  return forms.flatMap(({ fields }) => listFields(fields));
}

test.each([
  ["number", 100, ["0", "-3", "7", "1200"], oddNumbers],
  ["datetime", 10, ["2027-01-15", "2028-02-29", "2000-02-29", "2027-04-30"], oddDates],
])("no field for a %s takes what is not plainly one", async (kind, least, right, odd) => {
  const own = (await listAllFields()).filter(({ widget }) => widget === kind);
  const patterns = new Set(own.map(({ pattern }) => String(pattern?.[0])));
  const listTaken = (texts: readonly string[]) =>
    [...patterns].flatMap((source) =>
      texts.filter((text) => new RegExp(source).test(text)).map((text) => `${source}: ${text}`),
    );
  expect(own.length).toBeGreaterThan(least);
  expect(listTaken([...odd, ""])).toEqual([]);
  expect(listTaken(right)).toHaveLength(right.length * patterns.size);
});

test("a field for a page of this site neither takes nor offers another site's address", () => {
  const field: AnyField = makeField(site, "field", ownHref());
  const listRefused = (value: string) => listFilled(value, field).flatMap(listRefusals);
  expect(listRefused("/modules/planning#data")).toEqual([]);
  expect(listRefused("https://example.com/modules")).toHaveLength(1);
  expect(`${field.hint} ${field.pattern?.[1]}`).not.toContain("https");
});
