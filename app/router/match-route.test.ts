import { expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";

const routes = [
  { id: "root", path: "", module: "" },
  { id: "home", index: true, module: "" },
  { id: "article", path: "blog/:slug", module: "" },
  { id: "blog", path: "blog", module: "" },
  { id: "pinned", path: "blog/pinned", module: "" },
  { id: "not-found", path: "*", module: "" },
];

function match(pathname: string) {
  const found = matchRoute(routes, pathname);
  return [found?.route.id, found?.params];
}

test("a path finds its route in either slash form", () => {
  expect(match("/blog")).toEqual(["blog", {}]);
  expect(match("/blog/")).toEqual(["blog", {}]);
  expect(match("/")).toEqual(["home", {}]);
});

test("a route that names the path goes before one with a parameter", () => {
  expect(match("/blog/pinned")).toEqual(["pinned", {}]);
});

test("a parameter is given decoded, and as it is where it cannot be", () => {
  expect(match("/blog/gr%C3%BC%C3%9Fe")).toEqual(["article", { slug: "grüße" }]);
  expect(match("/blog/%E0")).toEqual(["article", { slug: "%E0" }]);
});

test("what nothing names is for the route of everything else", () => {
  expect(match("/no/such/page")).toEqual(["not-found", { "*": "no/such/page" }]);
});
