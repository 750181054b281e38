import { listBlogPaths } from "GONE";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { isBuiltPath, isPublicPath, redirects } from "../../app/routes.ts";
import { readContent } from "../../build-site/content/read-content.ts";
import { hasBuiltFile, readBuiltPages } from "./built-site.ts";

const pages = readBuiltPages();
const origin = "https://this.site";

const root = resolve(import.meta.dirname, "../..");
const personas = readContent(root, personasSource).personas.map(({ id }) => id as string);
const blogPaths = listBlogPaths(root, { drafts: false });

/** What is wrong with an in-site address, or undefined. Reserved paths are part of the contract. */
function findFault(href: string, from: string): string | undefined {
  const { pathname, hash, searchParams } = new URL(href, origin + from);
  const persona = searchParams.get("persona");
  if (persona && !personas.includes(persona)) return `${href}: no such persona`;
  if (pathname in redirects || hasBuiltFileAt(pathname)) return;
  const isInBlog = blogPaths.includes(pathname.replace(/\/$/, ""));
  if (!isPublicPath(pathname) && !isInBlog) return `${href}: not in the URL contract`;
  if (!(isBuiltPath(pathname) || isInBlog) || !hash) return;
  const target = pages.find(({ path }) => path.replace(/\/$/, "") === pathname.replace(/\/$/, ""));
  if (target?.$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1) {
    return `${href}: the page has no such place`;
  }
}

function hasBuiltFileAt(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && hasBuiltFile(pathname);
}

describe.each(pages)("$path", ({ path, $ }) => {
  test("links only to what exists or is reserved", () => {
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
      .not('[rel="canonical"], [rel="prev"], [rel="next"]')
      .map((_, element) => $(element).attr("src") ?? $(element).attr("href"))
      .get();
    const missing = [...sets, ...files].filter((file) => !hasBuiltFile(file));
    expect(missing).toEqual([]);
  });
});
