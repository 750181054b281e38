/**
 * The tasks of docs/tasks.md on the site's own content. What the team takes out of it is no fault: then a
 * task that changes it is skipped.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentCopy, project } from "../content-copy.ts";
import { doTask } from "./do-task.ts";
import { readTasks } from "./read-tasks.ts";

const sample = new ContentCopy();
const content = new ContentCopy((folder) => {
  for (const name of ["content", "public"]) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
});

test.for(readTasks())("$name: done right, it fits content/, too", async (task, { skip }) => {
  const found = doTask(content, task);
  const gone = doTask(sample, task).filter((each) => !found.includes(each));
  skip(gone.length > 0, `content/ no longer has ${gone.join(", ")}`);
  const faults = await content.findFaults();
  // A list may be full by now.
  expect(faults.filter(({ message }) => !/^has \d+ entries/.test(message))).toEqual([]);
});
