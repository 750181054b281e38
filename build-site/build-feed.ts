import type { PictureSource } from "content-model/media-fields";
import { Feed } from "feed";
import { addPrefix } from "../app/edition-prefix.ts";
import type { Edition } from "../app/engine/page-record.ts";
import { blogPage } from "../app/pages/blog/schema.ts";
import { getAuthor } from "../app/parts/articles/article-lists.ts";
import { authors, type Illustration, type WrittenArticle } from "../app/parts/articles/schema.ts";
import { escapeHtml } from "../app/parts/head/page-graph.ts";
import { site } from "../app/parts/head/site-schema.ts";
import { feedPath, getArticlePath, getCanonicalPath, paths } from "../app/routes.ts";
import { readContent } from "./sources/read-content.ts";

type Pictures = ReadonlyMap<string, PictureSource>;

/** An article's text; feed readers get its pictures in one size, and a video as a link. */
function drawText({ parts }: WrittenArticle, link: string, pictures: Pictures): string {
  const draw = ({ picture, alt, caption, credit, video }: Illustration) => {
    const { src, width, height } = pictures.get(picture) ?? {};
    const image = `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`;
    const shown = video ? `<a href="${video.link ?? link}">${image}</a>` : image;
    const words = [caption, credit && escapeHtml(credit)].filter(Boolean).join("<br>");
    return `<figure>${shown}${words && `<figcaption>${words}</figcaption>`}</figure>\n`;
  };
  return parts.map((part) => ("html" in part ? part.html : draw(part))).join("");
}

/** Makes addresses in the site, and in the article itself, absolute: feed readers are elsewhere. */
function makeAbsolute(html: string, origin: string, link: string): string {
  return html
    .replace(/( (?:href|src|poster)=")\/(?!\/)/g, `$1${origin}/`)
    .replace(/( href=")#/g, `$1${link}#`);
}

/** The newest articles are enough for returning readers; a feed is loaded whole every time. */
export const feedLength = 50;

/**
 * The Atom feed of an edition's newest articles, with their full text.
 * @param root the folder with its content/
 * @param articles those that visitors see, newest first
 * @param pictures the team's own
 */
export function buildFeed(
  root: string,
  { locale, prefix }: Edition,
  articles: readonly WrittenArticle[],
  pictures: Pictures,
): string {
  const { origin, name, feedTitle } = readContent(root, site);
  const page = readContent(root, blogPage);
  const writers = readContent(root, authors);
  const getUrl = (path: string) => new URL(prefix + getCanonicalPath(path), origin).href;
  const getTime = (date: string) => new Date(`${date}T00:00:00Z`);
  const feed = new Feed({
    id: getUrl(paths.blog),
    title: feedTitle,
    description: page.description,
    link: getUrl(paths.blog),
    feedLinks: { atom: new URL(prefix + feedPath, origin).href },
    language: locale,
    copyright: name,
    updated: getTime(articles[0]?.date ?? "1970-01-01"),
    generator: name,
  });
  const newest = articles.slice(0, feedLength);
  for (const article of newest) {
    const { slug, title, excerpt, date, category } = article;
    const link = getUrl(getArticlePath(slug));
    feed.addItem({
      id: link,
      // Both are HTML in the feed.
      title: escapeHtml(title),
      link,
      description: escapeHtml(excerpt),
      content: makeAbsolute(
        addPrefix(drawText(article, link, pictures), prefix, origin),
        origin,
        link,
      ),
      date: getTime(date),
      published: getTime(date),
      author: [{ name: getAuthor(writers, article).name }],
      category: [{ term: category }],
    });
  }
  return feed.atom1();
}
