import { expect, test } from "vitest";
import { buildPageGraph, buildTrail, type DescribedPage, serializeJsonLd } from "./page-graph.ts";

const facts = {
  site: {
    origin: "https://www.example.com",
    lastUpdated: { home: "2025-10-29", howItWorks: "2025-10-24", structuredData: "2025-10-30" },
  },
  labels: { "/": "Home", "/blog": "Blog", "/modules": "Modules", "/modules/planning": "Scopes" },
};

const getTrail = (path: string) => buildTrail({ path, ...facts });
const getNames = (path: string) => getTrail(path).map(({ name }) => name);

test("the homepage is its own trail", () => {
  expect(getTrail("/")).toEqual([{ name: "Home", url: "https://www.example.com/" }]);
});

test("each step of a path is named by the label table", () => {
  expect(getNames("/modules/planning")).toEqual(["Home", "Modules", "Scopes"]);
});

test("both slash forms have the same trail", () => {
  expect(getTrail("/contact/")).toEqual(getTrail("/contact"));
});

test("a step without a label goes by its address", () => {
  expect(getNames("/tools/first")).toEqual(["Home", "Tools", "First"]);
});

test("a step that is no page is left out", () => {
  expect(getNames("/blog/authors/the-team")).toEqual(["Home", "Blog", "The-team"]);
});

const draw = (path: string, head: DescribedPage["head"]) =>
  buildPageGraph({ path, head, ...facts, inLanguage: "en-US" });

test("a page is described at its canonical address, and what it lists by whole addresses", () => {
  const items = [{ name: "Planning", href: "/modules/planning" }];
  const text = JSON.stringify(draw("/modules", { title: "Modules", description: "-", items }));
  expect(text).toContain('"url":"https://www.example.com/modules/"');
  expect(text).toContain('"url":"https://www.example.com/modules/planning"');
  expect(text).toContain('"dateModified":"2025-10-30"');
});

test("a page with a day of its own gives that as the day of its last change", () => {
  const head = { title: "Some article", description: "-", modified: "2026-01-31" };
  expect(JSON.stringify(draw("/blog/a", head))).toContain('"dateModified":"2026-01-31"');
});

test("questions and items are listed where the page has them", () => {
  const head = {
    title: "Modules",
    description: "What there is.",
    faq: [{ question: "Rip and replace?", answer: "No." }],
    items: [{ name: "Planning", href: "/modules/planning" }],
  };
  const types = getThings(draw("/modules", head)).map((thing) => thing["@type"]);
  expect(types).toEqual(["WebPage", "BreadcrumbList", "FAQPage", "ItemList"]);
});

test("no text can end the script element or open a comment", () => {
  const hostile = "</script><!--<script>&\u2028\u2029";
  const head = { title: "Contact", description: hostile };
  const json = serializeJsonLd(draw("/contact", head));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(getThings(JSON.parse(json))[0]?.description).toBe(hostile);
});

function getThings(graph: object): Record<string, unknown>[] {
  return (graph as { "@graph": Record<string, unknown>[] })["@graph"];
}
