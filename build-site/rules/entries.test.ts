import { beforeAll, describe, expect, test } from "vitest";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { readContent } from "../sources/read-content.ts";

const content = new ContentCopy();

const findFaults = async () =>
  (await content.findFaults()).map(
    ({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`,
  );

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

/** All are checked at one go. */
describe("a fault", () => {
  let faults: string[];

  beforeAll(async () => {
    const change = (name: string, from: string, to: string, as = name) =>
      content.write(`jobs/${as}`, content.read(`jobs/${name}`).replace(from, to));
    change("turnaround-advisor.yaml", "2025-10-01", "2098-01-01");
    change("support-engineer.yaml", "employment", "publish: 2025-07-02\nemployment");
    change("support-engineer.yaml", "Support", "Site", "Site Engineer.yaml");
    faults = await findFaults();
    content.restore();
  });

  test.each([
    ["of a day to come", /turnaround-advisor.yaml:3 date: .*"publish: 2098-01-01"/],
    [
      "of a last day before the first",
      /support-engineer.yaml:4 validUntil: "2025-06-30" is before publish, 2025-07-02/,
    ],
    ["of a name that makes a poor address", /Site Engineer.yaml:1 : .* is part of an address/],
  ])("%s", (_name, expected) => {
    expect(faults).toContainEqual(expect.stringMatching(expected));
  });
});
