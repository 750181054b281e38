/** The visitor's filter: search text, and one category or all (spec section 4). */
export interface ResourceFilter {
  readonly text: string;
  /** Its id, or "all". */
  readonly category: string;
}

export const emptyFilter: ResourceFilter = { text: "", category: "all" };

const textParameter = "q";
const categoryParameter = "category";

/** Reads a filter from a query string; anything that is not one of the categories counts as all. */
export function parseFilter(search: string, categories: readonly string[]): ResourceFilter {
  const query = new URLSearchParams(search);
  const named = query.get(categoryParameter);
  return {
    text: query.get(textParameter) ?? "",
    category: categories.find((category) => category === named) ?? "all",
  };
}

/** The query string for a filter, keeping everything else in `search`. */
export function buildSearch(search: string, { text, category }: ResourceFilter): string {
  const query = new URLSearchParams(search);
  query.delete(textParameter);
  query.delete(categoryParameter);
  if (text.trim() !== "") query.set(textParameter, text);
  if (category !== "all") query.set(categoryParameter, category);
  const written = query.toString();
  return written && `?${written}`;
}

interface Described {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/**
 * The items whose title or description has the text in it, in any case, and whose category fits (spec
 * section 5). Spaces around the text do not count.
 */
export function filterResources<T extends Described>(
  items: readonly T[],
  { text, category }: ResourceFilter,
): T[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(
    (item) =>
      [item.title, item.description].some((words) => words.toLowerCase().includes(wanted)) &&
      (category === "all" || item.category === category),
  );
}
