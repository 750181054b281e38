import { expect, test } from "vitest";
import { checks } from "./site-checks.ts";

const origin = "https://www.example.com";
const site = { origin, homes: [], redirects: [], contactPages: [], files: [] } as never;

/** The fault of a site that lists `listed`, with the home page and a page with such a head. */
async function findFaults(listed: string[], head: string) {
  const urls = listed.map((path) => `<loc>${origin}${path}</loc>`);
  const answer = { status: 200, headers: new Headers() };
  const body = `Sitemap: ${origin}/sitemap.xml\n${urls.join("\n")}`;
  const pages = ["/", "/spring", "/spring/"].map((path) => ({
    ...answer,
    path,
    body: path === "/" ? "" : head,
  }));
  const search = checks.find(({ name }) => name === "search");
  return await search?.find({ visit: async () => ({ ...answer, body }), origin, site, pages });
}

const noindex = '<meta name="robots" content="noindex"/>';

test.each<[string, string[], string, string[]]>([
  ["a page", ["/", "/spring/"], "", []],
  ["a page with noindex", ["/"], noindex, []],
  ["a page that is not listed", ["/"], "", ["sitemap.xml does not list /spring/"]],
  [
    "a page with noindex that is listed",
    ["/", "/spring/"],
    noindex,
    ["sitemap.xml lists more pages than this build offers to search engines"],
  ],
])("the sitemap has what search engines may list: %s", async (_name, listed, head, faults) => {
  expect(await findFaults(listed, head)).toEqual(faults);
});
