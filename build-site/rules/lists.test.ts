import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { ContentCopy } from "../../tests/content-copy.ts";
import { drawPage } from "../../tests/draw-page.ts";

/** Lists that grow and shrink by content alone: what is checked, and how many of each a page shows. */
const content = new ContentCopy();

const read = (file: string) => parse(content.read(file));

/** As many copies of an entry, each with its number in the fields that must differ. */
function repeat(entry: Record<string, unknown>, count: number, ...fields: string[]) {
  return Array.from({ length: count }, (_, index) => ({
    ...entry,
    ...Object.fromEntries(fields.map((field) => [field, `${entry[field]}-${index}`])),
  }));
}

/** The number of elements on a page, by selector. */
function count(path: string, ...selectors: string[]) {
  const $ = drawPage(content.root, path);
  return selectors.map((selector) => $?.(selector).length);
}

afterEach(async () => {
  expect(await content.findFaults()).toEqual([]);
  content.restore();
});

test.each([0, 1])("%i questions, industries, customers and stories of a persona", (size) => {
  const [question] = read("pages/how-it-works.yaml").faq.items;
  const [industry] = read("industries.yaml");
  const [story] = read("stories.yaml");
  const names = repeat({ name: "(sample) Real" }, 2 * size, "name").map(({ name }) => name);
  content.change("pages/how-it-works.yaml", ["faq", "items"], repeat(question, size, "question"));
  content.write("industries.yaml", JSON.stringify(repeat(industry, size, "id", "name")));
  content.write("stories.yaml", JSON.stringify(repeat(story, size, "quote")));
  content.change("customers.yaml", ["names"], names);
  const bands = Math.min(size, 1);
  const [inIndustries, inCustomers] = ["industries", "customers"].map(
    (name) => `section[aria-labelledby=${name}-title]`,
  );
  expect(
    count(
      "/",
      `${inIndustries} h3`,
      `${inCustomers} li`,
      "blockquote",
      "#industries-title, #customers-title, #stories-title",
    ),
  ).toEqual([size, 2 * size, size, 3 * bands]);
  expect(
    count(
      "/how-it-works",
      `${inIndustries} h3`,
      "details[name=questions]",
      "#industries-title, #questions-title",
    ),
  ).toEqual([size, size, 2 * bands]);
});

test("only a sample customer is marked as one", () => {
  content.change("customers.yaml", ["names"], ["Rhine Polymers", "(sample) Refinery"]);
  const [entry, sign] = ["section[aria-labelledby=customers-title] li", "[role=img]"];
  expect(count("/", entry, `${entry} ${sign}`, `${entry}:first-of-type ${sign}`)).toEqual([
    2, 1, 0,
  ]);
});

test("two entries that visitors read as the same are refused", async () => {
  const [first] = read("industries.yaml");
  content.change("industries.yaml", [1, "name"], ` ${first.name.toUpperCase()}`);
  const faults = await content.findFaults();
  content.restore();
  expect(faults.map(({ field }) => field)).toEqual(["industries[0].name", "industries[1].name"]);
});
