/** The visitor's filter: search text, and one category or all (spec section 4). */
export interface ResourceFilter {
  readonly text: string;
  /** Its id, or "all". */
  readonly category: string;
}

export const emptyFilter: ResourceFilter = { text: "", category: "all" };

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
