import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";

const subjects = ["Scaffold", "Permit", "Crew", "Invoice", "Catalog", "Gate", "Night shift"];
const day = 24 * 60 * 60 * 1000;

/**
 * Adds articles to a copy of the site: each has the text, the drawings and the picture of one of its
 * own articles in turn, with a title, an excerpt and a day of its own. The first is the newest.
 *
 * @param root a copy of the repository, or of its content at least
 * @param count how many; they are called generated-1 and so on
 */
export function addArticles(root: string, count: number): void {
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
