import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { expect, test } from "vitest";
import { git, person } from "../../tests/published-content.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import {
  checkWithdrawn,
  findGonePages,
  followGonePages,
  listPresentPages,
  readFollowed,
} from "./gone-pages.ts";

let root: string;

/** A site of its own in a folder with git, for one test. */
function init() {
  const repository = makeTemporaryFolder();
  git(repository, "init", "--quiet");
  root = join(repository, "site");
  mkdirSync(root);
}

function write(slug: string, head = "title: A") {
  const file = join(root, "content/blog", slug, "index.md");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\n${head}\n---\n`);
}

function writeJob(slug: string) {
  mkdirSync(join(root, "content/jobs"), { recursive: true });
  writeFileSync(join(root, "content/jobs", `${slug}.yaml`), "title: A\n");
}

function remove(slug: string) {
  rmSync(join(root, "content/blog", slug), { recursive: true });
}

function commit() {
  git(root, "add", "--all");
  git(root, ...person, "commit", "--quiet", "--message", "change");
}

/** What is committed is online. */
const publish = (branch: "HEAD" | "main") =>
  git(root, "update-ref", `refs/remotes/origin/${branch}`, "HEAD");

test("published pages of content that were deleted or renamed are found, drafts are not", () => {
  init();
  for (const slug of ["kept", "deleted", "renamed", "now-missing"]) write(slug);
  write("never-online", "draft:  true");
  write("still-to-come", "publish: 2099-01-15");
  writeJob("filled");
  commit();
  publish("main");
  for (const slug of ["deleted", "renamed", "never-online", "still-to-come"]) remove(slug);
  rmSync(join(root, "content/jobs"), { recursive: true });
  write("new-name");
  commit();
  remove("now-missing");
  const gone = findGonePages(root, listPresentPages(root));
  expect(gone.map(({ path }) => path).sort()).toEqual([
    "/blog/deleted",
    "/blog/now-missing",
    "/blog/renamed",
    "/careers/filled",
  ]);
});

test("a page that was online is no draft again, one that never was stays one", () => {
  init();
  write("withdrawn");
  write("never-online", "draft: true");
  commit();
  publish("HEAD");
  write("withdrawn", "draft: true");
  commit();
  const pages = ["withdrawn", "never-online"].map((slug) => {
    const name = `content/blog/${slug}/index.md`;
    const file = parseContentFile(name, "draft: true\n");
    return { path: `/blog/${slug}`, file, dates: { draft: true } };
  });
  expect(checkWithdrawn(root, pages)).toEqual([
    expect.objectContaining({ file: "content/blog/withdrawn/index.md", field: "draft", line: 1 }),
  ]);
});

test.each([false, true])(
  "readers of a page with a new name are sent on, committed %s",
  (isCommitted) => {
    init();
    write(
      "old-name",
      "title: What a Night Shift Hands Over\nexcerpt: Five lines.\ndate: 2025-01-01",
    );
    write("old-name-too", "title: Another");
    const list = "relatedPosts:\n  - old-name\n  - old-name-too";
    const links =
      "[a](/blog/old-name#lines) [b](/blog/old-name-too) [c](https://x.com/blog/old-name)";
    write("linked", `${list}\n---\n${links}`);
    writeFileSync(join(root, "content/redirects.yaml"), "[]\n");
    commit();
    publish("HEAD");
    expect(followGonePages(root)).toEqual([]);
    const move = (from: string, to: string) =>
      renameSync(join(root, "content/blog", from), join(root, "content/blog", to));
    for (const refused of ["New-Name", "größe", "2-names"]) {
      move("old-name", refused);
      expect(followGonePages(root)).toEqual([]);
      move(refused, "old-name");
    }
    move("old-name", "new-name");
    // As the editor on the site does.
    if (isCommitted) commit();
    write("other", "title: A new one");
    expect(followGonePages(root)).toEqual([expect.stringContaining("/blog/old-name is now")]);
    const read = (file: string) => readFileSync(join(root, "content", file), "utf8");
    expect(read("redirects.yaml")).toBe("- from: /blog/old-name\n  to: /blog/new-name\n");
    expect(read("blog/linked/index.md")).toContain("  - new-name\n  - old-name-too\n");
    expect(read("blog/linked/index.md")).toContain(
      links.replace("(/blog/old-name#", "(/blog/new-name#"),
    );
    expect(followGonePages(root)).toEqual([]);
  },
);

test("an article that was deleted leads to the list of articles, and so do the links to it", () => {
  init();
  write("gone");
  const list = "relatedPosts:\n  - gone\n  - kept\ntitle: A";
  const before = `${list}\n---\n[a](/blog/gone#lines) [b](/blog/gone-too)\n\n- gone`;
  write("linked", before);
  writeFileSync(join(root, "content/redirects.yaml"), "- from: /old\n  to: /blog/gone\n");
  commit();
  remove("gone");
  expect(followGonePages(root)).toEqual([expect.stringContaining("/blog/gone is gone: its")]);
  const read = (file: string) => readFileSync(join(root, "content", file), "utf8");
  expect(read("redirects.yaml")).toBe(
    "- from: /old\n  to: /blog\n- from: /blog/gone\n  to: /blog\n",
  );
  // In a list of articles, somebody has to choose another one.
  expect(read("blog/linked/index.md")).toContain(
    `---\n${list}\n---\n[a](/blog) [b](/blog/gone-too)\n\n- gone`,
  );
  expect(readFollowed(root)("content/blog/linked/index.md", `---\n${before}\n---\n`)).toBe(true);
});
