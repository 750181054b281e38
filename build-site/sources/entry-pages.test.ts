import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../../tests/content-copy.ts";
import { contentFieldsFile, renderContentFields } from "./entry-pages.ts";

test("docs/content-fields.md says what the schemas say; npm run fields writes it", async () => {
  const written = readFileSync(join(project, contentFieldsFile), "utf8");
  // Not compared by a matcher, whose output of a file this long hides what to do.
  expect(written === (await renderContentFields()), "Run npm run fields.").toBe(true);
});
