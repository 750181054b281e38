import { expect, test } from "vitest";
import { buildPageGraph, buildTrail, type DescribedPage, serializeJsonLd } from "./page-graph.ts";

const facts = {
  site: {
    origin: "https://www.example.com",
    lastUpdated: { home: "2025-10-29", howItWorks: "2025-10-24", structuredData: "2025-10-30" },
  },
  labels: { "/": "Home", "/blog": "Blog", "/modules": "Modules", "/modules/planning": "Scopes" },
};

test.each([
  ["/", ["Home"]],
  ["/modules/planning", ["Home", "Modules", "Scopes"]],
  ["/modules/planning/", ["Home", "Modules", "Scopes"]],
  // Without a label it goes by its address, and what is no page is left out.
  ["/tools/first", ["Home", "Tools", "First"]],
  ["/blog/authors/the-team", ["Home", "Blog", "The-team"]],
])("the trail of %s is %j", (path, names) => {
  expect(buildTrail({ path, ...facts }).map(({ name }) => name)).toEqual(names);
});

const draw = (path: string, head: DescribedPage["head"]) =>
  buildPageGraph({ path, head, ...facts, inLanguage: "en-US" });

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
