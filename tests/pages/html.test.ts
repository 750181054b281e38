import { describe, expect, test } from "vitest";
import { hasBuiltFile, listBuiltAssets, readBuiltFile, readBuiltPages } from "./built-site.ts";
import { findLinkFault, listLinks } from "./follow-links.ts";
import { findInvalidHtml } from "./validate-html.ts";

const pages = readBuiltPages();
const findPage = (path: string) => pages.find((page) => page.path === path);
const site = { findPage, hasFile: hasBuiltFile };

describe.each(pages)("$path", ({ path, html, $ }) => {
  test("is valid HTML with one main heading and one main landmark", async () => {
    expect(await findInvalidHtml(html)).toEqual([]);
    expect([$("h1").length, $("main").length]).toEqual([1, 1]);
  });

  // A legend cannot float in such a fieldset, and WebKit puts it on the fieldset's border.
  test("has no legend in sight in a fieldset that is a flex or grid box", () => {
    const boxes = $("fieldset").filter((_, element) =>
      /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/.test($(element).attr("class") ?? ""),
    );
    expect(boxes.find("> legend:not(.sr-only)").length).toBe(0);
  });

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
    const number = findPage(`${path}/`)?.$(`.light-records .record-number[id="${id}"]`);
    return number?.closest("tr, p").length !== 1;
  });
  expect(dark).toEqual([]);
});

/** Parts of names that the common lists of blockers look for (EasyList, EasyPrivacy, Fanboy). */
const blocked =
  /(?<![a-z])(?:ads|advert|affiliate|analytics|banner|beacon|captcha|consent|cookie|gdpr|metrics|newsletter|pixel|popup|promo|social|sponsor|stats|telemetry|tracker|tracking)(?![a-z])/;

test("no script or style sheet has a name that blockers look for", () => {
  const names = listBuiltAssets(/\.(?:js|css)$/).map((name) =>
    name.replace(/-[\w-]{8}\.\w+$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => blocked.test(name))).toEqual([]);
});

test("without a setting, no page names a service that counts visits, and no policy lets one be reached", () => {
  const named = pages.filter(({ $ }) => $("meta[name=plausible]").length > 0);
  expect(named.map(({ path }) => path)).toEqual([]);
  expect(readBuiltFile("../site-manifest.json")).not.toContain("plausible");
});
