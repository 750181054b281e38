import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { expect, onTestFinished, test } from "vitest";
import { checkRedirects, checkWithdrawn, findGonePages } from "./redirect-rules.ts";

const present = ["/blog/kept", "/careers/kept"];
const pages = present.map((path) => ({ path, file: parseContentFile("a.yaml", ""), dates: {} }));

function check(yaml: string, gone: string[] = []): string[] {
  const file = parseContentFile("content/redirects.yaml", yaml);
  const list = file.value as { from: string; to: string }[];
  const hasFile = (path: string) => path === "/files/prices.pdf";
  return checkRedirects(file, list, { pages, gone, hasFile }).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test.each([
  ["a page", "- { from: /about, to: /modules }", '1 "/about" is a page on this site'],
  ["an article", "- { from: /blog/kept, to: /blog }", '1 "/blog/kept" is a page on this site'],
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
  [
    "the same address in capitals",
    "- { from: /old, to: /modules }\n- { from: /Old, to: /about }",
    '2 "/Old" already redirects to /modules',
  ],
  ["a loop", "- { from: /old, to: /old/?a=b }", /^1 "\/old\/\?a=b" leads to itself/],
  [
    "more than hosts take",
    Array.from({ length: 500 }, (_, at) => `- { from: /old-${at}, to: /modules }`).join("\n"),
    /^1 has too many entries: .* 513 old addresses, and Cloudflare Pages takes 500; delete 13 /,
  ],
])("%s is refused", (_name, yaml, fault) => {
  expect(check(yaml)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  "/robots.txt",
  "/.well-known/security.txt",
  "/404.html",
  "/assets/entry.js",
  "/desk/sign-in",
  "/files/prices.pdf",
])("%s, which the site needs, cannot lead elsewhere", (from) => {
  expect(check(`- { from: ${from}, to: /modules }`)).toEqual([
    expect.stringMatching(/is an address that the site needs|is a page on this site/),
  ]);
});

test("a download that is gone, and a page of another site, can lead elsewhere", () => {
  expect(
    check("- { from: /files/old.pdf, to: /modules }\n- { from: /old/index.html, to: /about }"),
  ).toEqual([]);
});

test("a page that is gone needs an entry", () => {
  expect(check("[]", ["/blog/gone"])[0]).toContain("lacks /blog/gone, a page that was online");
  expect(check("- { from: /blog/gone, to: /blog }", ["/blog/gone"])).toEqual([]);
});

let root: string;

/** A folder with git, for one test. */
function init() {
  root = mkdtempSync(join(tmpdir(), "redirects-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  git("init", "--quiet");
}

function git(...args: string[]) {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  execFileSync("git", [...author, "-c", "commit.gpgsign=false", ...args], { cwd: root });
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
  git("add", "--all");
  git("commit", "--quiet", "--message", "change");
}

test("published pages of content that were deleted or renamed are found, drafts are not", () => {
  init();
  for (const slug of ["kept", "deleted", "renamed", "now-missing"]) write(slug);
  write("never-online", "draft:  true");
  write("still-to-come", "publish: 2099-01-15");
  writeJob("filled");
  commit();
  for (const slug of ["deleted", "renamed", "never-online", "still-to-come"]) remove(slug);
  rmSync(join(root, "content/jobs"), { recursive: true });
  write("new-name");
  commit();
  remove("now-missing");
  expect(findGonePages(root, ["/blog/kept", "/blog/new-name"]).sort()).toEqual([
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

test("a repository without a commit has lost no page", () => {
  init();
  expect(findGonePages(root, present)).toEqual([]);
});
