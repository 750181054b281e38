import { definePage } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { sortByTitle } from "../../parts/articles/article-lists.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { downloads } from "../../parts/resources/schema.ts";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { EntryRow } from "./EntryRow.tsx";
import { type Entry, type EntryKind, listEntries, listTopics } from "./entries.ts";
import SearchBox from "./SearchBox.island.tsx";
import { type SearchPage, searchPage } from "./schema.ts";

export default definePage({
  needs: { words: searchPage, documents: downloads },
  address: { path: paths.search },
  head: ({ words }): PageHead => ({ ...words, type: "CollectionPage" }),
  render({ words, documents }, pages) {
    const { hero, groups, box, loading, unsaid, part, found, foundOne, none, failed } = words;
    return (
      <>
        <PageHero {...hero} />
        <SearchBox
          words={{ box, loading, unsaid, part, found, foundOne, none, failed }}
          topics={listTopics(pages, words.topics)}
          shortcut={hero.shortcut}
        />
        <EntryLists groups={groups} entries={listEntries(pages, documents)} />
      </>
    );
  },
});

interface EntryListsProps {
  groups: SearchPage["groups"];
  entries: Record<EntryKind, Entry[]>;
}

/** Everything on the site by title; what the search shows instead is in the island. */
function EntryLists({ groups, entries }: EntryListsProps) {
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
