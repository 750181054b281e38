import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "content-model/check-files";
import { described } from "content-model/field-metadata";
import { group, list, text } from "content-model/fields";
import { contentFile } from "content-model/source";
import { afterAll, expect, test } from "vitest";
import { link } from "../../app/fields/page-fields.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { checkFiles } from "./references.ts";

const page = contentFile("page.yaml", group({ title: text({ max: 20 }), links: list(link()) }));
const names = contentFile("names.yaml", list(group({ name: text() })));
const whole = "title: Planning\nlinks:\n  - label: All modules\n    href: /modules\n";

const root = makeTemporaryFolder(afterAll);
mkdirSync(join(root, "content"));

function check(yaml: string, source: typeof page | typeof names = page) {
  writeFileSync(join(root, "content", source.file), yaml);
  return checkFiles(root, source);
}

test("a file that fits has its value", () => {
  expect(check(whole)).toMatchObject({
    faults: [],
    values: [{ title: "Planning", links: [{ label: "All modules", href: "/modules" }] }],
  });
});

test("a fault has file, line, field, what was found, what was expected and the nearest value", () => {
  const { faults } = check(whole.replace("/modules", "/modules/planing"));
  expect(new ContentError(faults).message).toBe(
    'content/page.yaml:4  links[0].href: "/modules/planing" is not a page on this site (app/routes.ts lists them); did you mean "/modules/planning"?',
  );
});

test("a fault says what the schema says of its field", () => {
  const page = contentFile("page.yaml", group({ title: described("above all", text()) }));
  writeFileSync(join(root, "content/page.yaml"), "title: 12\n");
  expect(new ContentError(checkFiles(root, page).faults).message).toMatch(
    /^content\/page.yaml:1 {2}title: found the number 12, .*\n {2}title: above all$/,
  );
});

test.each([
  [
    "a missing field, at the group that lacks it",
    "label: All modules\n    ",
    "",
    "3 links[0].label",
  ],
  ["an unknown field, at its own line", "href:", "herf: x\n    href:", "4 links[0].herf"],
])("%s", (_name, from, to, place) => {
  const { faults } = check(whole.replace(from, to));
  expect(faults.map(({ line, field }) => `${line} ${field}`)).toEqual([place]);
});

test("the mark of a sample is a fault where it does not count", () => {
  expect(check("- name: Real (sample)\n", names).faults).toMatchObject([
    { field: "names[0].name", message: expect.stringContaining("at the beginning of the text") },
  ]);
});

test("a sample is read as plain text, and listed with file, line, field and value", () => {
  const { files, values } = check("- name: Real\n- name: (sample) 007\n", names);
  expect(values).toEqual([[{ name: "Real" }, { name: "007" }]]);
  expect(files[0]?.samples).toEqual([
    { file: "content/names.yaml", line: 2, field: "names[1].name", value: "007" },
  ]);
});
