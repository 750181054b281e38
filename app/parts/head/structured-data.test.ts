import { expect, test } from "vitest";
import { buildGraph, serializeJsonLd } from "./structured-data.ts";

const page = {
  pageName: "Contact",
  pageUrl: "https://www.example.com/contact/",
  dateModified: "2025-10-29",
  description: "How to reach us.",
  inLanguage: "en-US",
  breadcrumbs: [
    { name: "Home", url: "https://www.example.com/" },
    { name: "Contact", url: "https://www.example.com/contact/" },
  ],
};

function getThings(graph: object): Record<string, unknown>[] {
  return (graph as { "@graph": Record<string, unknown>[] })["@graph"];
}

test("questions and items are listed where the page has them", () => {
  const graph = buildGraph("WebPage", {
    ...page,
    faq: [{ question: "Rip and replace?", answer: "No." }],
    items: [{ name: "Planning", url: "https://www.example.com/modules/planning/" }],
  });
  expect(getThings(graph).map((thing) => thing["@type"])).toEqual([
    "WebPage",
    "BreadcrumbList",
    "FAQPage",
    "ItemList",
  ]);
});

test("no text can end the script element or open a comment", () => {
  const hostile = "</script><!--<script>&\u2028\u2029";
  const json = serializeJsonLd(buildGraph("WebPage", { ...page, description: hostile }));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(getThings(JSON.parse(json))[0]?.description).toBe(hostile);
});
