import { usePage } from "../../engine/page-context.ts";
import { sortByTitle } from "../../parts/articles/article-lists.ts";
import { EntryRow } from "./EntryRow.tsx";
import type { EntryKind, listEntries } from "./entries.ts";
import type { SearchPage } from "./schema.ts";

interface EntryListsProps {
  groups: SearchPage["groups"];
  entries: ReturnType<typeof listEntries>;
}

/** Everything on the site by title; what the search shows instead is in the island. */
export function EntryLists({ groups, entries }: EntryListsProps) {
  const { locale } = usePage().edition;
  return (
    <div
      data-entries
      className="page-column grid gap-x-16 gap-y-12 pb-band lg:grid-cols-2 lg:grid-rows-[auto_1fr] [main:has([data-searching])_&]:hidden"
    >
      {(Object.keys(groups) as EntryKind[]).map((kind) => (
        <section key={kind} aria-labelledby={`${kind}-entries`} className="first:lg:row-span-2">
          <h2 id={`${kind}-entries`} className="border-b border-ink pb-3 text-h3">
            {groups[kind]}
          </h2>
          <ul>
            {sortByTitle(entries[kind], locale).map((entry) => (
              <EntryRow key={entry.href} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
