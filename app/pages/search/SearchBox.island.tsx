import { fillPattern } from "content-model/fill-pattern";
import { useEffect, useRef, useState } from "react";
import { island } from "../../engine/island.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { SearchIcon } from "../../parts/ui/SearchIcon.tsx";
import { replaceParameter } from "../../platform/address.ts";
import { searchFieldId } from "../../routes.ts";
import { EntryRow } from "./EntryRow.tsx";
import type { Entry } from "./entries.ts";
import type { SearchPage } from "./schema.ts";
import type { Search } from "./site-index.ts";

interface SearchBoxProps {
  words: Pick<SearchPage, "box" | "loading" | "found" | "foundOne" | "none" | "failed">;
  /** Tells the key that leads here. */
  shortcut: string;
}

const parameter = "q";

/** The search over the whole site. */
function SearchBox({ words, shortcut }: SearchBoxProps) {
  const { field, query, search, loadSearch, changeQuery } = useSiteSearch();
  const isSearching = query.trim() !== "";
  const found = isSearching && typeof search === "function" ? search(query) : undefined;
  return (
    <div className="page-column py-10 md:py-14 noscript:hidden print:hidden">
      <search className="block max-w-read">
        <label htmlFor={searchFieldId} className="sr-only">
          {words.box.label}
        </label>
        <div className="relative border border-ink bg-sheet focus-within:bg-white">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-graphite" />
          <input
            ref={field}
            id={searchFieldId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={words.box.placeholder}
            value={query}
            onFocus={loadSearch}
            onChange={(event) => changeQuery(event.target.value)}
            className="clear-cross h-14 w-full bg-transparent pr-3 pl-12 text-lead text-ink placeholder:text-graphite"
          />
        </div>
        <p role="status" className="mt-3 tag text-graphite">
          {isSearching && getStatus(words, query, search === "failed" ? search : found)}
        </p>
        {!isSearching && (
          <p className="tag text-graphite max-md:hidden pointer-coarse:hidden">{shortcut}</p>
        )}
      </search>
      {found && <FoundEntries found={found} none={words.none} />}
    </div>
  );
}

/**
 * A search that is loaded once somebody turns to it. The query is in the address (`?q=`), so that a
 * search can be shared.
 */
function useSiteSearch() {
  const [query, setQuery] = useState("");
  const [search, setSearch] = useState<Search | "failed">();
  const isAsked = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const loadSearch = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import("./site-index.ts")
      .then(({ openSiteIndex }) => openSiteIndex())
      .then((opened) => setSearch(() => opened))
      .catch(() => {
        isAsked.current = false;
        setSearch("failed");
      });
  };
  const changeQuery = (next: string) => {
    setQuery(next);
    loadSearch();
    replaceParameter(parameter, next.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read once
  useEffect(() => {
    // What was typed before the island was live counts more than the address.
    const asked = field.current?.value || new URLSearchParams(location.search).get(parameter);
    if (asked) changeQuery(asked);
  }, []);
  return { field, query, search, loadSearch, changeQuery };
}

/** What a search came to; `found` is undefined until it is loaded. */
function getStatus(
  words: SearchBoxProps["words"],
  query: string,
  found: readonly Entry[] | "failed" | undefined,
): string {
  const nameQuery = (text: string) => fillPattern(text, { query: query.trim() });
  if (!found) return words.loading;
  if (found === "failed") return words.failed;
  if (found.length === 0) return nameQuery(words.none.title);
  if (found.length === 1) return nameQuery(words.foundOne);
  return nameQuery(fillPattern(words.found, { count: found.length }));
}

interface FoundEntriesProps {
  found: readonly Entry[];
  none: SearchPage["none"];
}

function FoundEntries({ found, none }: FoundEntriesProps) {
  return (
    <div data-searching className="mt-6 max-w-read">
      {found.length > 0 ? (
        <ul className="border-t border-ink">
          {found.map((entry) => (
            <EntryRow key={entry.href} {...entry} />
          ))}
        </ul>
      ) : (
        <p className="text-body">
          {none.text}{" "}
          <AppLink {...none.link} className="quiet-link inline-block py-1 font-medium" />
        </p>
      )}
    </div>
  );
}

export default island("SearchBox", SearchBox);
