import { useLayoutEffect, useState } from "react";
import { replaceSearch } from "../../engine/address.ts";
import { buildSearch, emptyFilter, parseFilter, type ResourceFilter } from "./resource-filter.ts";

/**
 * The filter of the Resource Hub, kept in the address without adding to the history. The page is
 * built with everything shown; the address is read before the island's first paint.
 */
export function useResourceFilter(
  categories: readonly string[],
): [ResourceFilter, (next: ResourceFilter) => void] {
  const [filter, setFilter] = useState(emptyFilter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useLayoutEffect(() => setFilter(parseFilter(location.search, categories)), []);
  const change = (next: ResourceFilter) => {
    setFilter(next);
    replaceSearch(buildSearch(location.search, next));
  };
  return [filter, change];
}
