import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { copyPublishedContent, git } from "../../tests/published-content.ts";
import { publishChanges } from "./publish.ts";

const { content, run } = await copyPublishedContent();

test("names the entry that is new in a list, or gone, and no other", async () => {
  const names = ["Rhine Polymers", "(sample) Refinery A", "(sample) Chemical Park B"];
  content.change("customers.yaml", ["names"], names);
  const { text } = await run(publishChanges, "");
  const lines = text.split("\n").filter((line) => /Names ›/.test(line));
  expect(lines.slice(0, 2)).toEqual([
    expect.stringContaining("Names › 1: “Rhine Polymers”, new"),
    expect.stringMatching(/Names › 3: “Power Plant C” → deleted/),
  ]);
});

test("calls a new entry by its file and its words, wherever in the list it is", async () => {
  const stories = parse(content.read("stories.yaml"));
  const quote = "The gate and the invoice agree.";
  const story = {
    persona: "maintenance",
    quote,
    role: "Leader",
    company: "Rhine",
    modules: ["planning"],
  };
  content.write("stories.yaml", stringify([story, ...stories]));
  const lines = (await run(publishChanges, "")).text.split("\n");
  expect(lines.filter((line) => / › \d/.test(line))).toEqual([`    Stories › 1: “${quote}”, new`]);
});

test("says where a figure is typed over a reference, which the page then no longer follows", async () => {
  const reference = "{{claims.facilities}}";
  content.change(
    "pages/pilot.yaml",
    ["description"],
    `${reference} plants are ready for a pilot of four weeks, in two steps.`,
  );
  git(content.root, "commit", "--quiet", "--all", "--message", "Reference");
  for (const [before, figure] of [
    [reference, "60"],
    ["60", "Sixty"],
  ] as const) {
    content.replace("pages/pilot.yaml", before, figure);
    expect((await run(publishChanges, "")).text, figure).toMatch(
      /pilot\.yaml: .*\{\{claims\.facilities\}\}, which the page no longer follows/,
    );
  }
  content.replace("pages/pilot.yaml", "Sixty plants", "Plants");
  expect((await run(publishChanges, "")).text).not.toContain("no longer follows");
});

test("asks nothing about what it writes itself, also the second time", async () => {
  const [folder = ""] = content.find("category: Best Practices").map((file) => file.split("/")[1]);
  const link = `[turnover](/blog/${folder})`;
  content.replace("legal/terms.md", "\n\n", `\n\n${link} 🚀\n\n`);
  git(content.root, "add", "content");
  git(content.root, "commit", "--quiet", "--all", "--message", "Link");
  git(content.root, "mv", `content/blog/${folder}`, "content/blog/turnarund-tims");
  for (const _ of [1, 2]) {
    const { text } = await run(publishChanges, "");
    expect(text).toContain("This will change");
    expect(content.read("legal/terms.md")).toContain("/blog/turnarund-tims");
    expect(text).not.toMatch(/is that right|new here|emoji/);
  }
});

test("names the field of an article that changed, and not its text", async () => {
  const article = content.find("category: Best Practices").find((file) => file.endsWith(".md"));
  content.replace(article ?? "", "category: Best Practices", "category: Technology");
  const { text } = await run(publishChanges, "");
  expect(text).toContain("Category: “Best Practices” → “Technology”");
  expect(text).not.toContain("Text: ");
});

test("shows the sentences of a text that changed, around what differs, and no other", async () => {
  const text = content.read("legal/terms.md");
  const long = `${"On this site, and on each of its pages, ".repeat(3)}you may read`;
  content.write("legal/terms.md", `${text}\n${long} aloud. It stays.\n`);
  git(content.root, "commit", "--quiet", "--all", "--message", "Terms");
  content.write("legal/terms.md", `${text}\n${long} in silence. It\nstays. Nobody minds.\n`);
  const said = (await run(publishChanges, "")).text;
  expect(said).toMatch(/Text: “….*aloud\.” → “….*in silence\.”/);
  expect(said).toContain("Text: “Nobody minds.”, new");
  expect(said).not.toContain("It stays");
  expect(said).toMatch(/legal\/terms\.md: has changed, and effective is still \d{4}-/);
});
