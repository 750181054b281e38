import { describe, expect, test } from "vitest";
import { filterResources } from "./ResourceRow.tsx";

const items = [
  { title: "Oracle Version 4.7.0.364", description: "Release sheet", category: "oracle-versions" },
  { title: "Installation Guide", description: "For the ORACLE database", category: "installation" },
  { title: "Privacy Notice", description: "What we keep", category: "legal" },
] as const;

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
