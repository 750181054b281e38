import type { Fault } from "content-model/content-file";
import { formatAllContent } from "content-model/format-content";
import { expect, test } from "vitest";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { lintProse } from "../../scripts/prose/check-prose.ts";
import { ContentCopy } from "../content-copy.ts";
import { listFilledFields, listRefusals } from "../filled-fields.ts";
import { composeCommitted } from "../published-content.ts";
import { doTask } from "./do-task.ts";
import { readTasks } from "./read-tasks.ts";

/** Other words than a task shows, in the file of its first snippet. */
type WrongWords = [task: string, right: string, wrong: string, fault: string];

const picture = "picture: industry-industrial-manufacturing";

const mistakes: WrongWords[] = [
  ["Change a headline", "underline: a cost.", "underline: invoice.", "is not in the headline"],
  ["Change a headline", "becomes a cost.", "becomes a cost on some days.", "expected at most 9"],
  ["Rename an article", "from: /blog", "from: https://a.example/blog", "is not an old address"],
  ["Feature another article", "featured: false", "featured: no", "expected true or false"],
  ["Post a job", "country: US", "country: Germany", "expected two capital letters"],
  [
    "Publish an article on a day",
    "publish: 2099-01-15",
    "publish: 2099-01-15\ndraft: true",
    "no effect on",
  ],
  [
    "Add an industry",
    `and Paper\n  ${picture}\n`,
    "and Paper\n",
    "either a picture of art/rendered or a photo",
  ],
  ["Offer your own PDF", "number: INS-05", "number: INS-04", "is also the number of another entry"],
  ["Offer your own PDF", "file: site-survey.pdf", "downloadUrl: /tools", "is named after file:"],
  ["Add a category of resources", ": case-studies", ": case-study", "expected each of case-study"],
  ["Link to a place on a page", "answered [o", "answered\u00a0[o", "between “answered” and “[on”"],
  ["Post a job", "currency: USD", "currency: UDS", '"UDS" is not a currency'],
  [
    "Post a job",
    "place: { city: Houston, region: TX, country: US }\n",
    "",
    "neither place nor remote",
  ],
  ["Take a job down", "2025-10-31", "2025-01-31", "is after its last day, 2025-01-31"],
  [
    "Change a mailbox or the phone number",
    "callUs: Call us",
    "callUs: +49 40 5550109",
    "expected words without a number",
  ],
];

const content = new ContentCopy(composeCommitted);

const tasks = readTasks();
const forms = await makeContentConfig();

const format = ({ field, message }: Fault) => (field === "" ? message : `${field}: ${message}`);

/** The editor's forms, without those of files that are not among these. */
const chooseForms = (files: readonly string[]): typeof forms => ({
  ...forms,
  collections: forms.collections?.flatMap((each) => {
    if ("files" in each) {
      return { ...each, files: each.files.filter(({ file }) => files.includes(file)) };
    }
    return "folder" in each && files.some((file) => file.startsWith(`${each.folder}/`)) ? each : [];
  }),
});

test.each(tasks)(
  "$name: done right, it fits, and the editor’s form has and takes all of it",
  async (task) => {
    doTask(content, task);
    expect((await content.findFaults()).map(format)).toEqual([]);
    const changed = task.snippets.map(({ file }) => `content/${file}`);
    const files = formatAllContent(content.root, chooseForms(changed)).filter(({ file }) =>
      changed.includes(file),
    );
    expect(new Set(files.map(({ file }) => file))).toEqual(new Set(changed));
    expect(files.flatMap(listFilledFields).flatMap(listRefusals)).toEqual([]);
  },
);

test.each(mistakes)("%s: %j in place of %j is refused: %s", async (name, right, wrong, message) => {
  const task = tasks.find((each) => each.name === name);
  if (!task) throw new Error(`there is no task "${name}"`);
  doTask(content, task);
  content.replace(task.snippets[0]?.file ?? "", right, wrong);
  expect((await content.findFaults()).map(format)).toContainEqual(expect.stringContaining(message));
});

test("the words that tasks show follow the house style", async () => {
  const snippets = tasks.flatMap((task) => task.snippets);
  const faults = snippets.map(({ file, text }) => lintProse(`content/${file}`, text));
  expect((await Promise.all(faults)).flat()).toEqual([]);
});
