import { describe, expect, test } from "vitest";
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

// One sample plant (docs/plant.md): a line of one screen that another screen has, too, is linked from there.
test("every link below a screen to a line of another leads to one that lights", () => {
  const hrefs = pages.flatMap(({ $ }) =>
    $("figcaption a[href^='/'][href*='#'], #story a[href^='/'][href*='#']")
      .map((_, link) => $(link).attr("href"))
      .get(),
  );
  expect(hrefs.length).toBeGreaterThan(0);
  const dark = hrefs.filter((href) => {
    const [path, id] = href.split("#");
    const number = site.findPage(`${path}/`)?.$(`.light-records .record-number[id="${id}"]`);
    return number?.closest("tr, p").length !== 1;
  });
  expect(dark).toEqual([]);
});
