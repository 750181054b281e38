import { described, withMetadata } from "content-model/field-metadata";
import { group, list, listOf, oneOf, text, texts, yesOrNo } from "content-model/fields";
import { isoDate, slug } from "content-model/formatted-text";
import {
  describePicture,
  ownPicture,
  pictureFile,
  rights,
  sceneOrPictureFile,
  type VideoFile,
  video,
} from "content-model/media-fields";
import {
  type Content,
  customSource,
  openFolder,
  type RenderedText,
  type WithPictures,
} from "content-model/source";
import * as v from "valibot";
import { link, onlineDates, pageTitle } from "../../fields/page-fields.ts";

export const authors = openFolder(
  "authors",
  group({
    name: text({ max: 36 }),
    kind: oneOf(["person", "team"], "a kind of author"),
    role: described("what a person does, or who a team is", v.optional(text({ max: 60 }))),
    about: described(
      "A few words on the author’s page, and its description for search engines.",
      text({ min: 50, max: 160 }),
    ),
    portrait: v.optional(ownPicture(320)),
  }),
  "An author of articles. From the second article on, an author has a page at /blog/authors/NAME. A person is named only after agreeing to it in writing.",
);
export type Author = Content<typeof authors>[number];

/** Shown if an article names none (spec section 2). */
export const relatedCount = 3;

const source = group({
  id: described("how the text links to it: `[words](source:ID)`", text({ max: 20 })),
  ...texts({ title: 140, publisher: 80 }),
  year: described(
    "the year of publication; leave it out if the publisher does not say",
    v.optional(v.pipe(v.number("expected a year such as 2021"), v.integer(), v.minValue(1900))),
  ),
  url: described(
    "the publisher's page for it; if that cannot be verified, the publisher's site",
    v.pipe(text({ max: 300 }), v.startsWith("https://", "expected an address with https://")),
  ),
});

/** Pixels: the picture at an article's top, and one in its text, on a large screen. */
export const leastPictureWidths = { head: 1200, text: 960 };

const ownPictureEntry = group({
  file: described(`your own picture: ${describePicture(leastPictureWidths.text)}`, pictureFile()),
  rights: rights(),
  credit: described(
    "Shown with the picture, where its license or its maker asks for it.",
    v.optional(text({ max: 120 })),
  ),
});

export type OwnPicture = v.InferOutput<typeof ownPictureEntry>;

const articleVideo = video({
  id: text({ max: 30 }),
  poster: described(
    `what is seen before it plays: ${describePicture(leastPictureWidths.text)}`,
    pictureFile(),
  ),
  rights: described(
    "Who made the poster, and why it may be shown: license, contract, written consent of the people in it. Leave it out if the poster has an entry under `pictures`.",
    v.optional(rights()),
  ),
});
export type ArticleVideo = v.InferOutput<typeof articleVideo>;

/** The head of content/blog/SLUG/index.md, between the two lines of three hyphens. */
export const articleSchema = group({
  title: pageTitle(),
  excerpt: described(
    "Below the title, on cards, and the description for search engines.",
    text({ min: 50, max: 160 }),
  ),
  date: described("publication date", isoDate()),
  author: described("who wrote it, from authors/", withMetadata({ names: "authors" }, slug())),
  readTime: described(
    'such as "10 min"; if missing, it is computed from the number of words',
    v.optional(
      v.pipe(
        text({ max: 10 }),
        v.regex(/^\d+ min$/, 'expected minutes in the form "10 min", or no readTime line'),
      ),
    ),
  ),
  category: described(
    "One of those in pages/blog.yaml.",
    withMetadata({ names: "category" }, text({ max: 30 })),
  ),
  featured: described("One of the large articles at the top of the index.", v.optional(yesOrNo())),
  ...onlineDates,
  picture: described(
    `A scene, or a picture of your own: ${describePicture(leastPictureWidths.head)}`,
    sceneOrPictureFile(),
  ),
  pictureAlt: text({ max: 240 }),
  pictureRights: described(
    "Of a picture of your own: who made it, and why it may be shown. Leave it out for a scene, or if the picture has an entry under `pictures`.",
    v.optional(rights()),
  ),
  pictures: described(
    "One entry for each of your own pictures in the text.",
    v.optional(list(ownPictureEntry, { min: 1, max: 40 })),
  ),
  videos: described(
    "Shown in the text by `![What it shows](video:ID)`.",
    v.optional(list(articleVideo, { min: 1, max: 10 })),
  ),
  relatedPosts: described(
    "up to three other articles; if missing, those that pages/article.yaml names",
    v.optional(
      list(withMetadata({ names: "articles" }, text({ max: 80 })), { min: 1, max: relatedCount }),
    ),
  ),
  nextStep: described(
    "At the end of the text: the calculator or page that takes its subject further.",
    v.optional(group({ title: text({ max: 60 }), subtitle: text({ max: 200 }), link: link() })),
  ),
  sources: described(
    "Every page on another site that the text links to, in the order of the text.",
    v.optional(list(source, { min: 1, max: 12 })),
  ),
  faq: described(
    "The questions at the end; answers and the note may have Markdown links and emphasis.",
    v.optional(
      group({
        title: text({ max: 60 }),
        items: listOf(1, 10, {
          question: text({ max: 140 }),
          answer: text({ max: 900, markdown: true }),
        }),
        note: v.optional(text({ max: 300, markdown: true })),
      }),
    ),
  ),
});
export type ArticleHead = v.InferOutput<typeof articleSchema>;

/** A picture of an article's text, or a video with the picture as its poster. */
export interface Illustration {
  /** path below content/ */
  picture: string;
  alt: string;
  /** HTML */
  caption: string | undefined;
  credit: string | undefined;
  video: VideoFile | undefined;
}

/** An article as written: every `picture` is a name. */
export interface WrittenArticle
  extends Omit<
    ArticleHead,
    "readTime" | "featured" | "draft" | "faq" | "pictureRights" | "pictures" | "videos"
  > {
  headings: RenderedText["headings"];
  slug: string;
  /** the text: HTML, and between it what has a place of its own */
  parts: ({ html: string } | Illustration)[];
  /** of the picture in the head */
  pictureCredit: string | undefined;
  readTime: string;
  featured: boolean;
  /** Whether visitors do not see it: it is a draft, not published yet, or past its last day. */
  draft: boolean;
  /** number of visible words */
  words: number;
  /** `answer` and `note` are HTML, `plain` is the answer's text alone */
  faq?: {
    title: string;
    items: { question: string; answer: string; plain: string }[];
    note?: string;
  };
}

export type Article = WithPictures<WrittenArticle>;

/** content/blog: every article that visitors may read, newest first. */
export const articles = customSource<WrittenArticle[]>("articles");
