import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles, readText } from "content-model/files";
import { getLatestToday } from "content-model/formatted-text";
import { rememberLast } from "content-model/remember-last";
import { type ArticleFile, parseArticleFile } from "./article-file.ts";
import { isPictureName } from "./picture-files.ts";
import { type Facts, fillMarkdown, readFacts } from "./references.ts";

const folder = "content/blog";

/** Slugs of everything in content/blog, drafts included: each article is a folder. */
export function listArticleSlugs(root: string): string[] {
  return globSync("*", { cwd: join(root, folder), withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Path of an article's text from the repository's root, with slashes. */
export function getArticleFileName(slug: string): string {
  return `${folder}/${slug}/index.md`;
}

/** The pictures in articles' folders, drawings among them, as paths from the repository's root. */
const listPictures = (root: string) => listFiles(root, `${folder}/*/*`).filter(isPictureName);

/** The files of all articles, as paths from the repository's root. */
export function listArticleFileNames(root: string): string[] {
  return [...listArticleSlugs(root).map(getArticleFileName), ...listPictures(root)];
}

const remember = rememberLast<ArticleFile>();

/**
 * Every article, checked, sorted by slug.
 *
 * @param facts what references can name, if it was read already
 */
export function readArticleFiles(root: string, facts: Facts = readFacts(root)): ArticleFile[] {
  const pictures = listPictures(root);
  return listArticleSlugs(root).map((slug) => {
    const own = `${folder}/${slug}/`;
    const read = (name: string) => readText(root, own + name);
    const file = getArticleFileName(slug);
    const written = read("index.md");
    const filled = fillMarkdown(facts, file, written ?? "");
    const { faults } = filled;
    const source = written === undefined ? undefined : filled.source;
    const names = pictures.filter((name) => name.startsWith(own)).map((name) => basename(name));
    const drawings = names.filter((name) => name.endsWith(".svg")).map(read);
    const from = [source, names.join(), drawings.join("\0"), getLatestToday()];
    const parsed = remember(file, from, () => parseArticleFile(file, slug, source, read, names));
    return { ...parsed, faults: [...faults, ...parsed.faults] };
  });
}

/** Newest first; articles from the same day by title. */
export function sortByDate<T extends { date: string; title: string }>(articles: readonly T[]): T[] {
  return articles.toSorted(
    (a, b) => b.date.localeCompare(a.date, "en") || a.title.localeCompare(b.title, "en"),
  );
}
