import { expect, test } from "vitest";
import { keepTagsWhole } from "./draw-pages.ts";

const keep = (body: string) =>
  keepTagsWhole(`<html><head><title>E-1</title></head><body><main>${body}</main></body></html>`)
    .replace(/^.*<main>|<\/main>.*$/g, "")
    .replaceAll('<span class="whitespace-nowrap">', "[")
    .replaceAll("</span>", "]");

test.each([
  ["a tag", "<p>Bundles of E-2104, pulled</p>", "<p>Bundles of [E-2104,] pulled</p>"],
  ["a range and a compound", "<p>3-12 months, 24-hour</p>", "<p>[3-12] months, [24-hour]</p>"],
  ["several nodes", "<p>a-1 <b>b-2 b</b> c-3</p>", "<p>[a-1] <b>[b-2] b</b> [c-3]</p>"],
  ["an element", "<td>a-1</td>", '<td class="whitespace-nowrap">a-1</td>'],
  ["one with classes", '<b class="tag">a-1</b>', '<b class="tag whitespace-nowrap">a-1</b>'],
  [
    "a cell that says its column",
    '<td data-column="No.">a-1</td>',
    '<td data-column="No.">[a-1]</td>',
  ],
  ["a column's head", "<thead>Idle scaffold-days</thead>", "<thead>Idle [scaffold-days]</thead>"],
  ["a text in a row", '<p class="md:flex">For E-1</p>', '<p class="md:flex"><span>For [E-1]]</p>'],
])("%s stays in one line", (_, body, kept) => {
  expect(keep(body)).toBe(kept);
});

test.each([
  "<p>a contractor-heavy site, −39 and 2024</p>",
  "<p>https://site.example/2026-01-15-a-long-name</p>",
  "<p>a-very-long-name-of-a-page-2</p>",
  "<svg><text>E-2104</text></svg>",
  '<div data-island="One"><p>E-2104</p></div>',
])("%s stays as it is", (body) => {
  expect(keep(body)).toBe(body);
});
