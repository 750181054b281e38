import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import type { ArticleOrder } from "../../routes.ts";

const parameter = "sort";
const subscribe = () => () => {};

/**
 * The order of articles that are all on one page: that of date, until the reader chooses. It is kept
 * in the address (`?sort=title`) so that it is still there after a visit to an article. The prerendered
 * page is in order of date; the address counts once React has taken over.
 */
export function useArticleOrder(): [ArticleOrder, (order: ArticleOrder) => void] {
  const [query, setQuery] = useSearchParams();
  const isTakenOver = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const order = isTakenOver && query.get(parameter) === "title" ? "title" : "date";
  const choose = (next: ArticleOrder) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "title") after.set(parameter, next);
        else after.delete(parameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [order, choose];
}
