import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";

const subjects = ["Scaffold", "Permit", "Crew", "Invoice", "Catalog", "Gate", "Night shift"];
const day = 24 * 60 * 60 * 1000;

const project = resolve(import.meta.dirname, "../..");
const leftOut = new Set([".git", ".cache", "node_modules", "build", "data", "test-results"]);

/** The build's command line, for a copy's folder. */
export const buildArguments = ["--disable-warning=ExperimentalWarning", "scripts/build.ts"];

/**
 * A copy of the repository with generated articles beside its own, ready to be built.
 *
 * @returns its folder, which the caller removes
 */
export function makeGeneratedSite(articles: number): string {
  const copy = mkdtempSync(join(tmpdir(), "aes32-generated-"));
  for (const name of readdirSync(project).filter((each) => !leftOut.has(each))) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  addArticles(copy, articles);
  return copy;
}

/**
 * Adds articles, generated-1 and so on: each has the text, the drawings and the picture of one of the
 * site's own in turn, with a title, an excerpt and a day of its own. The first is the newest.
 */
function addArticles(root: string, count: number): void {
  const blog = join(root, "content/blog");
  const samples = readdirSync(blog).map((slug) => {
    const [, head = "", body = ""] =
      /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(join(blog, slug, "index.md"), "utf8")) ?? [];
    return { folder: join(blog, slug), head: parseDocument(head), body };
  });
  for (let number = 1; number <= count; number++) {
    const { folder, head, body } = pick(samples, number);
    const folderOfItsOwn = join(blog, `generated-${number}`);
    cpSync(folder, folderOfItsOwn, { recursive: true });
    const own = head.clone();
    own.set("title", `${pick(subjects, number)} notes, number ${number}`);
    own.set("excerpt", `Note ${number}. ${own.get("excerpt")}`.slice(0, 160));
    own.set("date", new Date(Date.UTC(2023, 11, 31) - number * day).toISOString().slice(0, 10));
    for (const field of ["featured", "relatedPosts"]) own.delete(field);
    writeFileSync(
      join(folderOfItsOwn, "index.md"),
      `---\n${own}---\n${body}\nThis is note ${number}.\n`,
    );
  }
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}
