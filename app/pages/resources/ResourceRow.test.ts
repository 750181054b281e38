import { expect, test } from "vitest";
import { filterResources } from "./ResourceRow.tsx";

const items = [
  { title: "Oracle Version 4.7.0.364", description: "Release sheet", category: "oracle-versions" },
  { title: "Installation Guide", description: "For the ORACLE database", category: "installation" },
  { title: "Privacy Notice", description: "What we keep", category: "legal" },
] as const;

// By part of a word, without spaces around it; signs as they are, not as a pattern.
test.each([
  ["  4.7.0 ", 1],
  ["oracle", 2],
  ["4.7.0*", 0],
  ["(", 0],
])("%j is in %i cards", (text, count) => {
  expect(filterResources(items, { text, category: "all" })).toHaveLength(count);
});
