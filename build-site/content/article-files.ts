import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ArticleFile, parseArticleFile } from "./article-file.ts";
import { isPictureName } from "./picture-files.ts";
import { fillMarkdown } from "./references.ts";

const folder = "content/blog";

/** Slugs of everything in content/blog, drafts included: each article is a folder. */
export function listArticleSlugs(root: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Path of an article's text from the repository's root, with slashes. */
export function getArticleFileName(slug: string): string {
  return `${folder}/${slug}/index.md`;
}

/** Names of the pictures in an article's folder, drawings among them. */
function listPictures(root: string, slug: string): string[] {
  return readdirSync(join(root, folder, slug)).filter(isPictureName);
}

/** The files of all articles, as paths from the repository's root. */
export function listArticleFileNames(root: string): string[] {
  return listArticleSlugs(root).flatMap((slug) => [
    getArticleFileName(slug),
    ...listPictures(root, slug).map((name) => `${folder}/${slug}/${name}`),
  ]);
}

/** Every article, checked, sorted by slug. */
export function readArticleFiles(root: string): ArticleFile[] {
  return listArticleSlugs(root).map((slug) => {
    const read = (name: string) => {
      const path = join(root, folder, slug, name);
      return existsSync(path) ? readFileSync(path, "utf8") : undefined;
    };
    const file = getArticleFileName(slug);
    const { source, faults } = fillMarkdown(root, file, read("index.md") ?? "");
    const names = listPictures(root, slug);
    const parsed = parseArticleFile(file, slug, source || undefined, read, names);
    return { ...parsed, faults: [...faults, ...parsed.faults] };
  });
}

/** Newest first; articles from the same day by title. */
export function sortByDate<T extends { date: string; title: string }>(articles: readonly T[]): T[] {
  return articles.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "en"),
  );
}
