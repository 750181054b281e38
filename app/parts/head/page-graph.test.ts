import { expect, test } from "vitest";
import { buildPageGraph, buildTrail } from "./page-graph.ts";

const facts = {
  site: {
    origin: "https://www.example.com",
    lastUpdated: { home: "2025-10-29", howItWorks: "2025-10-24", structuredData: "2025-10-30" },
  },
  labels: { "/": "Home", "/blog": "Blog", "/modules": "Modules", "/modules/planning": "Scopes" },
};

const getNames = (path: string, lastStep?: string) =>
  buildTrail(path, facts, lastStep).map(({ name }) => name);

test("the homepage is its own trail", () => {
  expect(buildTrail("/", facts)).toEqual([{ name: "Home", url: "https://www.example.com/" }]);
});

test("each step of a path is named by the label table", () => {
  expect(getNames("/modules/planning")).toEqual(["Home", "Modules", "Scopes"]);
});

test("both slash forms have the same trail", () => {
  expect(buildTrail("/contact/", facts)).toEqual(buildTrail("/contact", facts));
});

test("a step that the table does not know is capitalized", () => {
  expect(getNames("/modules/templates")).toEqual(["Home", "Modules", "Templates"]);
});

test("a page may name its own last step", () => {
  expect(getNames("/blog/some-article", "Some article")).toEqual(["Home", "Blog", "Some article"]);
});

test("a page is described at its canonical address, and what it lists by whole addresses", () => {
  const head = {
    title: "Modules",
    description: "What there is.",
    items: [{ name: "Planning", href: "/modules/planning" }],
  };
  const text = JSON.stringify(buildPageGraph("/modules", head, { ...facts, inLanguage: "en-US" }));
  expect(text).toContain('"url":"https://www.example.com/modules/"');
  expect(text).toContain('"url":"https://www.example.com/modules/planning"');
  expect(text).toContain('"dateModified":"2025-10-30"');
});
