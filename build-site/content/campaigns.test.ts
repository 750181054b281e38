import { expect, test } from "vitest";
import { oldAddresses } from "../../app/content/redirects-schema.ts";
import { editions } from "../../app/editions.ts";
import { campaigns } from "../../app/pages/campaign/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { buildContactPages } from "../contact-answers.ts";
import { listSamples } from "./all-content.ts";
import { createReader, readContent } from "./read-content.ts";

const content = new ContentCopy();
const file = "campaigns/spring-window.yaml";

const findFaults = async () =>
  (await content.findFaults()).map(({ line, field, message }) => `${line} ${field} ${message}`);

/** Today, and so many days later or before (UTC). */
const getDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([["modules"], ["desk"], ["edit"], ["files"], ["timetrack"], ["404"], ["index"]])(
  "a campaign cannot have the address /%s",
  async (name) => {
    const words = content.read(file);
    content.remove(file);
    content.write(`campaigns/${name}.yaml`, words);
    expect(await findFaults()).toEqual([
      expect.stringContaining(`has the address /${name}, which is taken; rename the file`),
    ]);
  },
);

test("a campaign cannot have the address of a redirect", async () => {
  content.write("redirects.yaml", "- { from: /spring-window, to: /modules }\n");
  expect(await findFaults()).toEqual([
    expect.stringContaining('"/spring-window" is a page on this site'),
  ]);
});

test.each<[string, (string | number)[], unknown, string]>([
  ["an unknown band", ["bands", 1, "band"], "benefit", 'did you mean "benefits"?'],
  ["a band without a name", ["bands", 1, "band"], undefined, "is missing"],
  ["an unknown field of a band", ["bands", 3, "interest"], [], 'did you mean "interests"?'],
  ["a page that begins without its heading", ["bands", 0], undefined, "expected a hero"],
  ["a link to a form that is not there", ["bands", 3], undefined, 'the page has no band "form"'],
  ["a picture that is not there", ["bands", 0, "picture"], "persona-operation", "did you mean"],
  ["an article that is not there", ["bands", 2, "articles", 0, "href"], "/blog/pitfalls", "is not"],
  ["an interest that the form lacks", ["bands", 3, "interests", 0], "Demos", "did you mean"],
])("%s is a fault", async (_name, path, value, message) => {
  content.change(file, path, value);
  const [fault] = await findFaults();
  expect(fault).toContain(message);
});

test("a second form is a fault, with its line", async () => {
  content.write(
    file,
    `${content.read(file)}  - { band: form, eyebrow: A, title: B, text: C, interests: [] }\n`,
  );
  const line = content.read(file).trimEnd().split("\n").length;
  expect(await findFaults()).toEqual([`${line} bands[4] is a second form, expected one on a page`]);
});

test("after its last day, a campaign is no page, and its address leads on", () => {
  content.change(file, ["until"], { day: getDay(-1), to: "/pilot" });
  const read = createReader({ root: content.root, hasDrafts: false, pictures: new Map() });
  expect(read(campaigns)).toEqual([]);
  expect(readContent(content.root, oldAddresses)["/spring-window"]).toBe("/pilot");
});

test("on its last day, a campaign is still a page", () => {
  content.change(file, ["until"], { day: getDay(0), to: "/pilot" });
  expect(readContent(content.root, campaigns)).toMatchObject([{ draft: false }]);
  expect(readContent(content.root, oldAddresses)).not.toHaveProperty("/spring-window");
});

test("the function answers the form on a campaign’s own page, as long as it is online", () => {
  const getPaths = () => buildContactPages(content.root, editions).map(({ path }) => path);
  expect(getPaths()).toEqual(["/contact/", "/spring-window/"]);
  content.change(file, ["draft"], true);
  expect(getPaths()).toEqual(["/contact/"]);
});

test("a sample is listed once visitors can see it", async () => {
  const hasSample = async () =>
    (await listSamples(content.root)).some((sample) => sample.file === `content/${file}`);
  content.change(file, ["bands", 0, "eyebrow"], "(sample) Sample fair");
  expect(await hasSample()).toBe(true);
  content.change(file, ["draft"], true);
  expect(await hasSample()).toBe(false);
});
