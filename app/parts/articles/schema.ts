import * as v from "valibot";
import { group, isoDate, list, ownHref, pictureName, text, yesOrNo } from "../../content/fields.ts";
import type { ArticlesSource, RenderedText, WithPictures } from "../../content/source.ts";

/** Shown if an article names none (spec section 2). */
export const relatedCount = 3;

/** What somebody else published and the article names. */
const source = group({
  /** how the text links to it: [words](source:ID) */
  id: text({ max: 20 }),
  title: text({ max: 140 }),
  publisher: text({ max: 80 }),
  /** of publication; absent where the publisher does not say */
  year: v.optional(v.pipe(v.number("expected a year such as 2021"), v.integer(), v.minValue(1900))),
  /** the publisher's page of it; where that cannot be verified, the publisher's site */
  url: v.pipe(text({ max: 300 }), v.startsWith("https://", "expected an address with https://")),
});

/** The head of content/blog/SLUG/index.md, between the two lines of three hyphens. */
export const articleSchema = group({
  title: text({ max: 60 }),
  /** Below the title, on cards, and the description for search engines. */
  excerpt: text({ min: 50, max: 160 }),
  /** publication date, ISO 8601 */
  date: isoDate(),
  author: text({ max: 60 }),
  /** such as "10 min"; if missing, it is computed from the number of words */
  readTime: v.optional(
    v.pipe(
      text({ max: 10 }),
      v.regex(/^\d+ min$/, 'expected minutes in the form "10 min", or no readTime line'),
    ),
  ),
  /** One of those in pages/blog.yaml. */
  category: text({ max: 30 }),
  /** One of the large articles at the top of the index. */
  featured: v.optional(yesOrNo()),
  /** Shown in development only. */
  draft: v.optional(yesOrNo()),
  /** The first day online; shown in development until then. */
  publish: v.optional(isoDate()),
  /** The last day online, and the page that its address leads to afterward. */
  until: v.optional(group({ day: isoDate(), to: ownHref() })),
  /** a picture of art/rendered */
  picture: pictureName(),
  pictureAlt: text({ max: 240 }),
  /** slugs; if missing, the articles named in pages/article.yaml */
  relatedPosts: v.optional(list(text({ max: 80 }), { min: 1, max: relatedCount })),
  /** Every page of another site that the text links to, in the order of the text. */
  sources: v.optional(list(source, { min: 1, max: 12 })),
  /** The questions at the end; answers and the note may have Markdown links and emphasis. */
  faq: v.optional(
    group({
      title: text({ max: 60 }),
      items: list(group({ question: text({ max: 140 }), answer: text({ max: 900 }) }), {
        min: 2,
        max: 10,
      }),
      note: v.optional(text({ max: 300 })),
    }),
  ),
});
export type ArticleHead = v.InferOutput<typeof articleSchema>;

/** An article as written: `picture` is a name. */
export type WrittenArticle = Omit<ArticleHead, "readTime" | "featured" | "draft" | "faq"> &
  RenderedText & {
    slug: string;
    readTime: string;
    featured: boolean;
    /** Whether visitors do not see it: it is a draft, is yet to be published, or has had its time. */
    draft: boolean;
    /** number of visible words */
    words: number;
    /** `answer` and `note` are HTML, `plain` is the answer's text alone */
    faq?: {
      title: string;
      items: { question: string; answer: string; plain: string }[];
      note?: string;
    };
  };

/** An article as pages receive it. */
export type Article = WithPictures<WrittenArticle>;

/** What cards and lists show of an article. */
export type ArticleSummary = Pick<
  Article,
  | "slug"
  | "title"
  | "excerpt"
  | "date"
  | "author"
  | "readTime"
  | "category"
  | "featured"
  | "picture"
  | "pictureAlt"
>;

/** content/blog: every article that visitors may read, newest first. */
export const articles: ArticlesSource = { kind: "articles" };
