import type { Page } from "../../engine/page.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { getCanonicalPath, paths } from "../../routes.ts";
import type { SearchPage } from "./schema.ts";

export type EntryKind = keyof SearchPage["groups"];

/** What the search can find. */
export interface Entry {
  href: string;
  title: string;
  description: string;
}

/** Everything that the site has, by kind. */
export function listEntries(
  pages: readonly Page<PageHead>[],
  documents: ResourceHub,
): Record<EntryKind, Entry[]> {
  const found = pages.flatMap(({ address, head: { title, description, isArticle, isUnlisted } }) =>
    "path" in address && address.path !== paths.search && !isUnlisted
      ? [{ href: address.path, title, description, isArticle }]
      : [],
  );
  return {
    page: found.filter(({ isArticle }) => !isArticle),
    article: found.filter(({ isArticle }) => isArticle),
    document: documents.map(({ href, title, description }) => ({ href, title, description })),
  };
}

/** A place on the site that answers, with the words that people have for it. */
export interface Topic extends Entry {
  names: readonly string[];
}

/** The topics, each described by the title of its page. */
export const listTopics = (
  pages: readonly Page<PageHead>[],
  topics: SearchPage["topics"],
): Topic[] =>
  topics.map(({ label, href, names }) => {
    const path = getCanonicalPath(href.replace(/[?#].*/, ""));
    const page = pages.find(
      ({ address }) => "path" in address && getCanonicalPath(address.path) === path,
    );
    return { href, title: label, description: page?.head.title ?? "", names };
  });
