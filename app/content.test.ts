import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Document, parseDocument } from "yaml";
import {
  ContentError,
  countContentFiles,
  type Fault,
  listContentFiles,
  listSamples,
  readAllContent,
  readContent,
} from "./content.ts";
import { moduleIds, personaIds } from "./routes.ts";
import { articleCategories } from "./schemas/article.ts";
import { getNearest } from "./schemas/nearest.ts";

const project = join(import.meta.dirname, "..");

/** A copy of the real content that each test may break. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(project, "content"), join(root, "content"), { recursive: true });
  for (const name of readdirSync(join(project, "art/rendered"))) {
    const scene = `art/rendered/${name}/scene.json`;
    if (existsSync(join(project, scene))) cpSync(join(project, scene), join(root, scene));
  }
  symlinkSync(join(project, "public"), join(root, "public"));
});
afterEach(() => rmSync(root, { recursive: true }));

function read(file: string): string {
  return readFileSync(join(root, "content", file), "utf8");
}

function write(file: string, text: string): void {
  writeFileSync(join(root, "content", file), text);
}

/** Changes fields by their path; `undefined` deletes one. */
function change(file: string, ...changes: [path: (string | number)[], value: unknown][]): void {
  const document: Document = parseDocument(read(file), {
    customTags: [{ tag: "!sample", resolve: (text: string) => text }],
  });
  for (const [path, value] of changes) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  write(file, String(document));
}

function getFaults(): readonly Fault[] {
  try {
    readAllContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

/** 1-based line of the first line that holds the word. */
function findLine(file: string, text: string): number {
  return (
    read(file)
      .split("\n")
      .findIndex((line) => line.startsWith(text) || line.includes(` ${text}`)) + 1
  );
}

const home = "pages/home.yaml";
const start = ["personas", 1, "recommendedModuleId"];

describe("content that fits", () => {
  test("is the content of this site", () => {
    expect(() => readAllContent(project)).not.toThrow();
  });

  test("is read in the order of the contract", () => {
    expect(readContent(root, "modules").map(({ id }) => id)).toEqual(moduleIds);
    expect(readContent(root, "personas").personas.map(({ id }) => id)).toEqual(personaIds);
  });

  test("gives the menus no more than they show", () => {
    const menu = readContent(root, "menu");
    expect(Object.keys(menu.modules[0] ?? {})).toEqual(["id", "tag", "name", "menuDescription"]);
    expect(menu.personas.map(({ modules }) => modules.length)).toEqual([3, 2, 2, 2]);
  });

  test("names the files to watch", () => {
    expect(listContentFiles(root, "site")).toEqual([join(root, "content/site.yaml")]);
    expect(listContentFiles(root, "menu")).toHaveLength(moduleIds.length + 1);
  });

  test("may link to redirects, hashes, known queries and https addresses", () => {
    for (const href of [
      "/privacy-policy",
      "/how-it-works#integrations",
      "/modules/?persona=operations",
      "/contact?interest=Maintenance%20Stack&utm_source=menu",
      "/blog/contractor-trends-part-one",
      "https://example.com/a?b=c",
    ]) {
      change(home, [["hero", "primary", "href"], href]);
      expect(getFaults(), href).toEqual([]);
    }
  });

  test("may hold the hidden files of a file manager", () => {
    write("pages/.DS_Store", "");
    expect(getFaults()).toEqual([]);
  });
});

describe("content that does not fit", () => {
  test("a resource without a text, or without its PDF, is a fault", () => {
    change("resources.yaml", [[2, "id"], "no-such-guide"], [[3, "source"], "documents/none.md"]);
    expect(getFaults().map(({ message }) => message)).toEqual([
      "has no text, expected a file content/documents/no-such-guide.md",
      "has no text, expected a file content/documents/none.md",
    ]);
    change("resources.yaml", [[2, "source"], "documents/installation-guide-server.md"]);
    expect(getFaults()[0]?.message).toContain("no-such-guide.pdf; make it with: npm run documents");
  });

  test("a fault in a legal text is found, with its file", () => {
    write("legal/imprint.md", read("legal/imprint.md").replace("{vatId}", "{vat}"));
    expect(getFaults()).toEqual([
      expect.objectContaining({ file: "content/legal/imprint.md", message: expect.any(String) }),
    ]);
  });

  test("is reported with file, line, field, what was found, what was expected and the nearest value", () => {
    change("personas.yaml", [start, "timemanagment"]);
    const error = new ContentError(getFaults());
    const line = findLine("personas.yaml", "timemanagment");
    expect(error.message).toBe(
      `content/personas.yaml:${line}  personas[1].recommendedModuleId: "timemanagment" is not a module; expected one of ${moduleIds.join(", ")}; did you mean "timemanagement"?`,
    );
  });

  test("is reported by readContent too, for that file alone", () => {
    change("personas.yaml", [start, "timemanagment"]);
    expect(() => readContent(root, "personas")).toThrow(ContentError);
    expect(() => readContent(root, "site")).not.toThrow();
  });

  test("is reported in full, in the order of files and lines", () => {
    change("site.yaml", [["origin"], "http://a.example/"], [["name"], 32]);
    change("chrome.yaml", [["topBar", "home", "lable"], "Home"]);
    expect(getFaults().map(({ file, field }) => [file, field])).toEqual([
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
    change(file, [path, value]);
    const faults = getFaults();
    expect(faults).toHaveLength(1);
    expect(faults[0]?.file).toBe(`content/${file}`);
    expect(faults[0]?.message).toContain(message);
  });

  test("an unknown field names the one that was meant, at its own line", () => {
    write(home, `${read(home)}\npickrLabel: Choose\n`);
    change(home, [["hero", "pickrLabel"], "Choose"]);
    const [inHero, atEnd] = getFaults();
    expect(inHero).toMatchObject({
      field: "hero.pickrLabel",
      line: findLine(home, " pickrLabel"),
      message: expect.stringContaining('did you mean "pickerLabel"?'),
    });
    expect(atEnd).toMatchObject({
      field: "pickrLabel",
      line: read(home).split("\n").indexOf("pickrLabel: Choose") + 1,
    });
  });

  test("a missing field is reported at the group that lacks it", () => {
    change(home, [["hero", "pickerLabel"], undefined]);
    expect(getFaults()[0]).toMatchObject({
      field: "hero.pickerLabel",
      line: findLine(home, "hero:"),
    });
  });

  test("the title of a second page, or its description, is a fault", () => {
    const { title, description } = readContent(root, "pages/home");
    change("pages/error.yaml", [["title"], title.toUpperCase()], [["description"], description]);
    expect(
      getFaults().map(({ field, message }) => [field, message.split(" is already ")[1]]),
    ).toEqual([
      ["title", "the title of content/pages/home.yaml"],
      ["description", "the description of content/pages/home.yaml"],
    ]);
  });

  test("a title is measured with the suffix that the browser shows", () => {
    change("pages/error.yaml", [["title"], "x".repeat(55)]);
    expect(getFaults()[0]?.message).toContain("is 64 characters long, expected at most 60");
    change("pages/error.yaml", [["title"], `${"x".repeat(50)} AES/32`]);
    expect(getFaults()).toEqual([]);
  });

  test("the underlined words must stand in the headline", () => {
    change("personas.yaml", [["personas", 0, "underline"], "nowhere"]);
    expect(getFaults()[0]).toMatchObject({
      field: "personas[0]",
      message: expect.stringContaining('underline "nowhere" does not occur in the headline'),
    });
  });

  test("a persona that is missing, doubled or out of order is a fault", () => {
    const [first, second, ...rest] = readContent(root, "stories");
    change("stories.yaml", [[0], second], [[1], first]);
    expect(rest).toHaveLength(2);
    expect(getFaults()[0]?.message).toBe(
      `lists turnaround, maintenance, operations, procurement; expected each once, in this order: ${personaIds.join(", ")}`,
    );
  });

  test("a callout points at a place that its picture knows", () => {
    const callout = { anchor: "scafold", tag: "S-1", text: "idle", dx: 10, dy: 10 };
    change("personas.yaml", [["personas", 0, "callouts"], [callout]]);
    expect(getFaults()[0]).toMatchObject({
      field: "personas[0].callouts[0].anchor",
      message: expect.stringContaining('did you mean "scaffold"?'),
    });
  });

  test("a picture is one that is rendered", () => {
    change("personas.yaml", [["personas", 1, "picture"], "persona-turnarounds"]);
    expect(getFaults()[0]).toMatchObject({
      field: "personas[1].picture",
      message: expect.stringContaining('did you mean "persona-turnaround"?'),
    });
  });

  test("a field of a file that is a list carries the file's name", () => {
    change("industries.yaml", [[2, "name"], ""]);
    const fields = getFaults().map(({ field }) => field);
    expect(fields).toEqual(["industries[2].name"]);
  });

  test("a file that is missing, and one that belongs nowhere", () => {
    write("persona.yaml", read("personas.yaml"));
    rmSync(join(root, "content/modules/planning.yaml"));
    expect(getFaults().map(({ file, message }) => `${file} ${message}`)).toEqual([
      "content/modules/planning.yaml is missing, expected a file",
      'content/persona.yaml is not a file of the content; did you mean "content/personas.yaml"?',
    ]);
  });

  test("a colon in a text without quotes is explained", () => {
    write(
      "messages.yaml",
      read("messages.yaml").replace(/linkCopied: .*/, "linkCopied: Done: copied"),
    );
    expect(getFaults()[0]).toMatchObject({
      file: "content/messages.yaml",
      line: findLine("messages.yaml", "linkCopied"),
      message: expect.stringContaining('a text with ": " in it needs quotes'),
    });
  });

  test("a key that stands twice, and a mark that is not known", () => {
    write("site.yaml", `${read("site.yaml")}\nname: again\n`);
    expect(getFaults()[0]?.message).toContain("Map keys must be unique");
    write("site.yaml", "name: !smaple AES/32\n");
    expect(getFaults()[0]?.message).toContain("the only mark known here is !sample");
  });

  test("an id that is not content names the nearest", () => {
    expect(() => readContent(root, "page/home")).toThrow('did you mean "pages/home"?');
  });
});

describe("samples", () => {
  test("are listed with file, line, field and value", () => {
    write("customers.yaml", "note: !sample A note\nnames:\n  - Real\n  - !sample Refinery A\n");
    const found = listSamples(root).filter(({ file }) => file === "content/customers.yaml");
    expect(found).toEqual([
      { file: "content/customers.yaml", line: 1, field: "note", value: "A note" },
      { file: "content/customers.yaml", line: 4, field: "names[1]", value: "Refinery A" },
    ]);
  });

  test("are found inside lists of groups, and read as plain text", () => {
    change("site.yaml", [["name"], "AES/32"]);
    write("stories.yaml", read("stories.yaml").replace(/role: .*/, "role: !sample 007"));
    expect(listSamples(root)).toContainEqual({
      file: "content/stories.yaml",
      line: findLine("stories.yaml", "!sample 007"),
      field: "stories[0].role",
      value: "007",
    });
    expect(readContent(root, "stories")[0]?.role).toBe("007");
  });

  test("cover what only the owner knows", () => {
    const files = new Set(listSamples(project).map(({ file }) => file));
    expect([...files]).toEqual(
      expect.arrayContaining(["content/site.yaml", "content/customers.yaml"]),
    );
  });
});

describe("commands", () => {
  function run(script: string) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(project, "scripts", script), root],
      { encoding: "utf8" },
    );
    return { status, stdout, stderr };
  }

  test("check-content says how many files fit, or lists the faults and fails", () => {
    expect(run("check-content.ts")).toEqual({
      status: 0,
      stdout: `content: ${countContentFiles(root)} files fit\n`,
      stderr: "",
    });
    change("personas.yaml", [start, "timemanagment"]);
    const failed = run("check-content.ts");
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('did you mean "timemanagement"?');
  });

  test("check-launch fails while a sample is left and passes when none is", () => {
    const before = run("check-launch.ts");
    expect(before.status).toBe(1);
    expect(before.stdout).toContain("content/site.yaml");
    for (const file of new Set(listSamples(root).map(({ file }) => file.replace("content/", "")))) {
      write(file, read(file).replaceAll("!sample ", ""));
    }
    expect(run("check-launch.ts")).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("the nearest value", () => {
  test.each([
    ["recieved", ["received", "relieved"], "received"],
    ["Planing", ["planning", "sourcing"], "planning"],
    ["sourcing", ["sourcing"], "sourcing"],
    ["zebra", ["planning", "sourcing"], undefined],
    ["", ["a", "planning"], "a"],
  ])("of %j among %j is %j", (found, valid, nearest) => {
    expect(getNearest(found, valid)).toBe(nearest);
  });
});

describe("the words of this site", () => {
  /** Empty talk, and promises that no plant believes. */
  const banned =
    /seamless|end-to-end|single source of truth|360-degree|real-time visibility|unlock|empower|game-changer|best-in-class|cutting-edge|streamline|robust|holistic|next-generation|actionable insights|digital transformation|eliminate disputes|dishonest|AI-powered|boots on the ground/i;

  function collectTexts(value: unknown): string[] {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
  }

  test("hold no banned word", () => {
    // The name of a category is given by the specification.
    const texts = collectTexts(readAllContent(project)).filter(
      (text) => !articleCategories.some((category) => category === text),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => banned.test(text))).toEqual([]);
  });
});
