import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../../tests/content-copy.ts";
import { contentFieldsFile, renderContentFields } from "./entry-pages.ts";

test("docs/content-fields.md says what the schemas say; npm run fields writes it", async () => {
  expect(readFileSync(join(project, contentFieldsFile), "utf8")).toBe(await renderContentFields());
});
