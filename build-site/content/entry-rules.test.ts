import { expect, test } from "vitest";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { createReader, readContent } from "./read-content.ts";

const content = new ContentCopy();
const file = "jobs/integration-engineer.yaml";

const findFaults = async () =>
  (await content.findFaults()).map(({ file, line, message }) => `${file}:${line} ${message}`);

test("an open folder may have any number of files, also none", async () => {
  for (const { slug } of readContent(content.root, jobs)) content.remove(`jobs/${slug}.yaml`);
  expect(await findFaults()).toEqual([]);
  expect(readContent(content.root, jobs)).toEqual([]);
});

test("entries come by file name, which is their slug; those that visitors do not see are drafts", () => {
  expect(readContent(content.root, jobs).map(({ slug, draft }) => [slug, draft])).toEqual([
    ["integration-engineer", false],
    ["support-engineer", true],
    ["turnaround-advisor", false],
  ]);
});

test("visitors get the entries that are online", () => {
  const read = createReader({ root: content.root, hasDrafts: false, pictures: new Map() });
  expect(read(jobs).map(({ slug }) => slug)).toEqual([
    "integration-engineer",
    "turnaround-advisor",
  ]);
});

test.each([
  [
    "a field that does not fit",
    file,
    "employment: full-time",
    "employment: fulltime",
    7,
    'did you mean "full-time"?',
  ],
  [
    "a day that is to come",
    file,
    "date: 2025-09-01",
    "date: 2098-01-01",
    3,
    'add a line "publish: 2098-01-01"',
  ],
  [
    "a last day before the first",
    file,
    "validUntil: 2099-12-31",
    "validUntil: 2099-12-31\npublish: 2100-01-01",
    1,
    '"2099-12-31" is before publish, 2100-01-01',
  ],
])("%s is a fault with its line", async (_name, file, from, to, line, message) => {
  content.write(file, content.read(file).replace(from, to));
  const faults = await findFaults();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`content/${file}:${line} `);
  expect(faults[0]).toContain(message);
});

test.each([
  [
    "a name that makes a poor address",
    "jobs/Site Engineer.yaml",
    '"Site Engineer" is part of an address',
  ],
  ["a file of another kind", "jobs/site-engineer.docx", "is not a content file"],
])("%s is a fault", async (_name, other, message) => {
  content.write(
    other,
    content.read(file).replace("Integration Engineer", "Site Engineer").replace("gates,", "doors,"),
  );
  expect(await findFaults()).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["/careers/integration-enginer", 'did you mean "/careers/integration-engineer"?'],
  ["/modulse", 'did you mean "/modules"?'],
])("a link to %s, which is no page, is a fault", async (href, message) => {
  content.change("pages/about.yaml", ["hero", "primary", "href"], href);
  const [fault, ...others] = await findFaults();
  expect(others).toEqual([]);
  expect(fault).toContain(`"${href}" is not a page on this site`);
  expect(fault).toContain(message);
});

test.each([["integration-engineer"], ["support-engineer"]])(
  "a link to %s, which is online or leads on, is none",
  async (slug) => {
    content.change("pages/about.yaml", ["hero", "primary", "href"], `/careers/${slug}/?a=b#c`);
    expect(await findFaults()).toEqual([]);
  },
);

test("a link to a draft is a fault", async () => {
  content.change(file, ["draft"], true);
  content.change("pages/about.yaml", ["hero", "primary", "href"], "/careers/integration-engineer");
  expect(await findFaults()).toEqual([expect.stringContaining("is not online")]);
});

test("a legal text links to pages that are there", async () => {
  content.write("legal/terms.md", `${content.read("legal/terms.md")}\n[Jobs](/carers)\n`);
  expect(await findFaults()).toEqual([
    expect.stringMatching(/legal\/terms\.md:\d+ "\/carers" is not a page .*"\/careers"\?$/),
  ]);
});

test("no two pages share a title", async () => {
  content.change(file, ["title"], "Turnaround Advisor");
  expect(await findFaults()).toEqual([expect.stringContaining("is already the title of")]);
});
