import {
  type ContentFile,
  type Fault,
  type FieldPath,
  makeFault,
} from "content-model/content-file";
import { findDateFault, isOnline } from "content-model/entries";
import { isGroup } from "content-model/groups";
import { openHeadedFile } from "content-model/headed-file";
import {
  type ArticleHead,
  articleSchema,
  type WrittenArticle,
} from "../../app/parts/articles/schema.ts";
import { getArticlePath } from "../../app/routes.ts";
import type { ArticleBody } from "../markdown/article-body.ts";
import { renderBody, renderLine } from "../markdown/article-markdown.ts";
import { articleHints } from "./article-hints.ts";
import { type PictureUse, readPictures } from "./article-pictures.ts";
import { isReservedPath } from "./reserved-paths.ts";

/** Reading speed for technical prose with tables, in words a minute. */
const wordsPerMinute = 160;

const hints = Object.values(articleHints);

export type ArticleFile = {
  slug: string;
  /** the head, like any other content file */
  content: ContentFile;
  /** the fields of its head that fit, be the others as they may */
  head: Partial<ArticleHead>;
  /** absent when the file has faults */
  article: WrittenArticle | undefined;
  faults: Fault[];
  /** in-site links in body, answers and note */
  links: ArticleBody["links"];
  /** every own picture that it shows */
  pictures: PictureUse[];
  /** what its head and its folder have, and it does not show: questions, not faults */
  unused: Fault[];
};

/**
 * Parses and checks one article. Never throws because of the file's content.
 *
 * @param file path from the repository's root, with slashes; named in faults
 * @param source the text of content/blog/SLUG/index.md, or undefined if there is none
 * @param readFile reads a file in the same folder, by name
 * @param names of the pictures in the same folder
 */
export function parseArticleFile(
  file: string,
  slug: string,
  source: string | undefined,
  readFile: (name: string) => string | undefined,
  names: readonly string[] = [],
): ArticleFile {
  const opened = openHeadedFile(file, source, articleSchema);
  const { content, head, fitting, body: written, faults, report } = opened;
  const isAddress = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug);
  if (!isAddress || isReservedPath(getArticlePath(slug))) {
    const message = `"${slug}" can't be an address, expected a folder name of lowercase letters, digits and hyphens, beginning with a letter, such as night-shift`;
    report(1, message);
  }
  const nothing = { links: [], pictures: [], unused: [] };
  if (!written) return { slug, content, head: fitting, article: undefined, faults, ...nothing };

  const sources = readSources(content.value);
  const body = renderBody(written.text, { firstLine: written.firstLine, readFile, sources });
  for (const { line, message } of body.faults) report(line, message);
  if (body.words === 0) report(written.firstLine, "has no text below its head");
  for (const [index, id] of [...sources.keys()].entries()) {
    // A link to another site that names no source may be meant for this one.
    if (body.usedSources.has(id) || body.hasLostSource) continue;
    const message = `is not linked in the text: source:${id}`;
    faults.push(makeFault(content, ["sources", index, "id"], message));
  }
  if (!fitting.draft) {
    const message = "is still the hint of new:article; write your own words";
    for (const field of ["excerpt", "pictureAlt"] as const) {
      if (fitting[field] === articleHints[field]) faults.push(makeFault(content, [field], message));
    }
    const lines = written.text.split("\n");
    const at = lines.findIndex((line) => hints.some((hint) => line.includes(hint)));
    if (at >= 0) report(written.firstLine + at, `"${lines[at]}" ${message}`);
  }
  const dates = findDateFault(fitting);
  if (dates) faults.push(makeFault(content, dates.path, dates.message));
  const links = [...body.links];
  const faq = renderFaq(fitting.faq, content, faults, links);
  const { uses, unused, faults: ofPictures, ...pictures } = readPictures(content, body, names);
  faults.push(...ofPictures);
  const article =
    head && faults.length === 0
      ? { ...buildArticle(slug, head, body, faq), ...pictures }
      : undefined;
  return { slug, content, head: fitting, article, faults, links, pictures: uses, unused };
}

/** The addresses of a head's sources by their ids, whether or not the rest of the head fits. */
function readSources(head: unknown): Map<string, string> {
  const sources = isGroup(head) && Array.isArray(head.sources) ? head.sources : [];
  return new Map(sources.filter(isGroup).map(({ id, url }) => [String(id), String(url)]));
}

function buildArticle(
  slug: string,
  head: ArticleHead,
  body: ArticleBody,
  faq: WrittenArticle["faq"],
): Omit<WrittenArticle, "parts" | "pictureCredit"> {
  const { pictures: _pictures, pictureRights: _rights, videos: _videos, ...facts } = head;
  const spoken = [
    head.faq?.note,
    ...(head.faq?.items ?? []).flatMap((item) => Object.values(item)),
  ];
  const words = body.words + spoken.join(" ").split(/\s+/).filter(Boolean).length;
  return {
    ...facts,
    slug,
    readTime: head.readTime ?? `${Math.ceil(words / wordsPerMinute)} min`,
    featured: head.featured ?? false,
    draft: !isOnline(head),
    headings: body.headings,
    words,
    faq,
  };
}

/** Answers and note are one paragraph of Markdown each. */
function renderFaq(
  faq: ArticleHead["faq"],
  content: ContentFile,
  faults: Fault[],
  links: ArticleBody["links"],
): WrittenArticle["faq"] {
  if (!faq) return;
  const render = (path: FieldPath, text: string) => {
    const part = renderLine(text, content.getLine(path));
    faults.push(...part.faults.map(({ message }) => makeFault(content, path, message)));
    links.push(...part.links);
    return part;
  };
  return {
    title: faq.title,
    items: faq.items.map(({ question, answer }, index) => {
      const { html, text } = render(["faq", "items", index, "answer"], answer);
      return { question, answer: html, plain: text };
    }),
    note: faq.note && render(["faq", "note"], faq.note).html,
  };
}
