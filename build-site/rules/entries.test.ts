import { expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { contactPage } from "../../app/parts/contact-form/form-schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { legalTexts } from "../../app/parts/texts/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { buildCampaignCosts, buildContactPages } from "../contact-answers.ts";
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

const file = "campaigns/spring-window.yaml";

test("a campaign cannot have an address that is taken", async () => {
  const taken = ["404", "desk", "edit", "files", "index", "modules", "timetrack"];
  // Two campaigns may share neither title nor description.
  for (const [at, name] of taken.entries()) {
    content.write(`campaigns/${name}.yaml`, content.read(file));
    content.change(`campaigns/${name}.yaml`, ["title"], `Title ${at}`);
    content.change(`campaigns/${name}.yaml`, ["description"], `${at}`.repeat(60));
  }
  expect((await content.findFaults()).map(({ message }) => message)).toEqual(
    taken.map((name) => `has the address /${name}, which is taken; rename the file`),
  );
});

test.each<[string, (string | number)[], unknown, string]>([
  ["a link to a form that is not there", ["bands", 3], undefined, 'the page has no band "form"'],
  ["an interest that the form lacks", ["bands", 3, "interests", 0], "Demos", "did you mean"],
])("%s is a fault", async (_name, path, value, message) => {
  content.change(file, path, value);
  const [fault] = await findFaults();
  expect(fault).toContain(message);
});

test("the function answers the form on a campaign’s own page, as long as it is online", () => {
  const getPaths = () => buildContactPages(content.root, editions).map(({ path }) => path);
  expect(getPaths()).toEqual(["/contact/", "/spring-window/"]);
  content.change(file, ["draft"], true);
  expect(getPaths()).toEqual(["/contact/"]);
});

test("the report knows what a campaign costs, also once it is over", () => {
  content.change(file, ["cost"], 4800);
  content.change(file, ["until"], { day: "2026-01-31", to: "/contact" });
  expect(buildCampaignCosts(content.root)).toEqual([
    { label: "spring-window", cost: 4800, until: "2026-01-31" },
  ]);
});

test("the function knows the whole text that a visitor agrees to", () => {
  const { consent } = readContent(content.root, contactPage).form;
  const { html } = readContent(content.root, legalTexts).privacy;
  const { company } = readContent(content.root, site);
  const before = consent.before.replace("{company}", company);
  for (const { agreement } of buildContactPages(content.root, editions)) {
    for (const words of [before, consent.link.label, consent.after, html]) {
      expect(agreement).toContain(words);
    }
  }
});
