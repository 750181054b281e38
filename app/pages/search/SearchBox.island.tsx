import { fillPieces } from "content-model/fill-pattern";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { island } from "../../engine/island.tsx";
import { SearchIcon } from "../../parts/ui/icons.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { useSearchText } from "../../platform/use-search-text.ts";
import { searchFieldId } from "../../routes.ts";
import type { SearchPage } from "./schema.ts";
import type { Entry, Found, Search, Topic } from "./site-index.ts";

type Words = Omit<SearchPage, "hero" | "groups" | "topics">;

/** The search over the whole site. @param shortcut tells the key that leads here */
function SearchBox(props: { words: Words; shortcut: string; topics: readonly Topic[] }) {
  const { words, shortcut, topics } = props;
  const { field, text, setText } = useSearchText();
  const { search, loadSearch } = useSiteSearch(text, topics);
  const query = text.trim();
  const found = query && typeof search === "function" ? search(query) : undefined;
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
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            placeholder={words.box.placeholder}
            value={text}
            onFocus={loadSearch}
            onChange={(event) => setText(event.target.value)}
            className="clear-cross h-14 w-full bg-transparent pr-3 pl-12 text-lead text-ink placeholder:text-graphite"
          />
        </div>
        <div role="status" className="mt-3">
          {found && !isEmpty(found) && <Admissions found={found} words={words} />}
          <p className="tag text-graphite">
            {found && countFound(found, query, words)}
            {query && !found && (search === "failed" ? words.failed : words.loading)}
          </p>
        </div>
        {!query && (
          <p className="tag text-graphite max-md:hidden pointer-coarse:hidden">{shortcut}</p>
        )}
      </search>
      {found && (
        <div data-searching className="mt-6">
          {isEmpty(found) ? (
            <p className="text-body">
              {words.none.text}{" "}
              <AppLink {...words.none.link} className="quiet-link inline-block py-1 font-medium" />
            </p>
          ) : (
            <ul className="grid gap-x-16 border-t border-ink lg:grid-cols-2">
              {[...found.answers, ...found.entries].map((entry) => (
                <EntryRow key={entry.title + entry.href} {...entry} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** The search over the words of all pages, loaded once somebody turns to it. */
function useSiteSearch(text: string, topics: readonly Topic[]) {
  const [search, setSearch] = useState<Search | "failed">();
  const isAsked = useRef(false);
  const loadSearch = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import("./site-index.ts")
      .then(({ openSiteIndex }) => openSiteIndex(topics))
      .then((opened) => setSearch(() => opened))
      .catch(() => {
        isAsked.current = false;
        setSearch("failed");
      });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
  useEffect(() => {
    if (text) loadSearch();
  }, [text]);
  return { search, loadSearch };
}

const isEmpty = ({ answers, entries }: Found) => answers.length + entries.length === 0;

/** What was typed, in its own direction. */
const quote = (text: string) => <bdi key={text}>{text}</bdi>;

function countFound(found: Found, query: string, { foundOne, found: many, none }: Words) {
  if (isEmpty(found)) return fillPieces(none.title, { query: quote(query) });
  if (!found.asked && found.answers.length > 0) return "";
  const asked = quote(found.unsaid.length > 0 ? found.asked : query);
  const count = found.entries.length;
  return fillPieces<ReactNode>(count === 1 ? foundOne : many, { count, query: asked });
}

/** Which words no page has, what is nearest, and that what was found has only some of them. */
function Admissions({ found, words: { unsaid, part } }: { found: Found; words: Words }) {
  const said = found.unsaid.map(({ word, nearest }) =>
    nearest
      ? fillPieces(unsaid.nearest, { word: quote(word), nearest })
      : fillPieces(unsaid.plain, { word: quote(word) }),
  );
  if (found.isPart) said.push(fillPieces(part, { query: quote(found.asked) }));
  return (
    said.length > 0 && <p className="mb-2 text-body text-ink">{said.map((each) => [each, " "])}</p>
  );
}

export function EntryRow({ href, title, description }: Entry) {
  return (
    <li className="group/card relative border-b border-hairline py-3.5 break-inside-avoid">
      <AppLink
        href={href}
        className="font-head text-h4 font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {title}
      </AppLink>
      <p className="mt-1 max-w-read text-small text-text">{description}</p>
    </li>
  );
}

export default island("SearchBox", SearchBox);
