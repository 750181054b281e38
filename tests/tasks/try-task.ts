import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../build-site/content/content-file.ts";
import { ContentCopy } from "../content-copy.ts";
import { composeSample } from "../sample/compose-sample.ts";
import { doTask } from "./do-task.ts";
import { readTasks, type Task } from "./read-tasks.ts";

/** Does something wrong after the task was done right. */
type Mistake = (content: ContentCopy, task: Task) => void;

/** Writes other words than the task shows, in the file of its first snippet unless another is named. */
export function write(wrong: string, options: { for: string; file?: string }): Mistake {
  return (content, { snippets }) => {
    content.replace(options.file ?? snippets[0]?.file ?? "", options.for, wrong);
  };
}

const formatFault = ({ file, field, message }: Fault) =>
  `${file}  ${field === "" ? "" : `${field}: `}${message}`;

/** The lines of a text that are not in another one, 1-based: the first and the last. */
function findChangedLines(before: string, after: string): [first: number, last: number] {
  const [old, lines] = [before.split("\n"), after.split("\n")];
  const first = lines.findIndex((line, at) => line !== old[at]);
  const same = lines.toReversed().findIndex((line, at) => line !== old.at(-1 - at));
  return [first + 1, Math.max(first + 1, lines.length - same)];
}

/** A missing field is reported at the group that lacks it, a lost indent or a category without a part below. */
const [linesAbove, linesBelow] = [7, 2];

/** Expects a fault near the words that are wrong, if a text is. */
function expectNear(content: ContentCopy, task: Task, faults: readonly Fault[]): void {
  const ofTexts = faults.filter(({ file }) => /\.(?:md|yaml)$/.test(file));
  const name = ofTexts[0]?.file.replace("content/", "");
  if (!name) return;
  const wrong = content.read(name);
  content.restore();
  doTask(content, task);
  const right = content.has(name) ? content.read(name) : wrong;
  if (right === wrong) return;
  const [first, last] = findChangedLines(right, wrong);
  const lines = ofTexts.map(({ line }) => line);
  expect(lines.filter((line) => line < first - linesAbove || line > last + linesBelow)).not.toEqual(
    lines,
  );
}

const tasks = readTasks();

/**
 * Returns a function that tests a task of docs/tasks.md: done right, and with each of its natural mistakes.
 * What these are refused with is in __snapshots__.
 */
export function createTrial() {
  const content = new ContentCopy((root) => {
    composeSample(root);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
        cwd: root,
      });
    git("init", "--quiet");
    git("add", "content");
    git("-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "Content");
  });

  return (name: string, mistakes: [name: string, mistake: Mistake][]): void => {
    const task = tasks.find((each) => each.name === name);
    if (!task) throw new Error(`docs/tasks.md has no task "${name}"`);
    describe(name, () => {
      test("done right, it fits", async () => {
        doTask(content, task);
        expect((await content.findFaults()).map(formatFault)).toEqual([]);
      });

      test.each(mistakes)("%s is refused", async (_name, makeMistake) => {
        doTask(content, task);
        makeMistake(content, task);
        const faults = await content.findFaults();
        expect(faults).not.toEqual([]);
        expect(faults.map(formatFault)).toMatchSnapshot();
        expectNear(content, task, faults);
      });
    });
  };
}
