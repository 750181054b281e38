/** Something in the body, with its line in the file, from 1. */
export type Placed<T> = T & { line: number };

/** A picture or video with a paragraph of its own. */
export type BodyPicture = Placed<{
  /** name of a file in the article's folder, or `video:ID` */
  name: string;
  alt: string;
  /** HTML */
  caption: string | undefined;
}>;

export type ArticleBody = {
  /** its text, and between it what the page draws */
  parts: ({ html: string } | BodyPicture)[];
  /** pictures that are elsewhere, which is a fault */
  misplaced: BodyPicture[];
  /** second-level headings, for the table of contents */
  headings: { id: string; text: string }[];
  /** number of visible words */
  words: number;
  /** every in-site link */
  links: Placed<{ href: string }>[];
  /** ids of the sources that are linked */
  usedSources: Set<string>;
  /** whether a link to another site names none of the sources */
  hasLostSource: boolean;
  faults: Placed<{ message: string }>[];
};

/** A line of Markdown, as HTML and as plain text. */
export interface RenderedLine extends Pick<ArticleBody, "links" | "faults"> {
  html: string;
  text: string;
}

export type BodyOptions = {
  /** line of the file where the body begins, from 1 */
  firstLine: number;
  /** reads a file in the article's folder; undefined if there is none */
  readFile: (name: string) => string | undefined;
  /** addresses by id: what `source:ID` leads to. Where there are any, no other site is linked. */
  sources?: ReadonlyMap<string, string>;
};
