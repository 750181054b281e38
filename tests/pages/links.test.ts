import { describe, expect, test } from "vitest";
import { getRedirect, personaIds } from "../../app/routes.ts";
import { findEdition, hasBuiltFile, readBuiltPages } from "./built-site.ts";

const pages = readBuiltPages();
const origin = "https://this.site";
const stripSlash = (path: string) => path.replace(/\/$/, "");

/** What is wrong with an in-site address, or undefined. */
function findFault(href: string, from: string): string | undefined {
  const { pathname, hash, searchParams } = new URL(href, origin + from);
  const persona = searchParams.get("persona");
  if (persona && !personaIds.some((id) => id === persona)) return `${href}: no such persona`;
  if (getRedirect(pathname, findEdition(pathname).prefix) || hasBuiltFileAt(pathname)) return;
  const target = pages.find(({ path }) => stripSlash(path) === stripSlash(pathname));
  if (!target) return `${href}: no such page`;
  if (hash && target.$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1) {
    return `${href}: the page has no such place`;
  }
}

function hasBuiltFileAt(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && hasBuiltFile(pathname);
}

describe.each(pages)("$path", ({ path, $ }) => {
  test("links only to what exists", () => {
    const addresses = $("a[href], form[action], area[href]")
      .map((_, element) => $(element).attr("href"))
      .get()
      .filter((href) => new URL(href, origin + path).origin === origin);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.flatMap((href) => findFault(href, path) ?? [])).toEqual([]);
  });

  test("every file that it loads is in the build", () => {
    const sets = $("source[srcset], img[srcset]")
      .map((_, element) => $(element).attr("srcset"))
      .get()
      .flatMap((set) => set.split(",").map((part) => part.trim().split(" ")[0] ?? ""));
    const files = $("img[src], script[src], link[href]")
      .not('[rel="canonical"], [rel="prev"], [rel="next"], [hreflang]')
      .map((_, element) => $(element).attr("src") ?? $(element).attr("href"))
      .get();
    const missing = [...sets, ...files].filter((file) => !hasBuiltFile(file));
    expect(missing).toEqual([]);
  });
});
