import { expect, test } from "vitest";
import { tidySearch } from "./address.ts";

test.each([
  ["", ""],
  ["?step=2", "?step=2"],
  ["?utm_source=mail&amp;persona=operations", "?utm_source=mail&persona=operations"],
  ["?a=1&amp;amp;b=2&#38;c=3", "?a=1&b=2&c=3"],
  ["?persona=operations.", "?persona=operations"],
  ["?interest=Demo)", "?interest=Demo"],
  ["?interest=Demo%3E", "?interest=Demo"],
  ["?q=scaffold%22).", "?q=scaffold"],
  [
    "?interest%3DTime%2520Management%26interest%3DDemo",
    "?interest=Time%20Management&interest=Demo",
  ],
  ["?q%3D50%25%zz", "?q%3D50%25%zz"],
  ["?q=a%3Db&c", "?q=a%3Db&c"],
  ["?gclid=Cj0K-_x_", "?gclid=Cj0K-_x_"],
  ["?", ""],
])("the query %s is %s", (search, tidy) => {
  expect(tidySearch(search)).toBe(tidy);
});
