/**
 * The tasks of docs/tasks.md on a copy of the sample: done right, each fits; done with a mistake that people
 * make, it is refused in words that help, near the words that are wrong. The rules themselves are tested next
 * to their code; here are the mistakes that go through several of them, or through none that has its own tests.
 */
import { execFileSync } from "node:child_process";
import type { Fault } from "content-model/content-file";
import { formatAllContent } from "content-model/format-content";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { lintProse } from "../../scripts/prose/lint-prose.ts";
import { ContentCopy } from "../content-copy.ts";
import { listFilledFields, listRefusals } from "../filled-fields.ts";
import { composeSample } from "../sample/compose-sample.ts";
import { doTask } from "./do-task.ts";
import { makePhoto } from "./own-media.ts";
import { readTasks } from "./read-tasks.ts";

/** Other words than the task shows, in the file of its first snippet unless another is named. */
type WrongWords = [wrong: string, right: string, fault: string, file?: string];
/** Something else that is wrong, done after the task. */
type WrongStep = [what: string, step: (content: ContentCopy) => void, fault: string];

const night = "blog/what-a-night-shift-hands-over";
const spring = "campaigns/spring-2028.yaml";
const pitfalls = "blog/contractor-management-pitfalls";
const picture = "picture: industry-industrial-manufacturing";
const pdf = "file: site-survey.pdf";
const place = "place: { city: Houston, region: TX, country: US }";
const gain = 'efficiencyGain: "{{claims.efficiency-gain.maintenance}}"';
const smallPhoto = await makePhoto(640);

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
      (content) => content.change("pages/home.yaml", ["headline"], "Know every crew."),
      "headline: is not a field here; it is in content/personas.yaml",
    ],
    [
      "the home page's own file, under its hero",
      (content) => content.change("pages/home.yaml", ["hero", "headline"], "Know every crew."),
      "hero.headline: is not a field here; it is in content/personas.yaml",
    ],
  ],
  "Change what a module page says": [
    ["\ntitle: The Est", "\n  title: The Est", "is indented by 2 spaces, the line above it by 0"],
    ["headlin:", "headline:", "is not a field here; expected title, description, headline, lead"],
  ],
  "Change a reader's figure": [
    [gain.replace("nance", "nence"), gain, 'did you mean "maintenance"?', "personas.yaml"],
    [gain.replaceAll('"', ""), gain, "needs quotes around a text that begins", "personas.yaml"],
    ["value: 37%\n", "value: 37% }\n", 'has a "{" that is not closed, expected "}" after it'],
  ],
  "Change what search engines and shared links show": [
    [
      "Contractor Software for Plants in Seven Modules, for Everyone",
      "Contractor Software in Seven Modules",
      "expected at most 60",
    ],
    [
      "",
      " hours, plan scope, check invoices and compare sites. Start with one of seven modules, and keep your ERP.",
      "expected 50 to 160",
    ],
  ],
  "Change a figure that we claim": [
    ["vaule: 60+", "value: 60+", 'did you mean "value"?'],
    ["source:", "source: Company count, January 2026", "source: found nothing, expected text"],
  ],
  "Change a figure on a product screen": [
    ["415,000", "415000", "expected a number with only digits and a decimal point"],
    ["estimate: about 415000", "estimate: 415000", "expected a number"],
  ],
  "Change a rate of the sample plant": [
    ["value: 72,00", "value: 72", "expected a number with only digits and a decimal point"],
    ["value: $72", "value: 72", "expected a number with only digits and a decimal point"],
  ],
  "Change what a calculator begins with": [
    ["people: 150.5", "people: 150", "expected a whole number"],
    ["hourlyCosts: 70", "hourlyCost: 70", 'did you mean "hourlyCost"?'],
    [
      "the sheet's own file",
      (content) =>
        content.change("pages/calculator-hours-gap.yaml", ["inputs", "people", "default"], 150),
      "default: is not a field here; it is in content/plant/shift.yaml, under gap",
    ],
  ],
  "Change a legal text": [
    ["3.11.2025", "2025-11-03", "did you mean 2025-11-03?"],
    ["an empty file", (content) => content.write("legal/terms.md", ""), "has no head, expected"],
    ["You may <b>also</b>", "You may also", "expected Markdown"],
  ],
  "Add a question": [
    ["", "      link: { label: Time Management, href: /modules/timemanagement }\n", "is missing"],
    [
      "href: modules/timemanagement",
      "href: /modules/timemanagement",
      'did you mean "/modules/timemanagement"?',
    ],
  ],
  "Change the confirmation email": [
    ["({numer})", "({number})", 'did you mean "number"?'],
    ["subject: Your message", "subject: Your message has reached us ({number})", "is missing in"],
  ],
  "Write an article": [
    ["an empty file", (content) => content.write(`${night}/index.md`, ""), "has no head, expected"],
    ["11/10/2025", "2025-11-10", "did you mean 2025-11-10 or 2025-10-11?"],
    [
      "a folder with a space",
      rename(`${night}/index.md`, "blog/A B/index.md"),
      "can't be an address",
    ],
    [
      "no folder",
      rename(`${night}/index.md`, "blog/a.md"),
      "an article is content/blog/NAME/index",
    ],
  ],
  "Publish an article on a day": [
    ["publish: 2099-01-15\ndraft: true", "publish: 2099-01-15", "has no effect on a draft"],
    ["publish: January 15, 2099", "publish: 2099-01-15", "did you mean 2099-01-15?"],
  ],
  "Take an article offline": [
    ["until: 2099-03-31", "until: { day: 2099-03-31, to: /modules }", "with the fields day, to"],
    ["to: /modules/plan }", "to: /modules }", "is not a page on this site"],
  ],
  "Delete an article": [
    [
      "",
      "- { from: /blog/contractor-trends-part-two, to: /blog }\n",
      "sends its visitors to /blog and changes the links; or put its file back",
      "redirects.yaml",
    ],
    ["to: /blogs }", "to: /blog }", 'did you mean "/blog"?'],
  ],
  "Rename an article": [
    [
      "",
      "- { from: /blog/contractor-trends-part-one, to: /blog/contractor-trends-since-2010 }\n",
      "lacks /blog/contractor-trends-part-one, a page that was online",
      "redirects.yaml",
    ],
    [
      "/contractor-trends-part-one",
      "/contractor-trends-since-2010",
      "leads to /blog/contractor-trends-since-2010; write that",
      "blog/contractor-trends-part-two/index.md",
    ],
    ["from: https://www.example.com/blog", "from: /blog", "is not an old address; expected a path"],
  ],
  "Feature another article": [
    ["featured: no", "featured: false", "expected true or false"],
    ["featured: true", "featured: false", "featured"],
  ],
  "Name a source": [
    ["(source:handbok)", "(source:handbook)", 'did you mean "handbook"?'],
    ["(https://www.example.com/handbook)", "(source:handbook)", "source"],
  ],
  "Add a category of articles": [
    [
      "category: Case Study",
      "category: Case Studies",
      'did you mean "Case Studies"?',
      `${pitfalls}/index.md`,
    ],
    [
      "other words in the list",
      (content) => content.replace("pages/blog.yaml", "Case Studies", "Case Study"),
      'did you mean "Case Study"?',
    ],
  ],
  "Prepare a campaign page": [
    ["a name in capitals", rename(spring, "campaigns/A B.yaml"), '"A B" is part of an address'],
    [
      "a folder for the year",
      rename(spring, "campaigns/2028/a.yaml"),
      "move it to content/campaigns",
    ],
    ["an ending that Windows hides", rename(spring, `${spring}.txt`), "rename it to end in .yaml"],
  ],
  "Put a campaign page online": [
    ["draft: nope", "draft: false", "expected true or false"],
    [
      "draft: false\nuntil: { day: 2020-01-01, to: /pilot }\npublish: 2099-01-01",
      "draft: false",
      "is before publish",
    ],
  ],
  "End a campaign": [
    ["ends:", "until:", 'did you mean "until"?'],
    ["to: /pilots", "to: /pilot", 'did you mean "/pilot"?'],
    [
      "no file",
      (content) => content.remove("campaigns/spring-window.yaml"),
      "lacks /spring-window, a",
    ],
  ],
  "Add a customer": [
    ["-Rhine Polymers", "- Rhine Polymers", 'lacks a space after "-"'],
    ["  Rhine Polymers", "  - Rhine Polymers", 'is neither a field ("name: text") nor an entry'],
    ["   - Rhine Polymers", "  - Rhine Polymers", "is read as part of the text above it"],
    ["- Rhine Polymers\n  - Rhine Polymers", "- Rhine Polymers", '"Rhine Polymers" is there twice'],
    ['- "Rhine Polymers",', "- Rhine Polymers", "has a comma after its quote, expected none"],
  ],
  "Show a customer's logo": [
    ["alt: Rhine Polymer\n", "alt: Rhine Polymers\n", 'did you mean "Rhine Polymers"?'],
    ["rhine-polymers.heic", "rhine-polymers.svg", "save it as JPG first"],
    [
      "the logo in another folder",
      rename("pictures/rhine-polymers.svg", "files/rhine-polymers.svg"),
      "rhine-polymers.svg",
    ],
    [
      "    rights: Ours.",
      "    rights: Logo of Rhine Polymers, who agreed in writing in May 2026.",
      "expected 10 to 300",
    ],
  ],
  "Remove a customer": [
    [
      "an empty file",
      (content) => content.write("customers.yaml", ""),
      "found nothing, expected a",
    ],
    ["  -\n", "  - (sample) Refinery A\n", "names[0]: found nothing, expected text"],
    ["no name", (content) => content.write("customers.yaml", "names:\n"), "an empty one is []"],
  ],
  "Add a quote": [
    ["basis: re-work", "basis: rework", 'did you mean "rework"?'],
    ["persona: Maintenance", "persona: maintenance", 'did you mean "maintenance"?'],
  ],
  "Add an industry": [
    ["id: Pulp and Paper", "id: pulp-and-paper", 'did you mean "pulp-and-paper"?'],
    ["and Paper\n  picture: a.jpg", `and Paper\n  ${picture}`, "a picture in art/rendered"],
    ["and Paper\n", `and Paper\n  ${picture}\n`, "either a picture of art/rendered or a photo"],
    [
      "than employees.\n  startsWith: planning",
      "than employees.",
      "is not a field here; expected id, name, picture",
    ],
  ],
  "Offer your own PDF": [
    ["another folder", rename("files/site-survey.pdf", "downloads/a.pdf"), "are in content/files"],
    ["", `  ${pdf}\n`, "has no text, expected a file content/documents/site-survey.md, or a line"],
    ["number: INS-04", "number: INS-05", '"INS-04" is also the number of another entry'],
    ["downloadUrl: /tools", pdf, "a file of your own is named after file:"],
    ["id: rate-template", "id: site-survey", '"rate-template" is also the id of another entry'],
  ],
  "Add a category of resources": [
    ["id: case-study", "id: case-studies", "expected each of case-study"],
    [
      "category: Case Studies",
      "category: case-studies",
      'did you mean "case-studies"?',
      "resources.yaml",
    ],
  ],
  "Link to a file": [
    ["(content/files/shut", "(/files/shut", 'did you mean "/files/shutdown-'],
    ["no file", (content) => content.remove("files/shutdown-checklist.xlsx"), "is not a file"],
  ],
  "Put a photo into an article": [
    [
      "a small photo",
      (content) => content.write(`${pitfalls}/night-shift.jpg`, smallPhoto),
      "night-shift.jpg is 640 pixels wide, expected at least 960 where it is shown",
    ],
    [
      "rights: Ours.",
      "rights: Photo by our own team, May 2026. Both people agreed in writing.",
      "expected 10 to 300",
    ],
  ],
  "Show a photo at the top of an article": [
    ["picture: control-room.png", "picture: ./control-room.jpg", "control-room.png"],
    [
      "pictureAlt: control-room.jpg",
      "pictureAlt: A shift leader in front of the screens of a control room.",
      "file's name",
    ],
  ],
  "Show a video": [
    [
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      '![A walk from the gate to the unit.](video:walk-down "From the gate to Unit 3 in one minute.")',
      "is the address of a video alone",
    ],
    ["", "    captions: /files/walk-down.vtt\n", "needs captions"],
    ["", "    rights: Still from our own video, May 2026.\n", "needs `rights`"],
  ],
  "Link to a place on a page": [
    ["/security#down-time", "/security#downtime", 'did you mean "downtime"?'],
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
    ["employment: Full-time", "employment: full-time", 'did you mean "full-time"?'],
    ["currency: UDS", "currency: USD", '"UDS" is not a currency, expected one such as USD'],
    ["full-time\npublish: 2099-06-01", "full-time", '"2099-03-31" is before publish, 2099-06-01'],
    ["tasks: Stand", "tasks:\n  - Stand", 'expected a list (lines that start with "- ")'],
    ["", "validUntil: 2099-03-31\n", "validUntil: is missing, expected a date"],
    ["", `${place}\n`, "has neither place nor remote, expected one of them or both"],
  ],
  "Take a job down": [
    ["2025-01-31", "2025-10-31", "is after its last day, 2025-01-31"],
    ["validUntil: 31.10.2025", "validUntil: 2025-10-31", "did you mean 2025-10-31?"],
  ],
  "Introduce an author": [
    ["author: Jane Doe", "author: jane-doe", 'did you mean "jane-doe"?', `${pitfalls}/index.md`],
    ["kind: woman", "kind: person", "expected one of"],
  ],
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
    ["from: /pilot,", "from: /webinar,", '"/pilot" is a page on this site'],
  ],
  "Change a mailbox or the phone number": [
    [
      "the page's own file",
      (content) => content.change("pages/contact.yaml", ["phone"], "+49 40 5550100"),
      'did you mean "phone" in content/site.yaml?',
    ],
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
    ["040 5550100", "+49 40 5550100", "expected a phone number such as +49 40 1234567"],
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
    ["version: 1.1", "version: 2", "expected a whole number from 1"],
  ],
  "Confirm a sample": [
    ["vatId: (sample)", "vatId: DE811122233", "vatId: found nothing, expected text"],
    ["vatId: DE811122233 (sample)", "vatId: DE811122233", 'has "(sample)" inside'],
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
