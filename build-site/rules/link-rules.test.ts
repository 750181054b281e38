import { expect, test } from "vitest";
import { site } from "../../app/parts/head/site-schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { listArticleFileNames } from "../sources/article-file.ts";
import { readContent } from "../sources/read-content.ts";

const content = new ContentCopy();
const path = "/modules/timemanagement?persona=procurement#exit";

/** How a browser shows the page's address: on the web, or while somebody edits. */
const listAddresses = () => {
  const { origin } = readContent(content.root, site);
  return [origin, origin.replace("https://www.", ""), "http://localhost:4810"].map(
    (start) => start + path,
  );
};

const listMessages = async () =>
  (await content.findFaults()).map(({ file, message }) => `${file} ${message}`);

test("a link to this site by its whole address is told the path, in a field and in every text", async () => {
  const [article = ""] = listArticleFileNames(content.root);
  const files = [
    article.replace("content/", ""),
    "legal/terms.md",
    "documents/parts/oracle-check.md",
  ];
  const before = new Map(files.map((file) => [file, content.read(file)]));
  for (const address of listAddresses()) {
    const told = `"${address}" is on this site; write ${path} in its place`;
    content.change("pages/how-it-works.yaml", ["faq", "items", 0, "link", "href"], address);
    for (const [file, text] of before) content.write(file, `${text}\n[Hours](${address})\n`);
    expect(await listMessages()).toEqual(
      ["pages/how-it-works.yaml", ...files].map((file) => `content/${file} ${told}`).sort(),
    );
  }
});

test("a site of another name is another site", async () => {
  const { host } = new URL(readContent(content.root, site).origin);
  content.change(
    "pages/how-it-works.yaml",
    ["faq", "items", 0, "link", "href"],
    `https://${host}.com/modules`,
  );
  expect(await listMessages()).toEqual([]);
});

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
