import { execFileSync, execSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { project } from "../../tests/content-copy.ts";
import { copyPublishedContent, git } from "../../tests/published-content.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { publishChanges, undoChanges } from "../publish-changes.ts";
import { makeDraft, openGit } from "./git.ts";

const { addShared, content, run } = await copyPublishedContent();

const headline = "Know every crew before the shift becomes a cost.";
const changeHeadline = () => {
  content.change("personas.yaml", ["personas", 0, "headline"], headline);
  content.change("personas.yaml", ["personas", 0, "underline"], "a cost.");
};

const [figures, names] = ["claims.yaml", "customers.yaml"];
const plant = "(sample) Power Plant C";
const setFigure = (value: string) => content.change(figures, [0, "value"], value);

/** A colleague's own copy: puts changes online, and merges branches as one commit. */
function addColleague(shared: string) {
  const root = makeTemporaryFolder();
  execFileSync("git", ["clone", "--quiet", shared, root]);
  git(root, "config", "user.name", "Colleague");
  git(root, "config", "user.email", "colleague@example.com");
  const finish = (message: string) => {
    git(root, "commit", "--quiet", "--all", "--message", message);
    git(root, "push", "--quiet", "origin", "HEAD");
  };
  return {
    change(file: string, from: string, to: string, branch = "main"): void {
      git(root, "fetch", "--quiet");
      git(root, "checkout", "--quiet", "-B", branch, `origin/${branch}`);
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
      git(root, "pull", "--quiet", "origin", "main");
      git(root, "fetch", "--quiet", "origin", branch);
      git(root, "merge", "--quiet", "--squash", `origin/${branch}`);
      finish("Squashed");
    },
  };
}

const getBranch = () => git(content.root, "branch", "--show-current");
const commit = () => git(content.root, "commit", "--quiet", "--all", "--message", "By hand");

const readFigure = (root: string, revision: string) =>
  /value: (\d+\+)/.exec(git(root, "show", `${revision}:content/${figures}`))?.[1];

test("says in words what changes, sends it as a branch of its own, and says where its pull request is made", async () => {
  const shared = addShared();
  const address = "https://github.com/company/site";
  git(content.root, "remote", "set-url", "origin", `${address}.git`);
  git(content.root, "config", `url.${shared}.insteadOf`, `${address}.git`);
  changeHeadline();
  const { text } = await run(publishChanges, "Shorter headline for maintenance");
  expect(text).toMatch(new RegExp(`${address}/compare/main\\.\\.\\.words/.*headline`));
  expect(text).toMatch(/Headline: “.*” → “Know every crew/);
  const branch = git(content.root, "branch", "--show-current");
  expect(branch).toMatch(/^words\/[\d-]+-shorter-headline/);
  expect(git(shared, "log", "-1", "--format=%s", branch)).toBe("Shorter headline for maintenance");
  expect(git(shared, "show", `${branch}:content/personas.yaml`)).toContain(headline);
  expect(git(shared, "show", "main:content/personas.yaml")).not.toContain(headline);
  const again = await run(publishChanges, "");
  expect(again.text).toMatch(/^Nothing has changed since you sent words\/.*not online yet/s);
  expect(again.text).not.toContain("Sent.");
});

test("lists no field of a file whose line ends alone are others", async () => {
  const text = readFileSync(join(content.root, "content", names), "utf8");
  content.write(names, text.replaceAll("\n", "\r\n"));
  setFigure("61+");
  const { text: said } = await run(publishChanges, "Words");
  expect(said).toContain("61+");
  expect(said).not.toMatch(/customers/i);
});

test("deletes a picture that nothing names any longer, keeps one that was never sent, and says so", async () => {
  content.write("pictures/größe.webp", "RIFF");
  git(content.root, "add", "content");
  git(content.root, "commit", "--quiet", "--message", "Picture");
  const shared = addShared();
  content.write("pictures/first-try.webp", "RIFF");
  const { text } = await run(publishChanges, "Words");
  expect(text).toContain("content/pictures/größe.webp is deleted, because nothing names it");
  expect(text).toContain("pictures/größe.webp: deleted");
  expect(text).toContain("content/pictures/first-try.webp is not sent");
  expect(git(shared, "ls-tree", "-r", "--name-only", getBranch())).not.toContain(".webp");
  expect(readdirSync(join(content.root, "content/pictures"))).toEqual(["first-try.webp"]);
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
    "“whilst”. House style: ",
  ],
  ["no sentence", " ", changeHeadline, "Without a sentence"],
  ["a yes to a question", "y", changeHeadline, "Without a sentence"],
  [
    "nobody's name",
    "Words",
    () => {
      changeHeadline();
      git(content.root, "config", "user.name", "");
    },
    "Git does not know who you are",
  ],
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
  // What Git LFS has without its program, and a team for its tickets.
  mkdirSync(join(content.root, ".git/hooks"), { recursive: true });
  for (const name of ["post-checkout", "prepare-commit-msg"]) {
    writeFileSync(join(content.root, ".git/hooks", name), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  }
  expect((await run(publishChanges, "Headline")).text).toContain("is not set up");
  const shared = addShared();
  const hook = join(shared, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'GH006: file too large' >&2\nexit 1\n", { mode: 0o755 });
  expect((await run(publishChanges, "")).text).toMatch(/are kept.*refuses.*GH006: file too large/s);
  rmSync(hook);
  expect((await run(publishChanges, "")).text).toContain("Sent.");
  const branch = git(content.root, "branch", "--show-current");
  expect(git(shared, "show", `${branch}:content/personas.yaml`)).toContain(headline);
});

test("where someone else has changed the same lines, both versions are sent to be settled, or are settled here", async () => {
  const shared = addShared();
  const colleague = addColleague(shared);
  setFigure("60+");
  colleague.change(figures, "value: 50+", "value: 55+");
  colleague.change(names, plant, "(sample) Power Station");
  const { text } = await run(publishChanges, "Mine");
  expect(text).toMatch(/“50\+” → “60\+”/);
  expect(text).toContain(`same lines: content/${figures}.`);
  expect(text).not.toContain("Power Station");
  expect(readFigure(shared, getBranch())).toBe("60+");

  expect(() => git(content.root, "pull", "--no-rebase", "--ff", "origin", "main")).toThrow();
  const [, end = ""] =
    /git (commit --all --no-edit)/.exec((await run(publishChanges, "")).text) ?? [];
  git(content.root, "checkout", "--quiet", "--ours", `content/${figures}`);
  git(content.root, ...end.split(" "));
  const settled = await run(publishChanges, "");
  expect(settled.text).toMatch(/“55\+” → “60\+”/);
  expect(settled.text).toContain("Sent.");
  expect(settled.text).not.toMatch(/Power Station|same lines/);
});

test("what was sent and is not merged is still to change, next to what is new and what a colleague added", async () => {
  const shared = addShared();
  const colleague = addColleague(shared);
  setFigure("60+");
  await run(publishChanges, "Mine");
  const branch = getBranch();
  colleague.change(names, "(sample) Refinery A", "(sample) Refinery Z");
  colleague.change("legal/terms.md", "\n\n", "\n\nThe gate closes at six.\n\n", branch);
  content.change(names, ["names", 2], "(sample) Mine of Ours");
  const { text } = await run(publishChanges, "More");
  expect(text).toMatch(/“50\+” → “60\+”/);
  expect(text).toContain("“Power Plant C” → “Mine of Ours”");
  expect(text).toContain("“The gate closes at six.”, new");
  expect(text).toMatch(/ Colleague: Theirs\n.* Test: Mine/);
  expect(text).not.toContain("Refinery Z");
  expect(getBranch()).toBe(branch);
  expect(git(shared, "show", `${branch}:content/legal/terms.md`)).toContain("closes at six");
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
  colleague.change(names, plant, "(sample) Power Station");
  // Another folder has it open, whose files stay as they are.
  git(content.root, "worktree", "add", "--quiet", join(makeTemporaryFolder(), "second"), "main");
  const before = git(content.root, "rev-parse", "main");
  expect((await run(publishChanges, "")).text).toMatch(/^Nothing has changed.*all of it is online/);
  expect(content.read(names)).toContain("Power Station");
  expect([getBranch(), git(content.root, "rev-parse", "main")]).toEqual(["", before]);
});

test("what is outside content/ is listed and sent if it is committed; else it is named, and stays", async () => {
  const [notes, code] = ["notes.txt", "code.txt"].map((name) => join(content.root, name)) as [
    string,
    string,
  ];
  for (const file of [notes, code]) writeFileSync(file, "One");
  git(content.root, "add", "notes.txt", "code.txt");
  commit();
  const shared = addShared();
  writeFileSync(code, "Two");
  commit();
  writeFileSync(notes, "Two");
  const german = join(content.root, "languages");
  mkdirSync(join(german, "de/public"), { recursive: true });
  onTestFinished(() => rmSync(german, { recursive: true }));
  writeFileSync(join(german, "de/public/terms.pdf"), "%PDF");
  expect(() => git(project, "check-ignore", "content/blog/data/index.md")).toThrow();
  content.write("files/.gitignore", "*.pdf\n.DS_Store\n");
  for (const name of ["list.pdf", ".DS_Store"]) content.write(`files/${name}`, "%PDF");
  setFigure("60+");
  const { text } = await run(publishChanges, "Mine");
  expect(text).toMatch(
    /code\.txt, which is not in content.*Test: By hand.*Not sent: files\/list\.pdf \(git ignores it\), notes\.txt.*, languages\/de\/public\//s,
  );
  expect(git(shared, "show", `${getBranch()}:code.txt`)).toBe("Two");
  expect(readFileSync(notes, "utf8")).toBe("Two");

  const colleague = addColleague(shared);
  colleague.squash(getBranch());
  colleague.change("../notes.txt", "One", "Theirs");
  expect((await run(publishChanges, "")).text).toMatch(/in the way:.*notes\.txt/s);
  expect(content.read(figures)).toContain("value: 60+");
  git(content.root, "restore", "notes.txt");
  await run(publishChanges, "");
  expect([getBranch(), readFileSync(notes, "utf8")]).toEqual(["main", "Theirs"]);
});

/** One's own content on top of what is online now, as it would be sent. */
async function draft() {
  git(content.root, "fetch", "--quiet");
  const place = { root: content.root, folders: ["."] };
  const repository = { branch: "main", online: "origin/main" };
  return makeDraft(openGit(content.root), place, repository);
}

test("of a file that one has deleted and the other has changed, both are told and nothing is lost", async () => {
  const colleague = addColleague(addShared());
  colleague.change(figures, "value: 50+", "value: 55+");
  content.remove(figures);
  expect(await draft()).toMatchObject({
    conflicts: [`content/${figures}`],
    changes: [{ before: expect.stringContaining("50+"), after: undefined }],
  });
  git(content.root, "restore", "content");
  content.change(names, ["names", 0], "(sample) Of Ours");
  colleague.remove(names);
  expect(await draft()).toMatchObject({
    conflicts: [`content/${names}`],
    changes: [{ after: expect.stringContaining("Of Ours") }],
  });
  content.write("files/list[1].pdf", "%PDF");
  expect((await draft()).changes).toContainEqual(
    expect.objectContaining({ file: "content/files/list[1].pdf", before: undefined }),
  );
});

/** What a branch changes of what is online. */
const listSent = (shared: string) =>
  git(shared, "diff", "--no-renames", "--name-only", "main", getBranch())
    .split("\n")
    .map((file) => file.replace("content/", ""));

const [pitfalls, linking] = ["management-pitfalls", "trends-part-two"].map(
  (name) => `blog/contractor-${name}/index.md`,
) as [string, string];
const [old, renamed] = ["blog/contractor-trends-part-one", "blog/trends-since-2010"];

function rename(): void {
  for (const name of readdirSync(join(content.root, "content", old))) {
    content.write(`${renamed}/${name}`, content.read(`${old}/${name}`));
    content.remove(`${old}/${name}`);
  }
}

const addText = (file: string, text: string) =>
  content.write(file, `${content.read(file)}\n${text}\n`);

test("of several changes, those that are chosen are sent; the others are named, and stay as they are", async () => {
  const shared = addShared();
  const colleague = addColleague(shared);
  setFigure("60+");
  content.change(names, ["names", 2], "(sample) Mine of Ours");
  changeHeadline();
  colleague.change(names, "(sample) Refinery A", "(sample) Refinery Z");
  const { text } = await run(publishChanges, "Mine", "1, 3");
  expect(text).toMatch(/^ {2}1 {2}.*figures.*\n.*“50\+” → “60\+”\n {2}2 {2}.*Customers\n/im);
  expect(text).toMatch(/Not sent: .* › Customers$/m);
  expect(listSent(shared)).toEqual([figures, "personas.yaml"]);
  expect(content.read(names)).toContain("Mine of Ours");
  const next = await run(publishChanges, "More");
  expect(next.text).not.toMatch(/Refinery Z|Not sent/);
  expect(git(shared, "show", `${getBranch()}:content/${names}`)).toMatch(/Z[\s\S]*Mine of Ours/);
});

test("a choice is sent where someone else has changed the lines of what stays", async () => {
  const shared = addShared();
  setFigure("60+");
  changeHeadline();
  addColleague(shared).change(figures, "value: 50+", "value: 55+");
  const { text } = await run(publishChanges, "Mine", "2");
  expect(text).not.toContain("same lines");
  expect(git(shared, "diff", "--name-only", `main...${getBranch()}`)).toBe("content/personas.yaml");
  expect(content.read(figures)).toContain("value: 60+");
});

test("what is chosen takes with it the file that it names, and of other entries only what it moves", async () => {
  const shared = addShared();
  content.write("files/list.pdf", "%PDF-1.4 list");
  addText(pitfalls, "[The list](/files/list.pdf)");
  rename();
  addText(linking, "Not yet.");
  const { text } = await run(publishChanges, "Trends", "1 3");
  expect(text).toMatch(/Not sent: [^,]*part-two$/m);
  const needed = [pitfalls, "files/list.pdf", `${old}/index.md`, `${renamed}/index.md`];
  expect(listSent(shared)).toEqual(expect.arrayContaining([...needed, linking, "redirects.yaml"]));
  const sent = git(shared, "show", `${getBranch()}:content/${linking}`);
  expect(sent).toContain(`(/${renamed})`);
  expect(sent).not.toContain("Not yet.");
  expect(content.read(linking)).toMatch(/since-2010[\s\S]*Not yet\./);
  content.replace(pitfalls, "[The list](/files/list.pdf)", "The list");
  const next = await run(publishChanges, "No list");
  expect(next.text).toMatch(/list\.pdf: is not used anywhere.*press Enter without a sentence/s);
});

test.each([
  ["3", "“3” is neither all nor numbers from 1 to 2"],
  ["", "is neither all"],
  ["1", '"/autumn-window" is not a page'],
])("a choice of %j that does not stand alone sends nothing", async (choice, words) => {
  addShared();
  const spring = content.read("campaigns/spring-window.yaml");
  const autumn = spring
    .replace("A Spring Window", "An Autumn Window")
    .replace(/A page/, "One page");
  content.write("campaigns/autumn-window.yaml", autumn);
  addText(pitfalls, "[Autumn](/autumn-window)");
  const before = git(content.root, "status", "--porcelain");
  const { text } = await run(publishChanges, "Autumn", choice);
  expect(text).toContain(words);
  expect(git(content.root, "status", "--porcelain")).toBe(before);
  expect(getBranch()).toBe("main");
});

test("takes back what is chosen, with what followed from it, and keeps it", async () => {
  addShared();
  const before = content.read(linking);
  rename();
  changeHeadline();
  setFigure("60+");
  const author = "authors/jane d'arc.yaml";
  content.write(author, "name: Jane\n");
  await run(publishChanges, "");
  expect(content.read(linking)).not.toBe(before);
  const { text } = await run(undoChanges, "yes", "1 2 3");
  expect(content.has(`${renamed}/index.md`)).toBe(false);
  expect(content.read(linking)).toBe(before);
  expect(content.read(figures)).toContain("value: 50+");
  expect(content.read("personas.yaml")).toContain(headline);
  expect(await content.findFaults()).toEqual([]);
  const [command = ""] = /git restore .*$/m.exec(text) ?? [];
  execSync(command, { cwd: content.root });
  expect(content.read(figures)).toContain("value: 60+");
  expect(content.has(author)).toBe(true);
  expect(content.has(`${old}/index.md`)).toBe(false);
});

test("leads readers on for what stays", async () => {
  addShared();
  rename();
  setFigure("60+");
  await run(publishChanges, "");
  const led = content.read(linking);
  await run(undoChanges, "yes", "2");
  expect([content.read(figures).includes("value: 50+"), content.read(linking)]).toEqual([
    true,
    led,
  ]);
  expect(await content.findFaults()).toEqual([]);
});

/** Git stops for good at a command, as if the computer were switched off. */
function stopGitAt(words: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), "git-"));
  const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  const off = join(folder, "off");
  const script = `#!/bin/sh
case "$*" in *"${words}"*) touch ${off};; esac
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

test.each(["update-ref", "push"])(
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

test("if taking back ends halfway, what was here is here or kept", async () => {
  addShared();
  setFigure("60+");
  const goOn = stopGitAt("checkout --quiet -B");
  await run(undoChanges, "yes");
  goOn();
  const kept = git(content.root, "branch", "--format=%(refname:short)", "--list", "undone/*");
  const here = content.read(figures).includes("value: 60+");
  expect(here || readFigure(content.root, kept) === "60+").toBe(true);
});

test("taking back says of no branch that is merged that it stays open", async () => {
  const shared = addShared();
  changeHeadline();
  await run(publishChanges, "Headline");
  git(shared, "update-ref", "refs/heads/main", getBranch());
  setFigure("61+");
  const { text } = await run(undoChanges, "yes");
  expect(text).toContain("Done");
  expect(text).not.toContain("stays open");
});

test("takes everything back that is not online, and keeps it", async () => {
  addColleague(addShared()).change(names, plant, "(sample) Power Station");
  const before = content.read("personas.yaml");
  changeHeadline();
  await run(publishChanges, "Headline");
  content.write("authors/jane-doe.yaml", "name: Jane\n");
  expect((await run(undoChanges, "no")).text).toContain("Nothing was taken back");
  expect(content.read("personas.yaml")).toContain(headline);
  const { text } = await run(undoChanges, "yes", undefined, () => Promise.reject(new Error()));
  expect(text).not.toContain("Power Station");
  expect(content.read(names)).toContain("Power Station");
  expect(content.read("personas.yaml")).toBe(before);
  expect(content.has("authors/jane-doe.yaml")).toBe(false);
  expect(git(content.root, "status", "--porcelain", "content")).toBe("");
  expect(text).toMatch(/What you have sent before stays open, .*: the branch words\/.*\. If/);
  const [, command = ""] = /git (merge .*)$/m.exec(text) ?? [];
  content.change("claims.yaml", [0, "source"], "Counted since then");
  git(content.root, "commit", "--quiet", "--all", "--message", "Later work");
  git(content.root, ...command.split(" "));
  expect(content.read("claims.yaml")).toContain("Counted since then");
  expect(content.read("personas.yaml")).toContain(headline);
  expect(content.read("authors/jane-doe.yaml")).toBe("name: Jane\n");
});

test("an article that is in lists of others is not taken away before they have another one", async () => {
  addShared();
  const list = content.read("pages/article.yaml");
  const [, slug = ""] = /defaultRelated:\s+- (\S+)/.exec(list) ?? [];
  rmSync(join(content.root, "content/blog", slug), { recursive: true });
  const { fault } = await run(publishChanges, "One article less");
  expect(fault?.message).toContain(`› Default related › 1: "/blog/${slug}" is gone.`);
});

test("a download goes with the text that it is made from, whatever a build has written in this folder", async () => {
  const name = "public/downloads/terms.pdf";
  const file = join(content.root, name);
  rmSync(join(content.root, "public"));
  cpSync(join(project, "public"), join(content.root, "public"), { recursive: true });
  writeFileSync(file, "before");
  git(content.root, "add", "--all", "public");
  git(content.root, "commit", "--quiet", "--message", "Download");
  const shared = addShared();
  changeHeadline();
  writeFileSync(file, "made by a build");
  const { text } = await run(publishChanges, "Headline", undefined, async (copy) =>
    writeFileSync(join(copy, name), "made for it"),
  );
  expect(text).toContain(name);
  expect(text).not.toContain("Not sent");
  expect(git(shared, "show", `${getBranch()}:${name}`)).toBe("made for it");
  expect(git(content.root, "status", "--porcelain")).toBe("");
  writeFileSync(file, "made by a build");
  addColleague(shared).squash(getBranch());
  const { fault } = await run(publishChanges, "");
  expect(fault).toBeUndefined();
  expect(getBranch()).toBe("main");
  expect(readFileSync(file, "utf8")).toBe("made for it");
});
