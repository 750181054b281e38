import { getValueAt } from "content-model/content-file";
import { isGroup } from "content-model/fields";
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

test.each([0, 1, 12])("%i questions, industries, customers and stories of a persona", (size) => {
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

test("a resource that is elsewhere", () => {
  const { categories } = read("pages/resources.yaml");
  content.change("resources.yaml", [read("resources.yaml").length], {
    id: "rates-abroad",
    number: "PRC-02",
    title: "Rates abroad",
    description: "For estimators.",
    category: categories[0].id,
    downloadUrl: "https://example.com/rates",
    fileSize: "1 MB",
  });
  expect(count("/resources", 'a[href="https://example.com/rates"]')).toEqual([1]);
});

test.each([0, 1, 2])("%i articles below one that names none itself", (size) => {
  const { defaultRelated } = read("pages/article.yaml");
  content.change("pages/article.yaml", ["defaultRelated"], defaultRelated.slice(-size || 3, 3));
  const article = "blog/contractor-trends-part-one";
  const text = content.read(`${article}/index.md`).replace(/^relatedPosts:.*\n(?: *- .*\n)*/m, "");
  content.write(`${article}/index.md`, text);
  const band = "section[aria-labelledby=related-title]";
  expect(count(`/${article}`, band, `${band} h3`)).toEqual([Math.min(size, 1), size]);
});

test("a campaign's only question, without a link", () => {
  const { bands } = read("campaigns/spring-window.yaml");
  const faq = { band: "faq", eyebrow: "Questions", title: "Asked.", text: "Before." };
  const items = [{ question: "How long does it take?", answer: "Two weeks." }];
  content.change("campaigns/spring-window.yaml", ["bands", bands.length], { ...faq, items });
  expect(count("/spring-window", "main details h3", "main details a")).toEqual([1, 0]);
});

test("a quote without a number, by a person who agreed to be named", () => {
  content.change("stories.yaml", [0, "metric"], undefined);
  content.change("stories.yaml", [0, "name"], "Jane Doe");
  const { persona } = read("stories.yaml")[0];
  const $ = drawPage(content.root, "/");
  const story = $?.(`[aria-labelledby=stories-title] [data-for-persona=${persona}]`);
  expect([story?.find("blockquote").length, story?.find("button").length]).toEqual([1, 0]);
  expect(story?.find("figcaption").text()).toContain("Jane Doe, ");
});

test("only a sample customer is marked as one", () => {
  content.change("customers.yaml", ["names"], ["Rhine Polymers", "(sample) Refinery"]);
  const strip = "section[aria-labelledby=customers-title]";
  expect(count("/", `${strip} li`, `${strip} [role=img]`)).toEqual([2, 1]);
  const text = drawPage(content.root, "/")?.(`${strip} li`).first().text();
  expect(text).toBe("Rhine Polymers");
});

test.each([
  ["industries.yaml", "name"],
  ["resources.yaml", "title"],
  ["integrations.yaml", "name"],
])("two entries of %s that visitors read as the same are refused", async (file, field) => {
  const list = (
    value: unknown,
    path: (string | number)[] = [],
  ): (string | number)[] | undefined => {
    if (Array.isArray(value) && value.length > 1 && isGroup(value[0]) && value[0][field])
      return path;
    if (typeof value !== "object" || !value) return undefined;
    return Object.entries(value)
      .map(([key, each]) => list(each, [...path, key]))
      .find(Boolean);
  };
  const entries = read(file);
  const path = list(entries) ?? [];
  const [first = {}] = getValueAt(entries, path) as Record<string, string>[];
  content.change(file, [...path, 1, field], ` ${first[field]?.toUpperCase()}`);
  const faults = (await content.findFaults()).filter(({ message }) => /is also the/.test(message));
  content.restore();
  expect(faults.map(({ file }) => file)).toEqual(Array(2).fill(`content/${file}`));
});
