import { expect, test } from "vitest";
import { choosePages } from "./choose-pages.ts";

const change = (path: string, isDirect: boolean, pieces: string) => ({
  path,
  isDirect,
  pieces: [...pieces],
});

test.each([
  [
    "a new link in the menu, on one page",
    [change("/", false, "m"), change("/about", false, "m")],
    ["/"],
  ],
  [
    "a headline, before pages that only repeat a number",
    [change("/about", false, "abc"), change("/pilot", false, "def"), change("/", true, "h")],
    ["/", "/about"],
  ],
  [
    "what has most that is new",
    [change("/terms", true, "t"), change("/blog", true, "ab"), change("/blog/new", true, "abc")],
    ["/blog/new", "/terms"],
  ],
])("at most two pages are opened: %s", (_, changed, paths) => {
  expect(choosePages(changed, 2)).toEqual(paths);
});
