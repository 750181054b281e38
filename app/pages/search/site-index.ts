import MiniSearch, { type Query } from "minisearch";

export interface Entry {
  href: string;
  title: string;
  description: string;
}

/** A place on the site that answers, with the words that people have for it. */
export interface Topic extends Entry {
  names: readonly string[];
}

export type Search = Awaited<ReturnType<typeof createSearch>>;
export type Found = ReturnType<Search>;

const listWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Capitals are an abbreviation, and digits a number: neither is the beginning of a word. */
const isWhole = (word: string) => word === word.toUpperCase();
const joinWords = (text: string) => ` ${listWords(text.toLowerCase()).join(" ")} `;

/**
 * A search in which every word counts: an entry is found if it has them all. A word that none has is named,
 * and what is nearest takes its place: the topic that it is a name of, else a word that begins with it or is
 * written nearly so.
 *
 * @param texts what there is, each with all its words
 */
export async function createSearch(
  texts: readonly (Entry & { words: string })[],
  topics: readonly Topic[],
) {
  const entries = new Map<string, Entry>(texts.map((text) => [text.href, text]));
  const index = new MiniSearch({
    idField: "href",
    fields: ["title", "description", "words"],
    tokenize: listWords,
    searchOptions: { boost: { title: 5, description: 2 } },
  });
  await index.addAllAsync(texts);
  const find = (queries: Query[], combineWith: "AND" | "OR") =>
    index.search({ combineWith, queries }).flatMap(({ id }) => entries.get(id) ?? []);

  const vocabulary = new Set(
    texts.flatMap(({ title, description, words }) =>
      listWords(`${title} ${description} ${words}`.toLowerCase()),
    ),
  );
  /** The forms in which a word is said: as it is, or with an ending. */
  const listForms = (typed: string) => {
    const word = typed.toLowerCase();
    const ending = isWhole(typed) || word.length < 4 ? /^s?$/ : /^.{0,2}$/;
    return [...vocabulary].filter(
      (each) => each.startsWith(word) && ending.test(each.slice(word.length)),
    );
  };
  const isSaid = (name: string) => listWords(name).every((word) => listForms(word).length > 0);

  /** How to look for a word, and the nearest to it that is said. */
  const readWord = (typed: string, isLast: boolean) => {
    const word = typed.toLowerCase();
    const forms = listForms(typed);
    const isUnsaid = forms.length === 0;
    const isBegun = !isWhole(typed) && (word.length > 3 || (isUnsaid && isLast));
    const query: Query = {
      combineWith: "OR",
      queries: isBegun || isUnsaid ? [word] : forms,
      prefix: isBegun,
      fuzzy: isUnsaid && word.length > 4 ? 0.2 : false,
    };
    const nearest = isUnsaid ? index.search(query)[0]?.terms[0] : word;
    return { typed, query, isUnsaid, nearest };
  };

  return (query: string) => {
    const named = findTopics(topics, query);
    const strange = named.filter(({ name }) => !isSaid(name));
    const first = named.filter(({ name }) => isSaid(name)).map(({ topic }) => topic);
    const covered = joinWords(strange.map(({ name }) => name).join(" "));
    const words = listWords(query)
      .map((typed, at, { length }) => readWord(typed, at === length - 1))
      .filter(({ typed }) => !covered.includes(` ${typed.toLowerCase()} `));
    const asked = words.filter(({ nearest }) => nearest);
    const queries = asked.map(({ query }) => query);
    const whole = find(queries, "AND");
    const isPart = whole.length === 0 && queries.length > 1;
    const found = isPart ? find(queries, "OR") : whole;
    return {
      /** Words that were typed and no page has, each with the nearest there is, if any. */
      unsaid: [
        ...strange.map(({ name, topic }) => ({ word: name, nearest: topic.title })),
        ...words
          .filter(({ isUnsaid }) => isUnsaid)
          .map(({ typed, nearest }) => ({ word: typed, nearest })),
      ],
      /** What of the query was looked for; empty if nothing is left of it. */
      asked: asked.map(({ typed }) => typed).join(" "),
      /** What is nearest to words that no page has. */
      answers: [...new Set(strange.map(({ topic }) => topic))],
      /** What says all that was asked, or some of it if nothing says all; the best first. */
      entries: [...new Set([...first, ...found])],
      isPart,
    };
  };
}

/** The topics with a name in the query; of a name within another, the longer. */
function findTopics(topics: readonly Topic[], query: string) {
  const typed = joinWords(query);
  const named = topics.flatMap((topic) =>
    topic.names.flatMap((name) => {
      const words = joinWords(name);
      return typed.includes(words) ? [{ topic, name, words }] : [];
    }),
  );
  return named.filter(
    ({ words }) => !named.some((other) => other.words !== words && other.words.includes(words)),
  );
}

const readEntries = (): Entry[] =>
  [...document.querySelectorAll("[data-entries] li")].map((item) => ({
    href: item.querySelector("a")?.getAttribute("href") ?? "",
    title: item.querySelector("a")?.textContent ?? "",
    description: item.querySelector("p")?.textContent ?? "",
  }));

/** Loads the words of every page, which the build lists beside this one. @throws if they cannot be loaded */
export async function openSiteIndex(topics: readonly Topic[]): Promise<Search> {
  const response = await fetch(location.pathname.replace(/\/?$/, "/index.json"));
  if (!response.ok) throw new Error(`index.json: status ${response.status}`);
  const words: Readonly<Record<string, string>> = await response.json();
  const texts = readEntries().map((entry) => ({ ...entry, words: words[entry.href] ?? "" }));
  return createSearch(texts, topics);
}
