import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseContentFile } from "./content-file.ts";
import { checkRedirects, findGoneArticles } from "./redirect-rules.ts";

const slugs = new Set(["kept"]);

function check(yaml: string, gone: string[] = []): string[] {
  const file = parseContentFile("content/redirects.yaml", yaml);
  const list = file.value as { from: string; to: string }[];
  return checkRedirects(file, list, { slugs, gone }).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test.each([
  ["a page", "- { from: /about, to: /modules }", '1 "/about" is a page of this site'],
  ["an article", "- { from: /blog/kept, to: /blog }", '1 "/blog/kept" is a page of this site'],
  [
    "an address that redirects already",
    "- { from: /old, to: /modules }\n- { from: /old, to: /about }",
    '2 "/old" already redirects to /modules',
  ],
  [
    "a redirect to a redirect",
    "- { from: /old, to: /older/ }\n- { from: /older, to: /about }",
    '1 "/older/" redirects to /about; write that address',
  ],
  ["a loop", "- { from: /old, to: /old }", '1 "/old" redirects to /old; write that address'],
])("%s is refused", (_name, yaml, fault) => {
  expect(check(yaml)).toEqual([fault]);
});

test("an article that is gone needs an entry", () => {
  expect(check("[]", ["gone"])[0]).toContain("lacks /blog/gone, an article that was online");
  expect(check("- { from: /blog/gone, to: /blog }", ["gone"])).toEqual([]);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "redirects-"));
  git("init", "--quiet");
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]) {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  execFileSync("git", [...author, "-c", "commit.gpgsign=false", ...args], { cwd: root });
}

function write(slug: string, head = "title: A") {
  const file = join(root, "content/blog", slug, "index.md");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\n${head}\n---\n`);
}

function remove(slug: string) {
  rmSync(join(root, "content/blog", slug), { recursive: true });
}

function commit() {
  git("add", "--all");
  git("commit", "--quiet", "--message", "change");
}

test("published articles that were deleted or renamed are found, drafts are not", () => {
  for (const slug of ["kept", "deleted", "renamed", "now-missing"]) write(slug);
  write("never-online", "draft: true");
  commit();
  for (const slug of ["deleted", "renamed", "never-online"]) remove(slug);
  write("new-name");
  commit();
  remove("now-missing");
  expect(findGoneArticles(root, new Set(["kept", "new-name"])).sort()).toEqual([
    "deleted",
    "now-missing",
    "renamed",
  ]);
});

test("a repository without a commit has lost no article", () => {
  expect(findGoneArticles(root, slugs)).toEqual([]);
});
