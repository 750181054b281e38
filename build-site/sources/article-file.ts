import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { openHeadedFile } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { findDateFault, isOnline } from "content-model/entries";
import { isGroup, listGroups } from "content-model/fields";
import { listFiles, readText, rememberLast } from "content-model/files";
import { getLatestToday, makeSlug } from "content-model/formatted-text";
import { adviseFormat, isNameOf, nameAsAlt } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import {
  type ArticleHead,
  type ArticleVideo,
  articleSchema,
  type Illustration,
  leastPictureWidths,
  type OwnPicture,
  type WrittenArticle,
} from "../../app/parts/articles/schema.ts";
import { getArticlePath } from "../../app/routes.ts";
import {
  type ArticleBody,
  type BodyPicture,
  renderBody,
  renderLine,
} from "../markdown/article-markdown.ts";
import { isReservedPath } from "./entry-pages.ts";
import { isPictureName } from "./picture-files.ts";
import { fillMarkdown, readFacts } from "./references.ts";

const folder = "content/blog";

/** Slugs of everything in content/blog, drafts included: each article is a folder. */
function listArticleSlugs(root: string): string[] {
  return globSync("*", { cwd: join(root, folder), withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function getArticleFileName(slug: string): string {
  return `${folder}/${slug}/index.md`;
}

/** The pictures in articles' folders, drawings among them, as paths from the repository's root. */
const listPictures = (root: string) => listFiles(root, `${folder}/*/*`).filter(isPictureName);

export function listArticleFileNames(root: string): string[] {
  return [...listArticleSlugs(root).map(getArticleFileName), ...listPictures(root)];
}

const remember = rememberLast<ArticleFile>();

/** Every article, checked, sorted by slug. */
export function readArticleFiles(root: string): ArticleFile[] {
  const facts = readFacts(root);
  const pictures = listPictures(root);
  return listArticleSlugs(root).map((slug) => {
    const own = `${folder}/${slug}/`;
    const read = (name: string) => readText(root, own + name);
    const file = getArticleFileName(slug);
    const { source, faults } = fillMarkdown(facts, file, read("index.md"));
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

/** What `npm run new:article` writes in place of the writer's own words. */
export const articleHints = {
  excerpt: "Say in one or two sentences what the reader can do after reading.",
  pictureAlt: "Say what the picture shows.",
  text: "The first paragraph is set larger. Say what it is about, and for whom.",
  headings: "Headings begin with two hashes. A link to a page on this site begins with a slash:",
  box: "A hyphen and an empty box make a line to check on paper.",
  quote: "A sentence that deserves to stand out.",
  caption: "Every table has a caption like this one below it.",
};

const isVideo = /\.(?:mp4|mov|webm)$/i;

/** A place where an own picture is shown, with its file's path below content/. */
export interface PictureUse extends Omit<Fault, "message"> {
  picture: string;
  leastWidth: number;
}

/** What a head says of its pictures, videos and sources, be the rest of it as it may. */
function readHead(value: unknown) {
  const head = isGroup(value) ? value : {};
  return {
    picture: String(head.picture ?? ""),
    pictureAlt: String(head.pictureAlt ?? ""),
    hasPictureRights: head.pictureRights !== undefined,
    pictures: listGroups(head.pictures) as Partial<OwnPicture>[],
    videos: listGroups(head.videos) as Partial<ArticleVideo>[],
    sources: listGroups(head.sources),
  };
}

/**
 * Compares an article's own pictures and videos in its head, its text and its folder: where they are
 * shown, and what is wrong with that.
 *
 * @param content its head, which may have faults
 * @param names of the pictures in its folder
 */
function readPictures(
  content: ContentFile,
  { parts, misplaced }: Pick<ArticleBody, "parts" | "misplaced">,
  names: readonly string[],
) {
  const folder = content.file.replace(/^content\/|index\.md$/g, "");
  const head = readHead(content.value);
  const { pictures, videos } = head;
  const own = /^(?:\.\/)?(.+\.\w+)$/.exec(head.picture)?.[1];
  const faults: Fault[] = [];
  const uses: PictureUse[] = [];
  const used = new Set<string>();

  function show(name: string, place: Omit<Fault, "message">, leastWidth: number): string {
    used.add(name);
    const picture = folder + name;
    const hasRights =
      pictures.some(({ file }) => file === name) ||
      (name === own && head.hasPictureRights) ||
      videos.some(({ poster, rights }) => poster === name && rights);
    if (!names.includes(name)) {
      const ids = videos.map(({ id }) => `video:${id}`);
      faults.push({ ...place, message: tellOfMissing(name, names, ids) });
      return picture;
    }
    uses.push({ ...place, picture, leastWidth });
    if (!hasRights) faults.push({ ...place, message: tellOfRights(name, place) });
    return picture;
  }

  const getCredit = (name: string) => pictures.find(({ file }) => file === name)?.credit;
  const locate = (path: FieldPath) => makeFault(content, path, "");

  function illustrate({ name, alt, caption, line }: BodyPicture): Illustration {
    const index = videos.findIndex(({ id }) => name === `video:${id}`);
    const video = videos[index];
    if (video) used.add(name);
    const file = video ? String(video.poster ?? "") : findRenamed(name, names);
    const place = video
      ? locate(["videos", index, "poster"])
      : makeFileFault(content.file, "", line);
    // What a video lacks is a fault of the head.
    const picture = file && show(file, place, leastPictureWidths.text);
    return { picture, alt, caption, credit: getCredit(file), video };
  }

  const picture = own ? show(own, locate(["picture"]), leastPictureWidths.head) : head.picture;
  if (own && isNameOf(head.pictureAlt, own)) {
    faults.push(makeFault(content, ["pictureAlt"], nameAsAlt));
  }
  const shown = parts.map((part) => ("html" in part ? part : illustrate(part)));
  for (const each of misplaced) illustrate(each);

  // No fault, because nobody sees what the article has and does not show.
  const unused = [
    ...pictures.flatMap(({ file = "" }, index) => {
      const message = `${file} is not shown in the article; remove this entry, or show it`;
      return used.has(file) ? [] : makeFault(content, ["pictures", index], message);
    }),
    ...videos.flatMap(({ id }, index) => {
      const message = `is not shown; expected ![What it shows](video:${id}) in the text`;
      return used.has(`video:${id}`) ? [] : makeFault(content, ["videos", index], message);
    }),
    ...names
      .filter((name) => !used.has(name) && !name.endsWith(".svg"))
      .filter((name) => !pictures.some(({ file }) => file === name))
      .map((name) => {
        const file = content.file.replace(/[^/]*$/, name);
        return makeFileFault(file, "is not shown in its article");
      }),
  ];
  return { parts: shown, picture, pictureCredit: own && getCredit(own), uses, faults, unused };
}

function tellOfRights(name: string, { field }: Omit<Fault, "message">): string {
  if (field.endsWith(".poster")) {
    return `${name} needs \`rights\`: who made it and why it may be shown`;
  }
  const here = field === "picture" ? "“Rights of the picture”, or " : "";
  return `${name} has no rights line; expected ${here}an entry under “Pictures” with this file and its rights: who made it and why it may be shown`;
}

/** The picture that had another name before the editor made it WebP, in lowercase letters and hyphens. */
function findRenamed(name: string, names: readonly string[]): string {
  if (names.includes(name) || isVideo.test(name)) return name;
  const dropEnding = (file: string) => file.replace(/\.\w+$/, "");
  const stem = dropEnding(name);
  const umlauts = { ä: "ae", ö: "oe", ü: "ue", Ä: "ae", Ö: "oe", Ü: "ue", ß: "ss" };
  const spelled = Object.entries(umlauts).reduce(
    (text, [letter, letters]) => text.replaceAll(letter, letters),
    stem.normalize("NFC"),
  );
  const wanted = [makeSlug(stem), makeSlug(spelled)];
  return names.find((each) => wanted.includes(makeSlug(dropEnding(each)))) ?? name;
}

function tellOfMissing(name: string, names: readonly string[], ids: readonly string[]): string {
  const [, id] = /^video:(.*)/.exec(name) ?? [];
  if (id !== undefined) {
    return `"${name}" is not a video of this article; expected an entry under “Videos” with the ID ${id}, a poster, and a file or a link${suggestNearest(name, ids)}`;
  }
  const advice = isVideo.test(name)
    ? "; a video goes into content/files and has an entry under “Videos”"
    : adviseFormat(name) || suggestNearest(name, [...names, ...ids]);
  return `"${name}" is not a picture in this article's folder${advice}`;
}

/** Reading speed for technical prose with tables, in words a minute. */
const wordsPerMinute = 160;

const hints = Object.values(articleHints);

export type ArticleFile = ReturnType<typeof parseArticleFile>;

/**
 * Parses and checks one article. Never throws because of the file's content.
 *
 * @param file path from the repository's root, with slashes; named in faults
 * @param source the text of content/blog/SLUG/index.md, or undefined if there is none
 * @param readFile reads a file in the same folder, by name
 * @param names of the pictures in the same folder
 * @returns those fields of its head that fit, and the article unless it has faults; `unused` is what its head
 *   and its folder have, and it does not show: questions, not faults
 */
export function parseArticleFile(
  file: string,
  slug: string,
  source: string | undefined,
  readFile: (name: string) => string | undefined,
  names: readonly string[] = [],
) {
  const opened = openHeadedFile(file, source, articleSchema);
  const { content, head, fitting, body: written, faults, report } = opened;
  const isAddress = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug);
  if (!isAddress || isReservedPath(getArticlePath(slug))) {
    const message = `"${slug}" can't be an address, expected a folder name of lowercase letters, digits and hyphens, beginning with a letter, such as night-shift`;
    report(1, message);
  }
  const read = { slug, content, head: fitting, article: undefined, faults };
  if (!written) return { ...read, links: [], pictures: [], unused: [] };

  const sources = new Map(
    readHead(content.value).sources.map(({ id, url }) => [`${id}`, `${url}`]),
  );
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
  return { ...read, article, links, pictures: uses, unused };
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
