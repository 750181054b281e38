import type { Page } from "../../engine/page.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { paths } from "../../routes.ts";
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
