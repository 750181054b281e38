import { definePage } from "../../engine/page.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { downloads } from "../../parts/resources/schema.ts";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { EntryLists } from "./EntryLists.tsx";
import { listEntries } from "./entries.ts";
import SearchBox from "./SearchBox.island.tsx";
import { searchPage } from "./schema.ts";

export default definePage({
  needs: { words: searchPage, documents: downloads },
  address: { path: paths.search },
  head: ({ words }): PageHead => ({ ...words, type: "CollectionPage" }),
  render({ words, documents }, pages) {
    const { hero, groups, box, loading, found, foundOne, none, failed } = words;
    return (
      <>
        <PageHero {...hero} />
        <SearchBox
          words={{ box, loading, found, foundOne, none, failed }}
          shortcut={hero.shortcut}
        />
        <EntryLists groups={groups} entries={listEntries(pages, documents)} />
      </>
    );
  },
});
