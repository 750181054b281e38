import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";

const content = new ContentCopy();
const link = (href: string) =>
  content.change("pages/how-it-works.yaml", ["faq", "items", 0, "link", "href"], href);

test("a link leads to a place that a page has", async () => {
  for (const anchor of ["/how-it-works#integrations", "/security#exit", "/careers#open-roles"]) {
    link(anchor);
    expect(await content.findFaults(), anchor).toEqual([]);
  }
  link("/careers#open-rolls");
  expect(await content.findFaults()).toMatchObject([
    {
      file: "content/pages/how-it-works.yaml",
      line: expect.any(Number),
      message: expect.stringMatching(/not a place on a page.*did you mean "open-roles"/),
    },
  ]);
});

test("a link to a band that has no entries is a fault", async () => {
  link("/how-it-works#industries");
  content.write("industries.yaml", "[]\n");
  const faults = await content.findFaults();
  expect(faults.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("content/industries.yaml has no entries"),
  );
});
