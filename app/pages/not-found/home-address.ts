import { paths } from "../../routes.ts";

/**
 * The homepage with the query string and hash of an address that was not found.
 * @param location its `search` ("" or "?…") and `hash` ("" or "#…"), as the browser gives them; the
 *   path has no part in it, so that none can lead to another site
 */
export function getHomeAddress({ search, hash }: Pick<Location, "search" | "hash">): string {
  return `${paths.home}${search}${hash}`;
}
