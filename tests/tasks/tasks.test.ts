/**
 * The tasks of docs/tasks.md on a copy of the sample: done right, each fits; done with a mistake that people
 * make, it is refused in words that help, near the words that are wrong. The rules themselves are tested next
 * to their code; here are the mistakes that no such test has.
 */
import { execFileSync } from "node:child_process";
import type { Fault } from "content-model/content-file";
import { formatAllContent } from "content-model/format-content";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { lintProse } from "../../scripts/prose/check-prose.ts";
import { ContentCopy } from "../content-copy.ts";
import { listFilledFields, listRefusals } from "../filled-fields.ts";
import { composeSample } from "../sample/compose-sample.ts";
import { doTask } from "./do-task.ts";
import { readTasks } from "./read-tasks.ts";

/** Other words than the task shows, in the file of its first snippet unless another is named. */
type WrongWords = [wrong: string, right: string, fault: string, file?: string];
/** Something else that is wrong, done after the task. */
type WrongStep = [what: string, step: (content: ContentCopy) => void, fault: string];

const night = "blog/what-a-night-shift-hands-over";
const spring = "campaigns/spring-2028.yaml";
const picture = "picture: industry-industrial-manufacturing";
const pdf = "file: site-survey.pdf";
const place = "place: { city: Houston, region: TX, country: US }";
const gain = 'efficiencyGain: "{{claims.efficiency-gain.maintenance}}"';

/** Gives a file another name. */
const rename = (from: string, to: string) => (content: ContentCopy) => {
  content.write(to, content.read(from));
  content.remove(from);
};

function fillTopBar(content: ContentCopy): void {
  const { links } = parse(content.read("chrome.yaml")).topBar;
  const link = { label: "Settle One Shift", href: "/try" };
  content.change("chrome.yaml", ["topBar", "links"], [...links, link]);
}

const mistakes: Record<string, (WrongWords | WrongStep)[]> = {
  "Change a headline": [
    ["underline: invoice.", "underline: a cost.", '"invoice." is not in the headline'],
    ["becomes a cost on some days.", "becomes a cost.", "has 12 words, expected at most 9"],
    [
      "the home page's own file",
      (content) => content.change("pages/home.yaml", ["hero", "headline"], "Know every crew."),
      "hero.headline: is not a field here; it is in content/personas.yaml",
    ],
  ],
  "Change a reader's figure": [
    [gain.replaceAll('"', ""), gain, "needs quotes around a text that begins", "personas.yaml"],
    ["value: 37%\n", "value: 37% }\n", 'has a "{" that is not closed, expected "}" after it'],
  ],
  "Change a figure on a product screen": [
    ["415,000", "415000", "expected a number with only digits and a decimal point"],
  ],
  "Change what a calculator begins with": [
    ["people: 150.5", "people: 150", "expected a whole number"],
    [
      "the sheet's own file",
      (content) =>
        content.change("pages/calculator-hours-gap.yaml", ["inputs", "people", "default"], 150),
      "default: is not a field here; it is in content/plant/shift.yaml, under gap",
    ],
  ],
  "Change a legal text": [["You may <b>also</b>", "You may also", "expected Markdown"]],
  "Write an article": [
    [
      "no folder",
      rename(`${night}/index.md`, "blog/a.md"),
      "an article is content/blog/NAME/index",
    ],
  ],
  "Publish an article on a day": [
    ["publish: 2099-01-15\ndraft: true", "publish: 2099-01-15", "has no effect on a draft"],
  ],
  "Rename an article": [
    ["from: https://www.example.com/blog", "from: /blog", "is not an old address; expected a path"],
  ],
  "Feature another article": [["featured: no", "featured: false", "expected true or false"]],
  "Name a source": [["(source:handbok)", "(source:handbook)", 'did you mean "handbook"?']],
  "Add a category of articles": [
    [
      "other words in the list",
      (content) => content.replace("pages/blog.yaml", "Case Studies", "Case Study"),
      'did you mean "Case Study"?',
    ],
  ],
  "Prepare a campaign page": [
    [
      "a folder for the year",
      rename(spring, "campaigns/2028/a.yaml"),
      "move it to content/campaigns",
    ],
    ["an ending that Windows hides", rename(spring, `${spring}.txt`), "rename it to end in .yaml"],
  ],
  "End a campaign": [
    [
      "no file",
      (content) => content.remove("campaigns/spring-window.yaml"),
      "lacks /spring-window, a",
    ],
  ],
  "Add a customer": [
    ["  Rhine Polymers", "  - Rhine Polymers", 'is neither a field ("name: text") nor an entry'],
    ['- "Rhine Polymers",', "- Rhine Polymers", "has a comma after its quote, expected none"],
  ],
  "Show a customer's logo": [
    ["alt: Rhine Polymer\n", "alt: Rhine Polymers\n", 'did you mean "Rhine Polymers"?'],
  ],
  "Remove a customer": [
    ["no name", (content) => content.write("customers.yaml", "names:\n"), "an empty one is []"],
  ],
  "Add an industry": [
    ["id: Pulp and Paper", "id: pulp-and-paper", 'did you mean "pulp-and-paper"?'],
    ["and Paper\n  picture: a.jpg", `and Paper\n  ${picture}`, "a picture in art/rendered"],
    ["and Paper\n", `and Paper\n  ${picture}\n`, "either a picture of art/rendered or a photo"],
  ],
  "Offer your own PDF": [
    ["another folder", rename("files/site-survey.pdf", "downloads/a.pdf"), "are in content/files"],
    ["number: INS-04", "number: INS-05", '"INS-04" is also the number of another entry'],
    ["downloadUrl: /tools", pdf, "a file of your own is named after file:"],
  ],
  "Add a category of resources": [
    ["id: case-study", "id: case-studies", "expected each of case-study"],
  ],
  "Link to a file": [["(content/files/shut", "(/files/shut", 'did you mean "/files/shutdown-']],
  "Link to a place on a page": [
    ["answered\u00a0[on", "answered [on", "space between “answered” and “[on”"],
    [
      "page](/security#downtime),  a",
      "page](/security#downtime), a",
      "has two spaces between “page](/security#downtime),” and “a”",
    ],
    ["answe\u200bred", "answered", "has a sign without width"],
  ],
  "Post a job": [
    ["country: Germany", "country: US", '"Germany" is not a country, expected two capital letters'],
    ["country: UK", "country: US", 'did you mean "GB"?'],
    ["currency: UDS", "currency: USD", '"UDS" is not a currency, expected one such as USD'],
    ["", `${place}\n`, "has neither place nor remote, expected one of them or both"],
  ],
  "Take a job down": [["2025-01-31", "2025-10-31", "is after its last day, 2025-01-31"]],
  "Add a link to a menu": [
    ["Downloads href:", "Downloads, href:", "lacks a comma between two fields in { }"],
    ["one link too many in the top bar", fillTopBar, "is too long for a tablet"],
  ],
  "Send an old address to a page": [
    [
      "an empty list above it",
      (content) => content.write("redirects.yaml", "[]\n- { from: /webinar, to: /resources }\n"),
      'is below "[]", which is an empty list; delete that line',
    ],
  ],
  "Change a mailbox or the phone number": [
    [
      "another name, in the file of the footer",
      (content) => content.change("chrome.yaml", ["footer", "telephone"], "+49 40 5550100"),
      'did you mean "phone" in content/site.yaml?',
    ],
    [
      "another level of its file",
      (content) => content.change("site.yaml", ["general"], "hello@aes32.com"),
      'did you mean "mailboxes.general" in this file?',
    ],
    [
      "callUs:\n  number: +49 40 5550100",
      "callUs: Call us",
      "callUs: found a group of fields, expected text",
    ],
    [
      "callUs: +49 40 5550109",
      "callUs: Call us",
      'expected words without a number: the one in "phone" stands below them',
    ],
    ["mailto:hello@aes32.com", "hello@aes32.com", "expected an email address such as name@"],
  ],
  "Ask everyone for consent again": [
    ['version: "2"', "version: 2", "expected a whole number (without quotes)"],
  ],
};

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

const tasks = readTasks();
const forms = await makeContentConfig();

const format = ({ field, message }: Fault) => (field === "" ? message : `${field}: ${message}`);

/** The lines of a text that are not in another one, 1-based: the first and the last. */
function findChangedLines(before: string, after: string): [first: number, last: number] {
  const [old, lines] = [before.split("\n"), after.split("\n")];
  const first = lines.findIndex((line, at) => line !== old[at]);
  const same = lines.toReversed().findIndex((line, at) => line !== old.at(-1 - at));
  return [first + 1, Math.max(first + 1, lines.length - same)];
}

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

/** A missing field is reported at the group that lacks it, a lost indent or a category without a part below. */
const [linesAbove, linesBelow] = [7, 2];

describe.each(tasks)("$name", (task) => {
  test("done right, it fits, and the editor’s form has and takes all of it", async () => {
    doTask(content, task);
    expect((await content.findFaults()).map(format)).toEqual([]);
    const changed = task.snippets.map(({ file }) => `content/${file}`);
    const files = formatAllContent(content.root, chooseForms(changed)).filter(({ file }) =>
      changed.includes(file),
    );
    expect(new Set(files.map(({ file }) => file))).toEqual(new Set(changed));
    expect(files.flatMap(listFilledFields).flatMap(listRefusals)).toEqual([]);
  });

  const all = mistakes[task.name] ?? [];
  const inWords = all.filter((each): each is WrongWords => typeof each[1] === "string");
  const inSteps = all.filter((each): each is WrongStep => typeof each[1] !== "string");

  test.each(inWords)("%j for %j is refused: %s", async (wrong, right, message, other) => {
    const file = other ?? task.snippets[0]?.file ?? "";
    doTask(content, task);
    const before = content.read(file);
    content.replace(file, right, wrong);
    const faults = await content.findFaults();
    expect(faults.map(format)).toContainEqual(expect.stringContaining(message));
    // Of two that must differ, both are told: the entry of the task is the later one.
    const fault = faults.findLast((each) => format(each).includes(message));
    expect(fault?.file).toBe(`content/${file}`);
    const [first, last] = findChangedLines(before, content.read(file));
    expect(fault?.line).toBeGreaterThanOrEqual(first - linesAbove);
    expect(fault?.line).toBeLessThanOrEqual(last + linesBelow);
  });

  test.each(inSteps)("%s is refused", async (_what, takeStep, message) => {
    doTask(content, task);
    takeStep(content);
    const faults = await content.findFaults();
    expect(faults.map(format)).toContainEqual(expect.stringContaining(message));
  });
});

test("the words that tasks show follow the house style", async () => {
  const snippets = tasks.flatMap((task) => task.snippets);
  const faults = snippets.map(({ file, text }) => lintProse(`content/${file}`, text));
  expect((await Promise.all(faults)).flat()).toEqual([]);
});
