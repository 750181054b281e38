import { expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { contactPage } from "../../app/parts/contact-form/form-schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { legalTexts } from "../../app/parts/texts/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { drawPage } from "../../tests/draw-page.ts";
import { buildContactPages } from "../contact-answers.ts";
import { readContent } from "../sources/read-content.ts";

const content = new ContentCopy();
const file = "campaigns/spring-window.yaml";

const findFaults = async () =>
  (await content.findFaults()).map(({ line, field, message }) => `${line} ${field} ${message}`);

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

const pilot = { day: "2099-06-30", to: "/pilot" };

/** A second campaign, next to that of the sample, with these last days. */
function writeTwo(first: object, second: object) {
  content.write("campaigns/autumn.yaml", content.read(file).replaceAll("pring", "utumn"));
  content.change("campaigns/autumn.yaml", ["description"], "x".repeat(60));
  content.change("campaigns/autumn.yaml", ["until"], second);
  content.change(file, ["until"], first);
}

test.each([
  ["itself", "/spring-window#form", pilot, '"/spring-window#form" leads to itself'],
  [
    "one that has ended by then",
    "/autumn",
    { ...pilot, day: "2099-06-29" },
    '"/autumn" is offline',
  ],
  ["an old address", "/old-plan", pilot, '"/old-plan" redirects to /modules/planning; write that'],
])(
  "a campaign that ends leads to a page that stays, not to %s",
  async (_name, to, second, fault) => {
    writeTwo({ day: "2099-06-30", to }, second);
    expect(await findFaults()).toEqual([expect.stringContaining(fault)]);
  },
);

test("the function answers the form on a campaign’s own page, as long as it is online", () => {
  const getPaths = () => buildContactPages(content.root, editions).map(({ path }) => path);
  expect(getPaths()).toEqual(["/contact/", "/spring-window/"]);
  content.change(file, ["draft"], true);
  expect(getPaths()).toEqual(["/contact/"]);
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

test("a campaign that is not online says in the preview since when it will be, and visitors see no page", () => {
  const preview = {
    isPreview: true,
    hasBackend: false,
    notes: [],
    getEditAddress: (name: string) => name,
  };
  const draw = () => drawPage(content.root, "/spring-window", preview)?.("main").text();
  content.change(file, ["draft"], true);
  expect(draw()).toContain("Draft. Visitors");
  expect(drawPage(content.root, "/spring-window")).toBeUndefined();
  content.change(file, ["draft"], false);
  content.change(file, ["publish"], "2999-01-15");
  expect(draw()).toContain("Visitors see this page from January 15, 2999 on.");
  expect(drawPage(content.root, "/spring-window")).toBeUndefined();
  content.change(file, ["publish"], undefined);
  expect(draw()).not.toContain("Visitors see");
});
