import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeShiftFile } from "../../plant/shift-file.ts";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { readPlant } from "./read-plant.ts";

const content = new ContentCopy();

test("the shift that visitors download is the sample plant’s (npm run documents -- sample-shift)", () => {
  const { plant } = readPlant(project);
  const file = readFileSync(join(project, "public/downloads/sample-shift.csv"), "utf8");
  expect(plant && writeShiftFile(plant)).toBe(file);
});

test("a field that does not fit is a fault of its file", () => {
  content.change("plant/shift.yaml", ["workers", 0, "in"], "5:48");
  expect(readPlant(content.root).faults).toMatchObject([
    { file: "content/plant/shift.yaml", field: "workers[0].in" },
  ]);
});

test("a number that nothing has is the one fault that is reported", async () => {
  content.change("plant/shift.yaml", ["workers", 0, "order"], "WO-1");
  expect(readPlant(content.root).faults).toMatchObject([
    { file: "content/plant", message: expect.stringContaining("WO-1") },
  ]);
  expect(await content.findFaults()).toHaveLength(1);
});
