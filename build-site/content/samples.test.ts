import { describe, expect, test } from "vitest";
import { readContent } from "./read-content.ts";
import { stories as storiesSource } from "../../app/pages/home/stories-schema.ts";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { listSamples } from "./all-content.ts";

const content = new ContentCopy();

describe("samples", () => {
  test("are listed with file, line, field and value", () => {
    content.write(
      "customers.yaml",
      "note: !sample A note\nnames:\n  - Real\n  - !sample Refinery A\n",
    );
    const found = listSamples(content.root).filter(({ file }) => file === "content/customers.yaml");
    expect(found).toEqual([
      { file: "content/customers.yaml", line: 1, field: "note", value: "A note" },
      { file: "content/customers.yaml", line: 4, field: "names[1]", value: "Refinery A" },
    ]);
  });

  test("are found inside lists of groups, and read as plain text", () => {
    content.change("site.yaml", [["name"], "AES/32"]);
    content.write(
      "stories.yaml",
      content.read("stories.yaml").replace(/role: .*/, "role: !sample 007"),
    );
    expect(listSamples(content.root)).toContainEqual({
      file: "content/stories.yaml",
      line: content.findLine("stories.yaml", "!sample 007"),
      field: "stories[0].role",
      value: "007",
    });
    expect(readContent(content.root, storiesSource)[0]?.role).toBe("007");
  });

  test("cover what only the owner knows", () => {
    const files = new Set(listSamples(project).map(({ file }) => file));
    expect([...files]).toEqual(
      expect.arrayContaining(["content/site.yaml", "content/customers.yaml"]),
    );
  });
});
