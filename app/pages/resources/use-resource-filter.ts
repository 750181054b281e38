import { useLayoutEffect, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { buildSearch, emptyFilter, parseFilter, type ResourceFilter } from "./resource-filter.ts";

/** Marks the history entries that this filter wrote itself. */
const own = { filter: true };

function isOwn(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "filter") === true;
}

/**
 * The filter of the resource hub, kept in the address without adding to the history.
 *
 * The prerendered page shows everything, so the first render does, too; the address is read right
 * after it and before the next paint. What the visitor types shows at once and does not wait for
 * the router, whose updates come later: an address that the filter wrote itself is not read back.
 */
export function useResourceFilter(): [ResourceFilter, (next: ResourceFilter) => void] {
  const [filter, setFilter] = useState(emptyFilter);
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search, hash, state } = useLocation();

  useLayoutEffect(() => {
    if (type === NavigationType.Replace && isOwn(state)) return;
    setFilter(parseFilter(search));
  }, [search, state, type]);

  const change = (next: ResourceFilter) => {
    setFilter(next);
    navigate(
      { pathname, search: buildSearch(search, next), hash },
      { replace: true, preventScrollReset: true, state: own },
    );
  };
  return [filter, change];
}
