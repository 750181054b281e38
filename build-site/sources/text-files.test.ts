import { expect, test } from "vitest";
import { downloadSchema } from "../../app/parts/texts/schema.ts";
import { parseTextFile } from "./text-files.ts";

const head = `---
kind: Guide
subtitle: For tests
status: Confirmed
facts:
  version: 4.7.0.364
  released: (sample) 12 May 2017
  mail: ops@plant.example
---
`;
const siteFacts = new Map([["company", { value: "A & B <GmbH>", isSample: true }]]);

const parse = (body: string, options: { marksSamples?: boolean } = {}) =>
  parseTextFile({
    file: "content/documents/guide.md",
    source: head + body,
    schema: downloadSchema,
    facts: siteFacts,
    getPart: (name) => (name === "steps" ? "1. Stop.\n2. Start {version}.\n" : undefined),
    ...options,
  });

test("words in braces are filled in from the site and from the head", () => {
  expect(parse("Version {version} of {company}.").text?.html).toBe(
    "<p>Version 4.7.0.364 of A &amp; B &lt;GmbH&gt;.</p>\n",
  );
});

test("samples are listed, and marked where that is asked for", () => {
  const source = "On {released}, by {company}.";
  expect(parse(source).content.samples.map(({ field }) => field)).toEqual(["facts.released"]);
  expect(parse(source).text?.html).not.toContain("<mark>");
  expect(parse(source, { marksSamples: true }).text?.html).toContain("<mark>12 May 2017</mark>");
});

test("a part stands in for its line, with its own words filled in", () => {
  expect(parse("## Steps\n\n{part:steps}").text?.html).toContain("<li>Start 4.7.0.364.</li>");
});

test.each([
  ["a word that nothing fills in", "Since {relased}.", 'did you mean "released"?'],
  ["a part that is not there", "{part:stops}", "{part:stops} is not filled in here"],
  ["a link that leads nowhere", "[Here](/no/where).", "is not a page on this site"],
])("%s is a fault with its file", (_, body, message) => {
  const { text, faults } = parse(body);
  expect(text).toBeUndefined();
  expect(faults[0]?.file).toBe("content/documents/guide.md");
  expect(faults[0]?.message).toContain(message);
});
