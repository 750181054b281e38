import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "content-model/content-file";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { homePage } from "../../app/pages/home/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { modules } from "../../app/parts/modules/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { readContent } from "../sources/read-content.ts";
import { findLinks } from "./stray-files.ts";

const content = new ContentCopy();

describe("faults of several files", () => {
  test("are reported in full, in the order of files and lines; hidden files do not count", async () => {
    content.change("site.yaml", ["origin"], "http://a.example/");
    content.change("site.yaml", ["name"], 32);
    content.change("chrome.yaml", ["topBar", "home", "lable"], "Home");
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "~$terms.docx"]) {
      content.write(`pages/${name}`, "");
      content.write(`files/${name}`, "");
    }
    const faults = await content.findFaults();
    expect(faults.map(({ file, field }) => [file, field])).toEqual([
      ["content/chrome.yaml", "topBar.home.lable"],
      ["content/site.yaml", "name"],
      ["content/site.yaml", "origin"],
    ]);
  });

  test("name a file that is missing, and one that belongs nowhere", async () => {
    content.write("persona.yaml", "");
    content.remove("modules/planning.yaml");
    const faults = await content.findFaults();
    expect(faults.map(({ file, message }) => `${file} ${message}`)).toEqual([
      "content/modules/planning.yaml is missing, expected a file",
      'content/persona.yaml is not a content file; did you mean "content/personas.yaml"?',
    ]);
  });

  test("name a link or a pipe alone: what it leads to is not read", async () => {
    const links = ["files/passwd.pdf", "jobs", "pages/about.yaml"].map((name) =>
      join(content.root, "content", `${name}-link`),
    );
    for (const link of links) symlinkSync("/etc", link);
    const pipe = join(content.root, "content/pipe.yaml");
    execFileSync("mkfifo", [pipe]);
    onTestFinished(() => {
      for (const link of [...links, pipe]) rmSync(link);
    });
    content.write("persona.yaml", "");
    expect(await content.findFaults()).toMatchObject([
      { file: "content/files/passwd.pdf-link", message: expect.stringContaining("is a link") },
      { file: "content/jobs-link" },
      { file: "content/pages/about.yaml-link" },
      { file: "content/pipe.yaml" },
    ]);
    const root = makeTemporaryFolder();
    symlinkSync(join(content.root, "content"), join(root, "content"));
    expect(findLinks(root)).toMatchObject([{ file: "content" }]);
  });

  test("are left out where a text has another encoding or two versions", async () => {
    content.write("customers.yaml", Buffer.from("names:\n  - M\xFCller: X\n", "latin1"));
    content.write("legal/terms.md", "<<<<<<< HEAD\n---\n=======\n---\n>>>>>>> branch\n");
    expect(await content.findFaults()).toMatchObject([
      { file: "content/customers.yaml", line: 2, message: expect.stringContaining("UTF-8") },
      { file: "content/legal/terms.md", line: 1, message: expect.stringContaining("a merge") },
    ]);
  });
});

/** Each value fits its own file: only beside others it is wrong. All are checked at one go. */
describe("what files say about each other", () => {
  let faults: readonly Fault[];
  let suffix: string;

  beforeAll(async () => {
    const { title, description } = readContent(content.root, homePage);
    suffix = readContent(content.root, site).name;
    const [first] = readContent(content.root, modules);
    const callout = { anchor: "scafold", tag: "S-1", text: "idle", dx: 10, dy: 10 };
    content.change("pages/unit-rate.yaml", ["title"], title.toUpperCase());
    content.change("pages/unit-rate.yaml", ["description"], description);
    content.change("pages/about.yaml", ["title"], "x".repeat(55));
    content.change("pages/journey.yaml", ["title"], `${"x".repeat(50)} ${suffix}`);
    content.change("modules/planning.yaml", ["tag"], first?.tag);
    content.change("modules/planning.yaml", ["recommendedFor"], ["turnaround"]);
    content.change("personas.yaml", ["personas", 0, "callouts"], [callout]);
    content.change("personas.yaml", ["personas", 1, "picture"], "persona-turnarounds");
    content.change("personas.yaml", ["personas", 1, "modules"], ["analytics"]);
    content.change("personas.yaml", ["personas", 2, "recommendedModule"], "No such module");
    content.change("resources.yaml", [2, "id"], "no-such-guide");
    content.change("pages/about.yaml", ["bands", 2, "items", 0, "figure", "value"], "60");
    content.change("pages/about.yaml", ["bands", 2, "items", 1, "figure", "basis"], "facilites");
    content.change("jobs/turnaround-advisor.yaml", ["date"], "2098-01-01");
    content.change("jobs/support-engineer.yaml", ["publish"], "2025-07-02");
    const job = content.read("jobs/integration-engineer.yaml");
    content.write("jobs/Site Engineer.yaml", job.replace("title: ", "title: Site "));
    content.write("legal/imprint.md", content.read("legal/imprint.md").replace("{vatId}", "{vat}"));
    faults = await content.findFaults();
    content.restore();
  });

  test.each([
    ["pages/unit-rate.yaml", "title", "is also the title of content/pages/home.yaml"],
    ["pages/unit-rate.yaml", "description", "is also the description of content/pages/home"],
    ["pages/about.yaml", "title", "characters long, expected at most 60 with the suffix"],
    ["modules/planning.yaml", "tag", "is also the tag of timemanagement"],
    ["personas.yaml", "personas[0].callouts[0].anchor", 'did you mean "scaffold"?'],
    ["personas.yaml", "personas[1].picture", 'did you mean "persona-turnaround"?'],
    ["personas.yaml", "personas[1].modules", "names turnaround for"],
    ["personas.yaml", "personas[2].recommendedModule", '"No such module" is not the name of'],
    ["resources.yaml", "resources[2].id", "expected a file content/documents/no-such-guide.md"],
    ["legal/imprint.md", "", "{vat}"],
    ["pages/about.yaml", "bands[2].items[1].figure.basis", 'did you mean "facilities"?'],
    ["pages/about.yaml", "bands[2].items[0].figure.value", '"60" is not the figure of its basis'],
    ["jobs/turnaround-advisor.yaml", "date", "“Publish on” to 2098-01-01"],
    ["jobs/support-engineer.yaml", "validUntil", '"2025-06-30" is before publish, 2025-07-02'],
    ["jobs/Site Engineer.yaml", "", "is part of an address"],
  ])("%s %s: %s", (file, field, message) => {
    expect(faults).toContainEqual(
      expect.objectContaining({
        file: `content/${file}`,
        field,
        message: expect.stringContaining(message),
      }),
    );
  });

  test("a title that has the site's name gets no suffix, and is as long as it may be", () => {
    expect(faults.filter(({ file }) => file.endsWith("journey.yaml"))).toEqual([]);
  });
});
