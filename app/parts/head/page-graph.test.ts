import { expect, test } from "vitest";
import { buildTrail } from "./page-graph.ts";

const getNames = (path: string, lastName?: string) =>
  buildTrail(path, lastName).map(({ name }) => name);

test("the homepage is its own trail", () => {
  expect(getNames("/")).toEqual(["Home"]);
});

test("each step of a path is named by the label table", () => {
  expect(getNames("/modules/planning")).toEqual(["Home", "Modules", "Scope Builder"]);
});

test("both slash forms have the same trail", () => {
  expect(buildTrail("/contact/")).toEqual(buildTrail("/contact"));
});

test("a step that the table does not know is capitalized", () => {
  expect(getNames("/resources/templates")).toEqual(["Home", "Resources", "Templates"]);
});

test("a step that is no page is left out", () => {
  const trail = buildTrail("/blog/page/2", "Page 2", "/blog");
  expect(trail.map(({ name }) => name)).toEqual(["Home", "Blog", "Page 2"]);
  expect(trail.at(-1)?.url).toMatch(/\/blog\/page\/2\/$/);
});

test("a page may name its own last step", () => {
  expect(getNames("/blog/some-article", "Some article")).toEqual(["Home", "Blog", "Some article"]);
});
