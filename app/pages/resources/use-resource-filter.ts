import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { replaceSearch } from "../../engine/address.ts";
import { buildSearch, emptyFilter, parseFilter, type ResourceFilter } from "./resource-filter.ts";

/**
 * The filter of the Resource Hub, kept in the address without adding to the history. The page is
 * built with everything shown; the address, and what was typed before the island was live, is read
 * before its first paint.
 *
 * @returns `field` is for the search field
 */
export function useResourceFilter(categories: readonly string[]): {
  filter: ResourceFilter;
  setFilter: (next: ResourceFilter) => void;
  field: RefObject<HTMLInputElement | null>;
} {
  const [filter, showFilter] = useState(emptyFilter);
  const field = useRef<HTMLInputElement>(null);
  const setFilter = (next: ResourceFilter) => {
    showFilter(next);
    replaceSearch(buildSearch(location.search, next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read once
  useLayoutEffect(() => {
    const asked = parseFilter(location.search, categories);
    const typed = field.current?.value;
    if (typed) setFilter({ ...asked, text: typed });
    else showFilter(asked);
  }, []);
  return { filter, setFilter, field };
}
