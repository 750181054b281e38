import { expect, test } from "vitest";
import { taskBoard } from "../../app/parts/figures/task-board-schema.ts";
import { getTask } from "../../plant/facts.ts";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { readContent } from "./read-content.ts";
import { readPlant } from "./read-plant.ts";

const content = new ContentCopy();

test("the board has each task in the column of its state", () => {
  const { plant } = readPlant(project);
  const shown = readContent(project, taskBoard).columns.flatMap(({ state, tasks }) =>
    tasks.map(({ order }) => ({ order, state })),
  );
  expect(shown).toEqual(
    shown.map(({ order }) => ({ order, state: plant && getTask(plant, order)?.state })),
  );
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
