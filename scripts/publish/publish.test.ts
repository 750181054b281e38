import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyPublishedContent, git } from "../../tests/published-content.ts";
import { publishChanges } from "./publish.ts";
import { undoChanges } from "./undo.ts";

const { addShared, content, run } = await copyPublishedContent();

const headline = "Know every crew before the shift becomes a cost.";
const changeHeadline = () => {
  content.change("personas.yaml", ["personas", 0, "headline"], headline);
  content.change("personas.yaml", ["personas", 0, "underline"], "a cost.");
};

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

test("deletes a picture that nothing names any longer, says so, and keeps one that is new", async () => {
  content.write("pictures/old.webp", "RIFF");
  git(content.root, "add", "content");
  git(content.root, "commit", "--quiet", "--message", "Picture");
  content.write("pictures/new.webp", "RIFF");
  const { text } = await run(publishChanges, "");
  expect(text).toContain("content/pictures/old.webp is deleted, because nothing names it");
  expect(text).toContain("pictures/old.webp: deleted");
  expect(text).toMatch(/new\.webp: is not used anywhere.*delete the file, in the editor under/);
  expect([content.has("pictures/old.webp"), content.has("pictures/new.webp")]).toEqual([
    false,
    true,
  ]);
});

test("stops where another article has to be chosen in place of one that was deleted", async () => {
  const slug = "contractor-management-pitfalls";
  content.remove(`blog/${slug}/index.md`);
  const { text } = await run(publishChanges, "");
  expect(text).toContain(`"${slug}" is gone; choose another article here`);
});

test("of a page and its copy that git does not know yet, the copy is told first", async () => {
  const page = content.read("campaigns/spring-window.yaml");
  content.write("campaigns/a-copy.yaml", page);
  content.write("campaigns/z-copy.yaml", page);
  const { text } = await run(publishChanges, "");
  const faults = text.match(/content\S+(?=:.* is also the title)/g);
  expect(faults?.map((each) => each.replace(/:.*/, ""))).toEqual(
    ["a-copy", "z-copy", "spring-window"].map((name) => `content/campaigns/${name}.yaml`),
  );
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
  [
    "words that the house style refuses",
    "Words",
    () => content.change("claims.yaml", [0, "source"], "Counted every day – and whilst we work"),
    "claims.yaml:",
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

test("says why the shared copy refuses, in its own words", async () => {
  const shared = addShared();
  changeHeadline();
  const hook = join(shared, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'GH006: file too large' >&2\nexit 1\n", { mode: 0o755 });
  const { text } = await run(publishChanges, "Headline");
  expect(text).toMatch(/Your changes are kept.*refuses them.*GH006: file too large/s);
  expect(text).not.toContain("someone else");
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

/** A colleague's headline is online; this folder has not fetched it. */
function putOtherHeadlineOnline(): void {
  const before = git(content.root, "rev-parse", "HEAD");
  changeHeadline();
  git(content.root, "commit", "--quiet", "--all", "--message", "Theirs");
  git(content.root, "push", "--quiet", "origin", "main");
  git(content.root, "reset", "--quiet", "--hard", before);
}

test("brings here what a colleague has put online, where nothing of one's own has changed", async () => {
  addShared();
  putOtherHeadlineOnline();
  const { text, fault } = await run(publishChanges, "");
  expect(fault).toBeUndefined();
  expect(text).toMatch(/Colleagues have put this online.*Headline: “.*” → “Know every crew/s);
  expect(content.read("personas.yaml")).toContain(headline);
  expect((await run(publishChanges, "")).text).not.toContain("Colleagues");
});

/** A merge of a colleague's headline and another of one's own stops where both have changed the same lines. */
function beginMerge(): void {
  putOtherHeadlineOnline();
  git(content.root, "checkout", "--quiet", "-b", "words/ours");
  content.change("personas.yaml", ["personas", 0, "headline"], "Ours becomes a cost.");
  content.change("personas.yaml", ["personas", 0, "underline"], "a cost.");
  git(content.root, "commit", "--quiet", "--all", "--message", "Ours");
  expect(() => git(content.root, "merge", "--quiet", "origin/main")).toThrow();
}

test("ends a merge once both versions are one", async () => {
  const shared = addShared();
  beginMerge();
  expect((await run(publishChanges, "Both")).text).toContain("content/personas.yaml");
  git(content.root, "checkout", "--quiet", "--ours", "content/personas.yaml");
  const { text, fault } = await run(publishChanges, "Both");
  expect(fault).toBeUndefined();
  expect(text).toContain("Sent.");
  const branch = git(content.root, "branch", "--show-current");
  expect(git(shared, "log", "-1", "--format=%s", branch)).toBe("Both");
  expect(git(shared, "merge-base", "main", branch)).toBe(git(shared, "rev-parse", "main"));
});

test("takes back a merge that was begun", async () => {
  addShared();
  beginMerge();
  expect((await run(undoChanges, "yes")).text).toContain("Done.");
  expect(content.read("personas.yaml")).toContain(headline);
  expect((await run(publishChanges, "")).text).toMatch(/^Nothing has changed/);
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
  const [, sent = ""] =
    /What you have sent before stays open, .*: the branch (words\/.*)\. If/.exec(text) ?? [];
  const [, command = ""] = /git (cherry-pick .*)$/m.exec(text) ?? [];
  content.change("claims.yaml", [0, "source"], "Counted since then");
  git(content.root, "commit", "--quiet", "--all", "--message", "Later work");
  git(content.root, ...command.split(" "));
  expect(content.read("claims.yaml")).toContain("Counted since then");
  expect(content.read("personas.yaml")).toContain(headline);
  expect(content.read("authors/jane-doe.yaml")).toBe("name: Jane\n");
  content.remove("authors/jane-doe.yaml");
  const again = await run(publishChanges, "Headline again");
  expect(again.text).toContain(`Sent before, and not online yet: ${sent}.`);
});
