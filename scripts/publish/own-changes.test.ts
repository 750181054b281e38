import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { askOtherComputer } from "../../build-site/git.mjs";
import { cleanPictures } from "../../build-site/sources/clean-pictures.ts";
import { copyPublishedContent, git } from "../../tests/published-content.ts";
import { openGit } from "./git.ts";
import { makeDraft } from "./own-changes.ts";
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
    remove(file: string): void {
      git(root, "rm", "--quiet", join("content", file));
      finish("Gone");
    },
    squash(branch: string): void {
      git(root, "pull", "--quiet");
      git(root, "fetch", "--quiet", "origin", branch);
      git(root, "merge", "--quiet", "--squash", `origin/${branch}`);
      finish("Squashed");
    },
  };
}

/** Another copy of what is shared, with a folder of its own. */
function addFolder(...make: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  git(content.root, ...make, folder);
  git(folder, "config", "user.name", "Test");
  git(folder, "config", "user.email", "test@example.com");
  for (const name of ["public", "art"]) symlinkSync(join(content.root, name), join(folder, name));
  return folder;
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
  expect((await run(publishChanges, "")).text).toContain(
    `Nothing has changed since you sent ${sent}`,
  );
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

/** In another copy: sets the figure. */
function setFigureIn(root: string, value: string): void {
  const file = join(root, "content", figures);
  writeFileSync(file, readFileSync(file, "utf8").replace(/value: \d+\+/, `value: ${value}`));
}

const readFigure = (root: string, revision: string) =>
  /value: (\d+\+)/.exec(git(root, "show", `${revision}:content/${figures}`))?.[1];

test.each<[string, () => string]>([
  ["a worktree", () => addFolder("worktree", "add", "--quiet", "--detach")],
  ["a worktree with a branch", () => addFolder("worktree", "add", "--quiet", "-b", "own")],
  [
    "a shallow copy",
    () => {
      const address = git(content.root, "config", "remote.origin.url");
      return addFolder("clone", "--quiet", "--depth", "1", `file://${address}`);
    },
  ],
])("from %s it is published, published again, and taken back", async (_, add) => {
  const shared = addShared();
  const root = add();
  setFigureIn(root, "60+");
  expect((await run(publishChanges, "Mine", root)).text).toContain("Sent.");
  const branch = git(root, "branch", "--show-current");
  expect(readFigure(shared, branch)).toBe("60+");
  setFigureIn(root, "65+");
  expect((await run(publishChanges, "More", root)).text).toContain("Sent.");
  expect(readFigure(shared, branch)).toBe("65+");
  expect((await run(publishChanges, "", root)).text).toMatch(/^Nothing has changed since you sent/);
  const { text } = await run(undoChanges, "yes", root);
  expect(text).toContain("Done.");
  expect(readFigure(root, "HEAD")).toBe("50+");
  expect(git(root, "status", "--porcelain", "content")).toBe("");
});

test("a branch that another folder has open stays where it is", async () => {
  const colleague = addColleague(addShared());
  const root = addFolder("worktree", "add", "--quiet", "-b", "own");
  const before = git(content.root, "rev-parse", "main");
  colleague.change(figures, "value: 50+", "value: 55+");
  expect((await run(publishChanges, "", root)).text).toContain("all of it is online");
  expect(readFigure(root, "HEAD")).toBe("55+");
  expect([getBranch(), git(content.root, "rev-parse", "main")]).toEqual(["main", before]);
});

test("two people who say the same at the same time send two branches", async () => {
  const shared = addShared();
  const other = addFolder("clone", "--quiet", shared);
  setFigure("60+");
  setFigureIn(other, "70+");
  await Promise.all([run(publishChanges, "Figure"), run(publishChanges, "Figure", other)]);
  const sent = git(shared, "branch", "--format=%(refname:short)", "--list", "words/*").split("\n");
  expect(sent.map((branch) => readFigure(shared, branch)).sort()).toEqual(["60+", "70+"]);
});

/** One's own content on top of what is online now, as it would be sent. */
function draft() {
  git(content.root, "fetch", "--quiet");
  const place = { root: content.root, paths: ["content"] };
  return makeDraft(openGit(content.root), place, "HEAD", "origin/main");
}

test("an article that is renamed here has what a colleague has changed in it; a new file goes along", () => {
  const [article = ""] = content.find("category: Best Practices");
  addColleague(addShared()).change(article, "category: Best Practices", "category: Technology");
  content.write("files/price-list.csv", "a,b\n");
  content.move(article.replace("/index.md", ""), "blog/another-name");
  const { tree, conflicts } = draft();
  expect(conflicts).toEqual([]);
  const read = (file: string) => git(content.root, "show", `${tree}:content/${file}`);
  expect(read("blog/another-name/index.md")).toContain("category: Technology");
  expect(read("files/price-list.csv")).toBe("a,b");
  expect(() => read(article)).toThrow();
});

test("of a file that one has deleted and the other has changed, both are told and nothing is lost", () => {
  const colleague = addColleague(addShared());
  colleague.change(figures, "value: 50+", "value: 55+");
  content.remove(figures);
  expect(draft()).toMatchObject({
    conflicts: [`content/${figures}`],
    own: [{ before: expect.stringContaining("55+"), after: undefined }],
  });
  git(content.root, "restore", "content");
  content.change(names, ["names", 0], "(sample) Of Ours");
  colleague.remove(names);
  expect(draft()).toMatchObject({
    conflicts: [`content/${names}`],
    own: [{ before: undefined, after: expect.stringContaining("Of Ours") }],
  });
});

test("a branch that was deleted on the shared copy waits no longer", async () => {
  const shared = addShared();
  setFigure("60+");
  await run(publishChanges, "Mine");
  const first = getBranch();
  git(shared, "branch", "-D", first);
  const again = await run(publishChanges, "");
  expect(again.text).toContain("This will change");
  expect(again.text).toContain("Without a sentence");
  expect((await run(publishChanges, "Once more")).text).not.toContain("Sent before");
  expect(getBranch()).not.toBe(first);
});

test("what is changed outside content/ stays, and is named where it is in the way", async () => {
  const notes = join(content.root, "notes.txt");
  writeFileSync(notes, "One");
  git(content.root, "add", "notes.txt");
  commit();
  const shared = addShared();
  const colleague = addColleague(shared);
  writeFileSync(notes, "Two");
  setFigure("60+");
  await run(publishChanges, "Mine");
  colleague.squash(getBranch());
  colleague.change("../notes.txt", "One", "Theirs");
  colleague.change(names, plant, "(sample) Power Station");
  const { text } = await run(publishChanges, "");
  expect(text).toMatch(/have put this online.*“Power Plant C” → “Power Station”/s);
  expect(text).not.toContain("deleted");
  expect(text).toMatch(/changed here, too: notes\.txt\./);
  expect(readFileSync(notes, "utf8")).toBe("Two");
  expect([content.read(figures), content.read(names)].join()).toMatch(/60\+.*Power Station/s);
  git(content.root, "restore", "notes.txt");
  await run(publishChanges, "");
  expect([getBranch(), readFileSync(notes, "utf8")]).toEqual(["main", "Theirs"]);
});

/** Git stops for good at a command, as if the computer were switched off. */
function stopGitAt(words: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), "git-"));
  const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  const off = join(folder, "off");
  const script = `#!/bin/sh
case "$*" in "${words}"*) touch ${off};; esac
[ -e ${off} ] && exit 137
exec ${real} "$@"
`;
  writeFileSync(join(folder, "git"), script, { mode: 0o755 });
  const before = process.env.PATH;
  process.env.PATH = `${folder}:${before}`;
  const end = () => {
    process.env.PATH = before;
    rmSync(folder, { recursive: true, force: true });
  };
  onTestFinished(end);
  return end;
}

test.each(["worktree add", "commit-tree", "restore", "checkout --quiet -B", "push", "update-ref"])(
  "if it ends at “git %s”, nothing is lost, and the next time it is sent",
  async (words) => {
    const shared = addShared();
    addColleague(shared).change(names, plant, "(sample) Power Station");
    setFigure("60+");
    const goOn = stopGitAt(words);
    await run(publishChanges, "Mine");
    goOn();
    expect(content.read(figures)).toContain("value: 60+");
    const { text } = await run(publishChanges, "Mine");
    expect(text).toMatch(/^(?:Nothing has changed since you sent|[\s\S]*Sent\.)/);
    expect(readFigure(shared, getBranch())).toBe("60+");
  },
);

test.each(["branch", "restore", "checkout --quiet -B"])(
  "if taking back ends at “git %s”, what was here is here or kept",
  async (words) => {
    addShared();
    setFigure("60+");
    const goOn = stopGitAt(words);
    await run(undoChanges, "yes");
    goOn();
    const kept = git(content.root, "branch", "--format=%(refname:short)", "--list", "undone/*");
    const here = content.read(figures).includes("value: 60+");
    expect(here || readFigure(content.root, kept) === "60+").toBe(true);
  },
);

test("a remote that accepts and never answers is told of after some seconds, and left", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  git(content.root, "remote", "add", "origin", `git://127.0.0.1:${port}/site`);
  const lines: string[] = [];
  const start = Date.now();
  const args = ["fetch", "origin"];
  const waited = { firstWord: 0.2, patience: 1 };
  const answer = await askOtherComputer(content.root, args, (line) => lines.push(line), waited);
  expect(answer).toMatchObject({ isOk: false, complaint: expect.stringContaining("no answer") });
  expect(lines).toHaveLength(1);
  expect(Date.now() - start).toBeLessThan(4000);
});

test("a text of any size is published", async () => {
  const long = "The crew is at the gate, and the permit is in the shack.\n\n".repeat(20_000);
  const terms = `${content.read("legal/terms.md")}\n${long}`;
  content.write("legal/terms.md", terms);
  commit();
  addShared();
  content.write("legal/terms.md", `${terms}The gate closes at six.\n`);
  const { text } = await run(publishChanges, "Long");
  expect(text).toContain("“The gate closes at six.”, new");
  expect(text).toContain("Sent.");
}, 60_000);

test("a file for download that nothing links to any longer is said to go offline", async () => {
  content.write("files/price-list.csv", "a,b\n");
  const list = content.read("resources.yaml");
  const entry = `- id: price-list
  number: PRI-01
  title: Price List
  description: What each module costs, for one site and for several.
  category: ${/category: (.*)/.exec(list)?.[1]}
  file: price-list.csv
`;
  content.write("resources.yaml", `${list.trimEnd()}\n${entry}`);
  git(content.root, "add", "content");
  commit();
  addShared();
  content.write("resources.yaml", list);
  const { text } = await run(publishChanges, "Withdrawn");
  expect(text).toMatch(/files\/price-list\.csv: .*goes offline/);
});
