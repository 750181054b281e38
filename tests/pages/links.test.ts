import { describe, expect, test } from "vitest";
import { moduleIds, paths } from "../../app/routes.ts";
import { hasBuiltFile, readBuiltPages } from "./built-site.ts";
import { findLinkFault, listLinks } from "./follow-links.ts";

const pages = readBuiltPages();
const site = {
  findPage: (path: string) => pages.find((page) => page.path === path),
  hasFile: hasBuiltFile,
};

describe.each(pages)("$path", ({ path, $ }) => {
  test("links only to what exists", () => {
    const links = listLinks({ path, $ });
    expect(links.length).toBeGreaterThan(5);
    expect(links.flatMap((link) => findLinkFault(link, site) ?? [])).toEqual([]);
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

test("the pilot is beside few requests to the team: it is in every footer", () => {
  const requests = `main a.group\\/button[href*="${paths.contact.slice(0, -1)}"]`;
  const beside = pages.filter(
    ({ $ }) => $(requests).parent().children(`a[href$="${paths.pilot}"]`).length > 0,
  );
  expect(beside.length).toBeLessThanOrEqual(moduleIds.length + 1);
});
