import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "./read-content.ts";
import { homePage as homePageSource } from "../../app/pages/home/schema.ts";
import { stories as storiesSource } from "../../app/pages/home/stories-schema.ts";
import { moduleIds, personaIds } from "../../app/routes.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { ContentError } from "./check-files.ts";

const content = new ContentCopy();
const home = "pages/home.yaml";
const start = ["personas", 1, "recommendedModuleId"];

describe("content that does not fit", () => {
  test("a resource without a text, or without its PDF, is a fault", () => {
    content.change(
      "resources.yaml",
      [[2, "id"], "no-such-guide"],
      [[3, "source"], "documents/none.md"],
    );
    expect(content.getFaults().map(({ message }) => message)).toEqual([
      "has no text, expected a file content/documents/no-such-guide.md",
      "has no text, expected a file content/documents/none.md",
    ]);
    content.change("resources.yaml", [[2, "source"], "documents/installation-guide-server.md"]);
    expect(content.getFaults()[0]?.message).toContain(
      "no-such-guide.pdf; make it with: npm run documents",
    );
  });

  test("a fault in a legal text is found, with its file", () => {
    content.write("legal/imprint.md", content.read("legal/imprint.md").replace("{vatId}", "{vat}"));
    expect(content.getFaults()).toEqual([
      expect.objectContaining({ file: "content/legal/imprint.md", message: expect.any(String) }),
    ]);
  });

  test("is reported with file, line, field, what was found, what was expected and the nearest value", () => {
    content.change("personas.yaml", [start, "timemanagment"]);
    const error = new ContentError(content.getFaults());
    const line = content.findLine("personas.yaml", "timemanagment");
    expect(error.message).toBe(
      `content/personas.yaml:${line}  personas[1].recommendedModuleId: "timemanagment" is not a module; expected one of ${moduleIds.join(", ")}; did you mean "timemanagement"?`,
    );
  });

  test("is reported in full, in the order of files and lines", () => {
    content.change("site.yaml", [["origin"], "http://a.example/"], [["name"], 32]);
    content.change("chrome.yaml", [["topBar", "home", "lable"], "Home"]);
    expect(content.getFaults().map(({ file, field }) => [file, field])).toEqual([
      ["content/chrome.yaml", "topBar.home.lable"],
      ["content/site.yaml", "name"],
      ["content/site.yaml", "origin"],
    ]);
  });

  const sentence = "words ".repeat(30).trim();
  type Broken = [
    name: string,
    file: string,
    path: (string | number)[],
    value: unknown,
    message: string,
  ];
  const broken: Broken[] = [
    [
      "a missing field",
      home,
      ["hero", "pickerLabel"],
      undefined,
      "is missing: found nothing, expected text",
    ],
    ["an empty field", home, ["hero", "pickerLabel"], null, "found nothing, expected text"],
    [
      "a number",
      home,
      ["hero", "pickerLabel"],
      4,
      "found the number 4, expected text (put it in quotes)",
    ],
    [
      "a text for a group",
      home,
      ["hero", "primary"],
      "/modules",
      'found "/modules", expected a group with the fields label, href',
    ],
    ["a text for a list", home, ["whyChoose", "proof"], "50+", 'found "50+", expected a list'],
    [
      "a long text",
      home,
      ["hero", "keyPointsLabel"],
      sentence,
      "is 179 characters long, expected at most 40",
    ],
    [
      "a short description",
      home,
      ["description"],
      "Too short.",
      "is 10 characters long, expected 50 to 160",
    ],
    [
      "a stray placeholder",
      home,
      ["hero", "keyPointsLabel"],
      "For {persona}",
      "{persona} is not filled in here",
    ],
    [
      "a missing placeholder",
      home,
      ["lastUpdated"],
      "Last updated",
      '{date} is missing in "Last updated"',
    ],
    [
      "a wrong figure",
      "modules/planning.yaml",
      ["tier"],
      4,
      "found the number 4, expected one of 1, 2, 3",
    ],
    [
      "a wrong date",
      "site.yaml",
      ["lastUpdated", "home"],
      "2025-13-29",
      'found "2025-13-29", expected a date',
    ],
    [
      "a wrong mail address",
      "site.yaml",
      ["mailboxes", "general"],
      "info",
      'found "info", expected an e-mail address',
    ],
    ["a wrong color", "site.yaml", ["themeColor"], "beige", 'found "beige", expected a color'],
    ["a list that is too short", "customers.yaml", ["names"], ["A"], "has 1 items, expected 8"],
    [
      "a headline of ten words",
      "personas.yaml",
      ["personas", 0, "headline"],
      "1 2 3 4 5 6 7 8 9 invoice.",
      "has 10 words, expected at most 9",
    ],
    [
      "a tag that is taken",
      "modules/planning.yaml",
      ["tag"],
      "TM-01",
      '"TM-01" is already the tag of timemanagement',
    ],
    [
      "a name that is another module's",
      "personas.yaml",
      ["personas", 0, "recommendedModule"],
      "Planning",
      'expected "Time Management"',
    ],
    [
      "recommendations that disagree",
      "personas.yaml",
      ["personas", 1, "modules"],
      ["planning"],
      "but recommendedFor in content/modules names turnaround for timemanagement, planning",
    ],
    ["a link to no page", home, ["hero", "primary", "href"], "/module", 'did you mean "/modules"?'],
    [
      "a link to no module",
      home,
      ["hero", "primary", "href"],
      "/modules/planing",
      'did you mean "/modules/planning"?',
    ],
    [
      "a link with an unknown persona",
      home,
      ["hero", "primary", "href"],
      "/modules?persona=operation",
      'did you mean "operations"?',
    ],
    [
      "a link with an unknown interest",
      home,
      ["hero", "primary", "href"],
      "/contact/?interest=Demos",
      'did you mean "Demo"?',
    ],
    [
      "a link without encryption",
      home,
      ["hero", "primary", "href"],
      "http://example.com",
      "an address that starts with https://",
    ],
    [
      "a link without a scheme",
      home,
      ["hero", "primary", "href"],
      "//example.com",
      "an address that starts with https://",
    ],
    ["a script as link", home, ["hero", "primary", "href"], "javascript:alert(1)", "is not a link"],
  ];
  test.each(broken)("%s is a fault", (_name, file, path, value, message) => {
    content.change(file, [path, value]);
    const faults = content.getFaults();
    expect(faults).toHaveLength(1);
    expect(faults[0]?.file).toBe(`content/${file}`);
    expect(faults[0]?.message).toContain(message);
  });

  test("an unknown field names the one that was meant, at its own line", () => {
    content.write(home, `${content.read(home)}\npickrLabel: Choose\n`);
    content.change(home, [["hero", "pickrLabel"], "Choose"]);
    const [inHero, atEnd] = content.getFaults();
    expect(inHero).toMatchObject({
      field: "hero.pickrLabel",
      line: content.findLine(home, " pickrLabel"),
      message: expect.stringContaining('did you mean "pickerLabel"?'),
    });
    expect(atEnd).toMatchObject({
      field: "pickrLabel",
      line: content.read(home).split("\n").indexOf("pickrLabel: Choose") + 1,
    });
  });

  test("a missing field is reported at the group that lacks it", () => {
    content.change(home, [["hero", "pickerLabel"], undefined]);
    expect(content.getFaults()[0]).toMatchObject({
      field: "hero.pickerLabel",
      line: content.findLine(home, "hero:"),
    });
  });

  test("the title of a second page, or its description, is a fault", () => {
    const { title, description } = readContent(content.root, homePageSource);
    content.change(
      "pages/error.yaml",
      [["title"], title.toUpperCase()],
      [["description"], description],
    );
    expect(
      content.getFaults().map(({ field, message }) => [field, message.split(" is already ")[1]]),
    ).toEqual([
      ["title", "the title of content/pages/home.yaml"],
      ["description", "the description of content/pages/home.yaml"],
    ]);
  });

  test("a title is measured with the suffix that the browser shows", () => {
    content.change("pages/error.yaml", [["title"], "x".repeat(55)]);
    expect(content.getFaults()[0]?.message).toContain("is 64 characters long, expected at most 60");
    content.change("pages/error.yaml", [["title"], `${"x".repeat(50)} AES/32`]);
    expect(content.getFaults()).toEqual([]);
  });

  test("the underlined words must stand in the headline", () => {
    content.change("personas.yaml", [["personas", 0, "underline"], "nowhere"]);
    expect(content.getFaults()[0]).toMatchObject({
      field: "personas[0]",
      message: expect.stringContaining('underline "nowhere" does not occur in the headline'),
    });
  });

  test("a persona that is missing, doubled or out of order is a fault", () => {
    const [first, second, ...rest] = readContent(content.root, storiesSource);
    content.change("stories.yaml", [[0], second], [[1], first]);
    expect(rest).toHaveLength(2);
    expect(content.getFaults()[0]?.message).toBe(
      `lists turnaround, maintenance, operations, procurement; expected each once, in this order: ${personaIds.join(", ")}`,
    );
  });

  test("a callout points at a place that its picture knows", () => {
    const callout = { anchor: "scafold", tag: "S-1", text: "idle", dx: 10, dy: 10 };
    content.change("personas.yaml", [["personas", 0, "callouts"], [callout]]);
    expect(content.getFaults()[0]).toMatchObject({
      field: "personas[0].callouts[0].anchor",
      message: expect.stringContaining('did you mean "scaffold"?'),
    });
  });

  test("a picture is one that is rendered", () => {
    content.change("personas.yaml", [["personas", 1, "picture"], "persona-turnarounds"]);
    expect(content.getFaults()[0]).toMatchObject({
      field: "personas[1].picture",
      message: expect.stringContaining('did you mean "persona-turnaround"?'),
    });
  });

  test("a field of a file that is a list carries the file's name", () => {
    content.change("industries.yaml", [[2, "name"], ""]);
    const fields = content.getFaults().map(({ field }) => field);
    expect(fields).toEqual(["industries[2].name"]);
  });

  test("a file that is missing, and one that belongs nowhere", () => {
    content.write("persona.yaml", content.read("personas.yaml"));
    rmSync(join(content.root, "content/modules/planning.yaml"));
    expect(content.getFaults().map(({ file, message }) => `${file} ${message}`)).toEqual([
      "content/modules/planning.yaml is missing, expected a file",
      'content/persona.yaml is not a file of the content; did you mean "content/personas.yaml"?',
    ]);
  });

  test("a colon in a text without quotes is explained", () => {
    content.write(
      "messages.yaml",
      content.read("messages.yaml").replace(/linkCopied: .*/, "linkCopied: Done: copied"),
    );
    expect(content.getFaults()[0]).toMatchObject({
      file: "content/messages.yaml",
      line: content.findLine("messages.yaml", "linkCopied"),
      message: expect.stringContaining('a text with ": " in it needs quotes'),
    });
  });

  test("a key that stands twice, and a mark that is not known", () => {
    content.write("site.yaml", `${content.read("site.yaml")}\nname: again\n`);
    expect(content.getFaults()[0]?.message).toContain("Map keys must be unique");
    content.write("site.yaml", "name: !smaple AES/32\n");
    expect(content.getFaults()[0]?.message).toContain("the only mark known here is !sample");
  });
});
