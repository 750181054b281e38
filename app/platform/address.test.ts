import { expect, test } from "vitest";
import { tidySearch } from "./address.ts";

test.each([
  ["", ""],
  ["?utm_source=mail&amp;persona=operations", "?utm_source=mail&persona=operations"],
  ["?a=1&amp;amp;b=2", "?a=1&b=2"],
  ["?persona=turnaround%20", "?persona=turnaround%20"],
  ["?PERSONA=TURNAROUND", "?PERSONA=TURNAROUND"],
  [
    "?interest%3DTime%2520Management%26interest%3DDemo",
    "?interest=Time%20Management&interest=Demo",
  ],
  ["?q=a%3Db&c", "?q=a%3Db&c"],
  ["?interest=Time%2520Management&q=50%2525", "?interest=Time%20Management&q=50%25"],
  ["?role%253Dturnaround%2526step%253D3", "?role=turnaround&step=3"],
  ["?q=50%25", "?q=50%25"],
  ["?persona=operations?utm_source=mail", "?persona=operations&utm_source=mail"],
  ["?q=caf%C3%A9", "?q=caf%C3%A9"],
  ["?q=caf%C3", "?q=caf"],
  ["?q=caf%C3%A", "?q=caf"],
])("the query %s is %s", (search, tidy) => {
  expect(tidySearch(search)).toBe(tidy);
});
