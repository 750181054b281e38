import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cleanPictures } from "../../build-site/sources/clean-pictures.ts";
import { copyPublishedContent, git } from "../../tests/published-content.ts";
import { publishChanges } from "./publish.ts";
import { undoChanges } from "./undo.ts";

/** What is one's own and what a colleague has put online, in every state that a branch can be in. */
const { addShared, content, run } = await copyPublishedContent();

const [figures, names] = ["claims.yaml", "customers.yaml"];
const plant = "(sample) Power Plant C";
const setFigure = (value: string) => content.change(figures, [0, "value"], value);

/** A colleague's own copy: puts changes online, and merges branches as one commit. */
function addColleague(shared: string) {
  const root = mkdtempSync(join(tmpdir(), "colleague-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync("git", ["clone", "--quiet", shared, root]);
  git(root, "config", "user.name", "Colleague");
  git(root, "config", "user.email", "colleague@example.com");
  const finish = (message: string) => {
    git(root, "commit", "--quiet", "--all", "--message", message);
    git(root, "push", "--quiet", "origin", "main");
  };
  return {
    change(file: string, from: string, to: string): void {
      git(root, "pull", "--quiet");
      const path = join(root, "content", file);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(from);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
      finish("Theirs");
    },
    squash(branch: string): void {
      git(root, "pull", "--quiet");
      git(root, "fetch", "--quiet", "origin", branch);
      git(root, "merge", "--quiet", "--squash", `origin/${branch}`);
      finish("Squashed");
    },
  };
}

const getBranch = () => git(content.root, "branch", "--show-current");
const commit = () => git(content.root, "commit", "--quiet", "--all", "--message", "By hand");
const pull = () => git(content.root, "pull", "--quiet", "--no-rebase", "origin", "main");

/** Mine is sent; a colleague's version of the same figure, and more, is online. */
async function beginBoth() {
  const shared = addShared();
  const colleague = addColleague(shared);
  setFigure("60+");
  await run(publishChanges, "Mine");
  colleague.change(figures, "value: 50+", "value: 55+");
  colleague.change(names, plant, "(sample) Power Station");
  return { shared, colleague };
}

const settle = () => {
  git(content.root, "checkout", "--quiet", "--ours", `content/${figures}`);
};

const changed = /“55\+” → “60\+”/;

test("a conflict that is settled here: what changes is what differs from what is online", async () => {
  await beginBoth();
  expect(pull).toThrow();
  settle();
  const { text, fault } = await run(publishChanges, "Mine all the same");
  expect(fault).toBeUndefined();
  expect(text).toMatch(changed);
  expect(text).not.toContain("Power Station");
});

test("a merge that was ended by hand is shown before it is sent", async () => {
  await beginBoth();
  expect(pull).toThrow();
  settle();
  commit();
  const { text } = await run(publishChanges, "");
  expect(text).toMatch(changed);
  expect(text).not.toContain("Power Station");
  expect(text).toContain("Sent.");
});

test("where the colleague's version was kept, nothing is said to change", async () => {
  await cleanPictures(content.root);
  commit();
  await beginBoth();
  expect(pull).toThrow();
  git(content.root, "checkout", "--quiet", "--theirs", `content/${figures}`);
  const { text } = await run(publishChanges, "Theirs");
  expect(text).toContain("Nothing will differ from what is online");
  expect(text).not.toMatch(/55|60|Power Station/);
});

test("what was sent and is not merged is still to change, next to what is new", async () => {
  const { colleague } = await beginBoth();
  content.change(names, ["names", 0], "(sample) Mine of Ours");
  colleague.change(names, "(sample) Refinery A", "(sample) Refinery Z");
  const { text } = await run(publishChanges, "More");
  expect(text).toMatch(changed);
  expect(text).toContain("“Refinery Z” → “Mine of Ours”");
  expect(text).not.toContain("Power Station");
});

test("what was sent and is online as one commit is not mine again, also where it changed since", async () => {
  const shared = addShared();
  const colleague = addColleague(shared);
  setFigure("60+");
  await run(publishChanges, "Mine");
  const first = getBranch();
  colleague.squash(first);
  setFigure("65+");
  const next = await run(publishChanges, "Second");
  expect(next.text).toMatch(/“60\+” → “65\+”/);
  expect(next.text).not.toContain("same lines");
  expect(getBranch()).not.toBe(first);
  expect(git(shared, "diff", "--name-only", "main", getBranch())).toBe(`content/${figures}`);
  colleague.squash(getBranch());
  colleague.change(figures, "value: 65+", "value: 70+");
  const { text } = await run(publishChanges, "");
  expect(text).toMatch(/^Nothing has changed.*all of it is online/);
  expect(text).toMatch(/Colleagues have put this online.*“65\+” → “70\+”/s);
  expect(content.read(figures)).toContain("value: 70+");
});

test("what is outside content/ is named, and not sent, also if it is committed", async () => {
  const shared = addShared();
  const notes = join(content.root, "notes.txt");
  writeFileSync(notes, "One");
  git(content.root, "add", "notes.txt");
  commit();
  const here = git(content.root, "rev-parse", "HEAD");
  setFigure("60+");
  const { text, fault } = await run(publishChanges, "Mine");
  expect(fault).toBeUndefined();
  expect(text).toMatch(/not sent, because it is not in content\/: .*notes\.txt/);
  const [sent = ""] = /words\/\S+(?=\.)/.exec(text) ?? [];
  expect(git(shared, "diff", "--name-only", "main", sent)).not.toContain("notes.txt");
  expect(git(shared, "show", `${sent}:content/${figures}`)).toContain("value: 60+");
  expect([getBranch(), git(content.root, "rev-parse", "HEAD")]).toEqual(["main", here]);
  expect((await run(publishChanges, "")).text).toContain(`Nothing has changed since you sent ${sent}`);
});

test("a colleague's change that is not here yet is nobody else's, next to mine as well as in it", async () => {
  const colleague = addColleague(addShared());
  setFigure("60+");
  content.replace(names, `${plant}\n`, `${plant}\n  - (sample) Of Ours\n`);
  colleague.change(figures, "unit: facilities", "unit: sites");
  colleague.change(names, `${plant}\n`, `${plant}\n  - (sample) Of Theirs\n`);
  const { text } = await run(publishChanges, "");
  expect(text).toMatch(/“50\+” → “60\+”/);
  expect(text).toMatch(/Names › \d: “Of Ours”, new/);
  expect(text).not.toMatch(/sites|Of Theirs/);
});

test("what was committed on the main branch by hand is shown, and sent as a branch", async () => {
  const shared = addShared();
  const colleague = addColleague(shared);
  setFigure("60+");
  commit();
  const { text } = await run(publishChanges, "");
  expect(text).toMatch(/“50\+” → “60\+”/);
  expect(text).toContain("Sent.");
  expect(git(shared, "diff", "--name-only", "main", getBranch())).toBe(`content/${figures}`);
  colleague.squash(getBranch());
  expect((await run(publishChanges, "")).text).toMatch(/^Nothing has changed/);
  expect(getBranch()).toBe("main");
  expect(git(content.root, "rev-parse", "main")).toBe(git(shared, "rev-parse", "main"));
});

test("what was committed by hand stays, next to what is new", async () => {
  const shared = addShared();
  setFigure("60+");
  commit();
  content.change(names, ["names", 0], "(sample) Refinery Z");
  const { text } = await run(publishChanges, "More");
  expect(text).toMatch(/“50\+” → “60\+”/);
  expect(text).toContain("“Refinery A” → “Refinery Z”");
  expect(git(shared, "diff", "--name-only", "main", getBranch())).toContain(`content/${figures}`);
});

test("undo tells what colleagues have put online from what is taken back", async () => {
  const colleague = addColleague(addShared());
  setFigure("60+");
  colleague.change(names, plant, "(sample) Power Station");
  colleague.change(figures, "unit: facilities", "unit: sites");
  const { text } = await run(undoChanges, "yes");
  const [mine, theirs = ""] = text.split("You also get what colleagues have put online");
  expect(mine).toMatch(/“50\+” → “60\+”/);
  expect(mine).not.toMatch(/sites|Power Station/);
  expect(theirs).toContain("“Power Plant C” → “Power Station”");
  expect(theirs).toContain("“facilities” → “sites”");
  expect(content.read(figures)).toMatch(/value: 50\+\n *unit: sites/);
});

test("undo with nothing of one's own brings what colleagues have put online, and keeps nothing", async () => {
  const colleague = addColleague(addShared());
  colleague.change(names, plant, "(sample) Power Station");
  const { text } = await run(undoChanges, "yes");
  expect(text).toContain("nothing of yours to take back");
  expect(text).toContain("“Power Plant C” → “Power Station”");
  expect(text).not.toContain("cherry-pick");
  expect(content.read(names)).toContain("Power Station");
});
