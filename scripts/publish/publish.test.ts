import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { composeSample } from "../../tests/sample/compose-sample.ts";
import { publishChanges } from "./publish.ts";
import { undoChanges } from "./undo.ts";

const person = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

const content = new ContentCopy((root) => {
  composeSample(root);
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "add", "content");
  git(root, ...person, "commit", "--quiet", "--message", "Content");
});
const config = await makeContentConfig();

const headline = "Know every crew before the shift becomes a cost.";
const changeHeadline = () => {
  content.change("personas.yaml", ["personas", 0, "headline"], headline);
  content.change("personas.yaml", ["personas", 0, "underline"], "a cost.");
};

/** Runs a command as a person who answers its questions with one line. */
async function run(command: typeof publishChanges, answer: string) {
  const [lines, opened]: [string[], string[]] = [[], []];
  const fault: Error | undefined = await command({
    root: content.root,
    folders: ["."],
    config,
    print: (line) => lines.push(line),
    ask: async () => answer,
    open: (address) => opened.push(address),
  }).catch((error) => error);
  return { text: [...lines, fault?.message ?? ""].join("\n"), fault, opened };
}

/** A shared copy of the repository. */
function addShared(): string {
  const shared = mkdtempSync(join(tmpdir(), "shared-"));
  onTestFinished(() => rmSync(shared, { recursive: true }));
  git(shared, "init", "--quiet", "--bare", "--initial-branch=main");
  git(content.root, "remote", "add", "origin", shared);
  git(content.root, "push", "--quiet", "origin", "main");
  return shared;
}

// Whatever a test did to git, the next one begins on main, alone.
beforeEach(() => {
  const first = git(content.root, "rev-parse", "main");
  git(content.root, "config", "user.name", "Test");
  git(content.root, "config", "user.email", "test@example.com");
  return () => {
    git(content.root, "checkout", "--quiet", "--force", "main");
    git(content.root, "reset", "--quiet", "--hard", first);
    const others = git(content.root, "branch", "--format=%(refname:short)").split("\n");
    for (const name of others) if (name !== "main") git(content.root, "branch", "-D", name);
    if (git(content.root, "remote")) git(content.root, "remote", "remove", "origin");
  };
});

test("says in words what changes, and sends it as a branch of its own", async () => {
  const shared = addShared();
  changeHeadline();
  const { text, fault } = await run(publishChanges, "Shorter headline for maintenance");
  expect(fault).toBeUndefined();
  expect(text).toMatch(/Headline: “.*” → “Know every crew/);
  const branch = git(content.root, "branch", "--show-current");
  expect(branch).toMatch(/^words\/[\d-]+-shorter-headline/);
  expect(git(shared, "log", "-1", "--format=%s", branch)).toBe("Shorter headline for maintenance");
  expect(git(shared, "show", `${branch}:content/personas.yaml`)).toContain(headline);
  expect(git(shared, "show", "main:content/personas.yaml")).not.toContain(headline);
  const again = await run(publishChanges, "");
  expect(again.fault).toBeUndefined();
  expect(again.text).toMatch(/^Nothing has changed since you sent words\/.*not online yet/);
  expect(again.text).not.toContain("Sent.");
});

test("says that nothing has changed where what was sent is online as one commit", async () => {
  addShared();
  changeHeadline();
  await run(publishChanges, "Headline");
  const branch = git(content.root, "branch", "--show-current");
  git(content.root, "checkout", "--quiet", "main");
  git(content.root, "merge", "--quiet", "--squash", branch);
  git(content.root, "commit", "--quiet", "--message", "Headline (#1)");
  git(content.root, "push", "--quiet", "origin", "main");
  git(content.root, "checkout", "--quiet", branch);
  expect((await run(publishChanges, "")).text).toMatch(/^Nothing has changed.*all of it is online/);
});

test("names the entry that is new in a list, or gone, and no other", async () => {
  const names = ["Rhine Polymers", "(sample) Refinery A", "(sample) Chemical Park B"];
  content.change("customers.yaml", ["names"], names);
  const { text } = await run(publishChanges, "");
  const lines = text.split("\n").filter((line) => /Names ›/.test(line));
  expect(lines.slice(0, 2)).toEqual([
    expect.stringContaining("Names › 1: “Rhine Polymers”, new"),
    expect.stringMatching(/Names › 3: “Power Plant C” → deleted/),
  ]);
});

test("calls a new entry by its file and its words, wherever in the list it is", async () => {
  const stories = parse(content.read("stories.yaml"));
  const quote = "The gate and the invoice agree.";
  const story = {
    persona: "maintenance",
    quote,
    role: "Leader",
    company: "Rhine",
    modules: ["planning"],
  };
  content.write("stories.yaml", stringify([story, ...stories]));
  const lines = (await run(publishChanges, "")).text.split("\n");
  expect(lines.filter((line) => / › \d/.test(line))).toEqual([`    Stories › 1: “${quote}”, new`]);
});

test("says where a figure is typed over a reference, which the page then no longer follows", async () => {
  const reference = "{{claims.facilities}}";
  content.change(
    "pages/pilot.yaml",
    ["description"],
    `${reference} plants are ready for a pilot of four weeks, in two steps.`,
  );
  git(content.root, "commit", "--quiet", "--all", "--message", "Reference");
  content.replace("pages/pilot.yaml", reference, "60");
  const { text } = await run(publishChanges, "");
  expect(text).toMatch(
    /pilot\.yaml: .*\{\{claims\.facilities\}\}, which the page no longer follows/,
  );
  content.replace("pages/pilot.yaml", "60 plants", "Plants");
  expect((await run(publishChanges, "")).text).not.toContain("no longer follows");
});

test("asks nothing about what it writes itself, also the second time", async () => {
  const [folder = ""] = content.find("category: Best Practices").map((file) => file.split("/")[1]);
  const link = `[turnover](/blog/${folder})`;
  content.replace("legal/terms.md", "\n\n", `\n\n${link} 🚀\n\n`);
  git(content.root, "add", "content");
  git(content.root, "commit", "--quiet", "--all", "--message", "Link");
  git(content.root, "mv", `content/blog/${folder}`, "content/blog/turnarund-tims");
  for (const _ of [1, 2]) {
    const { text } = await run(publishChanges, "");
    expect(text).toContain("This will change");
    expect(content.read("legal/terms.md")).toContain("/blog/turnarund-tims");
    expect(text).not.toMatch(/is that right|new here|emoji/);
  }
});

test("names the field of an article that changed, and not its text", async () => {
  const article = content.find("category: Best Practices").find((file) => file.endsWith(".md"));
  content.replace(article ?? "", "category: Best Practices", "category: Technology");
  const { text } = await run(publishChanges, "");
  expect(text).toContain("Category: “Best Practices” → “Technology”");
  expect(text).not.toContain("Text: ");
});

test("shows the sentences of a text that changed, around what differs, and no other", async () => {
  const text = content.read("legal/terms.md");
  const long = `${"On this site, and on each of its pages, ".repeat(3)}you may read`;
  content.write("legal/terms.md", `${text}\n${long} aloud. It stays.\n`);
  git(content.root, "commit", "--quiet", "--all", "--message", "Terms");
  content.write("legal/terms.md", `${text}\n${long} in silence. It\nstays. Nobody minds.\n`);
  const said = (await run(publishChanges, "")).text;
  expect(said).toMatch(/Text: “….*aloud\.” → “….*in silence\.”/);
  expect(said).toContain("Text: “Nobody minds.”, new");
  expect(said).not.toContain("It stays");
  expect(said).toMatch(/legal\/terms\.md: has changed, and effective is still \d{4}-/);
});

test("deletes a picture that nothing names any longer, says so, and keeps one that is new", async () => {
  content.write("pictures/old.webp", "RIFF");
  git(content.root, "add", "content");
  git(content.root, "commit", "--quiet", "--message", "Picture");
  content.write("pictures/new.webp", "RIFF");
  const { text } = await run(publishChanges, "");
  expect(text).toContain("content/pictures/old.webp is deleted, because nothing names it");
  expect(text).toContain("pictures/old.webp: deleted");
  expect(text).toMatch(/new\.webp: is not used anywhere; name it where it belongs/);
  expect([content.has("pictures/old.webp"), content.has("pictures/new.webp")]).toEqual([
    false,
    true,
  ]);
});

test("opens the page on GitHub that makes the pull request", async () => {
  const shared = addShared();
  const address = "https://github.com/company/site";
  git(content.root, "remote", "set-url", "origin", `${address}.git`);
  git(content.root, "config", `url.${shared}.insteadOf`, `${address}.git`);
  changeHeadline();
  const { opened } = await run(publishChanges, "Headline");
  expect(opened).toEqual([
    expect.stringMatching(`^${address}/compare/main\\.\\.\\.words/.*headline`),
  ]);
});

test.each<[string, string, () => void, string]>([
  [
    "a fault in the content",
    "Words",
    () => content.write("redirects.yaml", "from: 1\n"),
    "Nothing is published until this is right",
  ],
  ["no sentence", " ", changeHeadline, "Without a sentence"],
  [
    "nobody's name",
    "Words",
    () => {
      changeHeadline();
      git(content.root, "config", "user.name", "");
    },
    "Git does not know who you are",
  ],
  ["nothing changed", "Words", () => {}, "Nothing has changed"],
])("with %s, it explains and changes nothing", async (_, answer, prepare, words) => {
  addShared();
  prepare();
  const before = git(content.root, "status", "--porcelain");
  const { text } = await run(publishChanges, answer);
  expect(text).toContain(words);
  expect(git(content.root, "status", "--porcelain")).toBe(before);
  expect(git(content.root, "branch", "--show-current")).toBe("main");
});

test("keeps the change where it cannot be sent, and sends it the next time", async () => {
  changeHeadline();
  expect((await run(publishChanges, "Headline")).text).toContain("no shared copy");
  git(content.root, "remote", "add", "origin", join(content.root, "nowhere"));
  expect((await run(publishChanges, "")).text).toContain("does not answer");
  git(content.root, "remote", "remove", "origin");
  const shared = addShared();
  expect((await run(publishChanges, "")).text).toContain("Sent.");
  const branch = git(content.root, "branch", "--show-current");
  expect(git(shared, "show", `${branch}:content/personas.yaml`)).toContain(headline);
});

test("names the files that someone else has changed in the same lines", async () => {
  addShared();
  changeHeadline();
  git(content.root, "commit", "--quiet", "--all", "--message", "Theirs");
  git(content.root, "push", "--quiet", "origin", "main");
  git(content.root, "reset", "--quiet", "--hard", "HEAD^");
  content.change(
    "personas.yaml",
    ["personas", 0, "headline"],
    "Ours before the shift becomes a cost.",
  );
  content.change("personas.yaml", ["personas", 0, "underline"], "a cost.");
  const { text } = await run(publishChanges, "Ours");
  expect(text).toContain("same lines: content/personas.yaml.");
  expect(text).toContain("Sent.");
});

test("takes nothing back without a whole yes, or where all is as it is online", async () => {
  expect((await run(undoChanges, "yes")).text).toContain("There is nothing to take back");
  changeHeadline();
  for (const answer of ["", "y"]) {
    expect((await run(undoChanges, answer)).text).toContain("Nothing was taken back");
  }
  expect(content.read("personas.yaml")).toContain(headline);
});

test("takes everything back that is not online, and keeps it", async () => {
  addShared();
  const before = content.read("personas.yaml");
  changeHeadline();
  await run(publishChanges, "Headline");
  content.write("authors/jane-doe.yaml", "name: Jane\n");
  expect((await run(undoChanges, "no")).text).toContain("Nothing was taken back");
  expect(content.read("personas.yaml")).toContain(headline);
  const { text } = await run(undoChanges, "yes");
  expect(content.read("personas.yaml")).toBe(before);
  expect(content.has("authors/jane-doe.yaml")).toBe(false);
  expect(git(content.root, "status", "--porcelain", "content")).toBe("");
  expect(text).toMatch(/What you have sent before stays open, .*: the branch words\//);
  const [, command = ""] = /git (cherry-pick .*)$/m.exec(text) ?? [];
  content.change("claims.yaml", [0, "source"], "Counted since then");
  git(content.root, "commit", "--quiet", "--all", "--message", "Later work");
  git(content.root, ...command.split(" "));
  expect(content.read("claims.yaml")).toContain("Counted since then");
  expect(content.read("personas.yaml")).toContain(headline);
  expect(content.read("authors/jane-doe.yaml")).toBe("name: Jane\n");
});
