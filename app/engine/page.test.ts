import { group, list, text } from "content-model/fields";
import { contentFile } from "content-model/source";
import { expect, expectTypeOf, test } from "vitest";
import { definePage, definePages, type ReadContent } from "./page.ts";

const plants = contentFile("plants.yaml", list(group({ id: text(), name: text() })));
const labels = contentFile("labels.yaml", group({ title: text() }));

const values = new Map<unknown, unknown>([
  [
    plants,
    [
      { id: "north", name: "North" },
      { id: "south", name: "South" },
    ],
  ],
  [labels, { title: "Plants" }],
]);
const read = ((source) => values.get(source)) as ReadContent;

test("there is a page for each item, with the content that it needs", () => {
  const define = definePages({
    needs: { plants, labels },
    items: (content) => content.plants,
    address: ({ id }) => ({ path: `/plants/${id}` }),
    head: ({ labels: { title } }, { name }) => `${name} - ${title}`,
    render: (content, item) => {
      expectTypeOf(content.labels).toEqualTypeOf<{ title: string }>();
      expectTypeOf(item).toEqualTypeOf<{ id: string; name: string }>();
      return item.name;
    },
  });
  const pages = define(read).map(({ address, head, render }) => ({
    address,
    head,
    text: render([]),
  }));
  expect(pages).toEqual([
    { address: { path: "/plants/north" }, head: "North - Plants", text: "North" },
    { address: { path: "/plants/south" }, head: "South - Plants", text: "South" },
  ]);
});

test("a single page has its content and needs no items", () => {
  const define = definePage({
    address: { missingBelow: "/" },
    needs: { labels },
    head: ({ labels: { title } }) => title,
    render: () => null,
  });
  expect(define(read)).toMatchObject([{ address: { missingBelow: "/" }, head: "Plants" }]);
});
