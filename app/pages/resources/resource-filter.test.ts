import { describe, expect, test } from "vitest";
import { buildSearch, emptyFilter, filterResources, parseFilter } from "./resource-filter.ts";

const items = [
  { title: "Oracle Version 4.7.0.364", description: "Release sheet", category: "oracle-versions" },
  { title: "Installation Guide", description: "For the ORACLE database", category: "installation" },
  { title: "Privacy Notice", description: "What we keep", category: "legal" },
] as const;

const categories = items.map(({ category }) => category);

const getTitles = (text: string, category: string) =>
  filterResources(items, { text, category }).map(({ title }) => title);

describe("a card matches", () => {
  test("by part of a word, without spaces around it", () => {
    expect(getTitles("  4.7.0 ", "all")).toEqual(["Oracle Version 4.7.0.364"]);
  });

  test("signs as they are, not as a pattern", () => {
    expect(getTitles("4.7.0.364", "all")).toHaveLength(1);
    expect(getTitles("4.7.0*", "all")).toEqual([]);
    expect(getTitles("(", "all")).toEqual([]);
  });
});

describe("the address", () => {
  test("says nothing about an empty filter", () => {
    expect(buildSearch("", emptyFilter)).toBe("");
    expect(buildSearch("?q=old&category=legal", { text: " ", category: "all" })).toBe("");
  });

  test("keeps what is not the filter's", () => {
    expect(buildSearch("?utm_source=mail&q=a", { text: "b", category: "upgrades" })).toBe(
      "?utm_source=mail&q=b&category=upgrades",
    );
  });

  test.each([
    { text: "oracle 4.7", category: "all" },
    { text: "", category: "installation" },
    { text: "a&b=c?#ü", category: "legal" },
    emptyFilter,
  ] as const)("carries %j there and back", (filter) => {
    expect(parseFilter(buildSearch("", filter), categories)).toEqual(filter);
  });

  test.each(["?category=all", "?category=Legal", "?category=", "?category=__proto__", ""])(
    "with %j means every category",
    (search) => {
      expect(parseFilter(search, categories).category).toBe("all");
    },
  );
});
