import words from "content:blog-pages";
import page from "content:pages/blog";
import type { MetaDescriptor } from "react-router";
import type { PlaceInIndex } from "../../features/articles/blog-pages.ts";
import { buildMeta, getCanonicalUrl } from "../../head/build-meta.ts";
import { buildFeedLink } from "../../head/feed-link.ts";
import { getBlogPagePath, paths } from "../../routes.ts";
import { meta as notFoundMeta } from "../not-found.tsx";

/** The words of a page of the index, with its numbers filled in. */
export function describePlace({ order, ...numbers }: PlaceInIndex) {
  const { heading, section, ...patterns } = order === "title" ? words.byTitle : words.byDate;
  const fill = (pattern: string) =>
    Object.entries(numbers).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      pattern,
    );
  const { title, description, sheet, lead } = patterns;
  return {
    heading,
    section,
    title: fill(title),
    description: fill(description),
    sheet: fill(sheet),
    lead: fill(lead),
  };
}

/** The pages before and after one of the index, for whoever reads the head. */
export function buildNeighborLinks({ number, last, order }: PlaceInIndex): MetaDescriptor[] {
  const build = (rel: string, other: number): MetaDescriptor[] =>
    other < 1 || other > last
      ? []
      : [{ tagName: "link", rel, href: getCanonicalUrl(getBlogPagePath(other, order)) }];
  return [...build("prev", number - 1), ...build("next", number + 1)];
}

/** The head of a page of the index after the first. The blog's own social picture stands for it. */
export function buildLaterPageMeta(place: PlaceInIndex | undefined): MetaDescriptor[] {
  if (!place) return notFoundMeta();
  const { title, description } = describePlace(place);
  const path = getBlogPagePath(place.number, place.order);
  return [
    ...buildMeta({ title, description, path, pictureOf: paths.blog }),
    ...buildNeighborLinks(place),
    buildFeedLink(page.feedTitle),
  ];
}
