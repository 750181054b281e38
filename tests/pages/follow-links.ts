import type { CheerioAPI } from "cheerio";
import { interestOptions } from "leads/fields";
import { getRedirect, messageFragment, personaIds } from "../../app/routes.ts";
import { findEdition } from "./built-site.ts";

/** Where the links of a page may lead. */
interface Site {
  /** @param path with a slash at its end */
  findPage: (path: string) => { $: CheerioAPI } | undefined;
  hasFile: (path: string) => boolean;
}

const origin = "https://this.site";

/** The in-site addresses that a page links to. */
export function listLinks({ path, $ }: { path: string; $: CheerioAPI }): URL[] {
  return $("a[href], form[action], area[href]")
    .map((_, element) => $(element).attr("href"))
    .get()
    .map((href) => new URL(href, origin + path))
    .filter((url) => url.origin === origin);
}

/** What is wrong with an in-site address, or undefined. */
export function findLinkFault(
  { pathname, hash, searchParams, href }: URL,
  { findPage, hasFile }: Site,
): string | undefined {
  const persona = searchParams.get("persona");
  if (persona && !personaIds.some((id) => id === persona)) return `${href}: no such persona`;
  const interest = searchParams.get("interest");
  if (interest && !interestOptions.some((option) => option === interest)) {
    return `${href}: no such interest`;
  }
  if (getRedirect(pathname, findEdition(pathname).prefix)) return;
  if (/\.\w+$/.test(pathname) && hasFile(pathname)) return;
  const target = findPage(pathname.replace(/\/?$/, "/"));
  if (!target) return `${href}: no such page`;
  if (hash.startsWith(messageFragment)) return;
  if (hash && target.$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1) {
    return `${href}: the page has no such place`;
  }
}
