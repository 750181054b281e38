import { expect, test } from "vitest";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { askAboutChange, describeChanges } from "./describe-changes.ts";

const config = await makeContentConfig();
const list = (file: string, before: string, after: string) =>
  describeChanges(config, [{ file, before, after }]).slice(1);

test("names the entry that is new in a list, or gone, and no other", () => {
  const before = "names:\n  - Refinery A\n  - Chemical Park B\n  - Power Plant C\n";
  const after = "names:\n  - Rhine Polymers\n  - Refinery A\n";
  expect(list("content/customers.yaml", before, after)).toEqual([
    "  Names › 1: “Rhine Polymers”, new",
    "  Names › 2: “Chemical Park B” → deleted",
    "  Names › 3: “Power Plant C” → deleted",
  ]);
  const asLong = "names:\n  - Chemical Park B\n  - Power Plant C\n  - Rhine Polymers\n";
  expect(list("content/customers.yaml", before, asLong)).toEqual([
    "  Names › 3: “Rhine Polymers”, new",
    "  Names › 1: “Refinery A” → deleted",
  ]);
});

test("says of entries that only have another order what each place has now", () => {
  const bands = ["title: First\n    lead: One\n", "title: Second\n    lead: Two\n"];
  const write = (all: string[]) => `bands:\n${all.map((each) => `  - ${each}`).join("")}`;
  const file = "content/campaigns/fair.yaml";
  expect(list(file, write(bands), write(bands.toReversed()))).toEqual([
    "  Bands › 1: “First” → “Second”",
    "  Bands › 2: “Second” → “First”",
  ]);
});

test("shows the sentences of a text that changed, around what differs, and no other", () => {
  const long = `${"On this site, and on each of its pages, ".repeat(3)}you may read`;
  const head = "---\ntitle: Terms\n---\n";
  const before = `${head}${long} aloud. It stays.\n`;
  const after = `${head}${long} in silence. It\nstays. Nobody minds.\n`;
  expect(list("content/legal/terms.md", before, after)).toEqual([
    expect.stringMatching(/Text: “….*aloud\.” → “….*in silence\.”/),
    "  Text: “Nobody minds.”, new",
  ]);
  expect(list("content/legal/terms.md", before, before.replace("Terms", "Rules"))).toEqual([
    "  Title: “Terms” → “Rules”",
  ]);
  const draft = "---\ntitle: Terms\ndraft: true\n---\n";
  expect(list("content/blog/a/index.md", draft, head)).toEqual(["  Draft: yes → no"]);
});

test("asks about a figure that a text no longer follows, and a day that stays, by the editor’s names", () => {
  const file = "content/pages/about.yaml";
  const before = 'title: "{{claims.rework}}"\nmodified: 2025-01-01\n';
  const after = before.replace(/\{.*\}/, "15%");
  expect(askAboutChange(config, { file, before, after })).toEqual([
    expect.stringMatching(/^Pages › About Us: has changed, and Modified is still 2025-01-01/),
    expect.stringMatching(/^Pages › About Us: no longer has \{\{claims\.rework\}\}/),
  ]);
});

test.each([
  ["“(sample) Fair, hall 0”", "(sample) Fair, hall 0"],
  ["“Hall 0”", "Come to Hall 0, booth 12"],
  ["“TBD”", "On TBD"],
])("asks about %s in what is new or changed", (blank, eyebrow) => {
  const file = "content/campaigns/fair.yaml";
  const after = `title: Meet us\neyebrow: ${eyebrow}\n`;
  for (const before of [undefined, "title: Meet us\neyebrow: Fair\n"]) {
    expect(askAboutChange(config, { file, before, after })).toEqual([
      expect.stringContaining(blank),
    ]);
  }
});
