import { definePage, type Page } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { sortByTitle } from "../../parts/articles/article-lists.ts";
import type { PageHead } from "../../parts/head/page-graph.ts";
import { downloads, type ResourceHub } from "../../parts/resources/schema.ts";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { getCanonicalPath, paths } from "../../routes.ts";
import SearchBox, { EntryRow } from "./SearchBox.island.tsx";
import { type SearchPage, searchPage } from "./schema.ts";
import type { Entry, Topic } from "./site-index.ts";

export default definePage({
  needs: { words: searchPage, documents: downloads },
  address: { path: paths.search },
  head: ({ words }): PageHead => ({ ...words, type: "CollectionPage" }),
  render({ words, documents }, pages) {
    const { hero, groups, topics, ...said } = words;
    return (
      <>
        <PageHero {...hero} />
        <SearchBox words={said} topics={listTopics(pages, topics)} shortcut={hero.shortcut} />
        <EntryLists groups={groups} entries={listEntries(pages, documents)} />
      </>
    );
  },
});

/** Everything on the site by title; what the search shows instead is in the island. */
function EntryLists(props: { groups: SearchPage["groups"]; entries: Record<EntryKind, Entry[]> }) {
  const { groups, entries } = props;
  const { locale } = usePage().edition;
  return (
    <div
      data-entries
      className="page-column grid gap-y-12 pb-band [main:has([data-searching])_&]:hidden"
    >
      {(Object.keys(groups) as EntryKind[]).map((kind) => (
        <section key={kind} aria-labelledby={`${kind}-entries`}>
          <h2 id={`${kind}-entries`} className="border-b border-ink pb-3 text-h3">
            {groups[kind]}
          </h2>
          <ul className="gap-x-16 lg:columns-2">
            {sortByTitle(entries[kind], locale).map((entry) => (
              <EntryRow key={entry.href} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type EntryKind = keyof SearchPage["groups"];

function listEntries(
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

const listTopics = (pages: readonly Page<PageHead>[], topics: SearchPage["topics"]): Topic[] =>
  topics.map(({ label, href, names }) => {
    const path = getCanonicalPath(href.replace(/[?#].*/, ""));
    const page = pages.find(
      ({ address }) => "path" in address && getCanonicalPath(address.path) === path,
    );
    return { href, title: label, description: page?.head.title ?? "", names };
  });
