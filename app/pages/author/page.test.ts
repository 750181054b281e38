import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { photo } from "../../../tests/tasks/own-media.ts";

const content = new ContentCopy();
const [first, second] = ["contractor-trends-part-one", "contractor-trends-part-two"] as const;
const page = "/blog/authors/a-planner";

const planner = `name: A. Planner
kind: person
role: Turnaround planner
about: Plans turnarounds for contractors, and writes about the hours that nobody wrote down.
`;

/** Makes a planner the author of articles. */
function sign(...slugs: string[]) {
  content.write("authors/a-planner.yaml", planner);
  for (const slug of slugs) {
    const file = `blog/${slug}/index.md`;
    content.write(file, content.read(file).replace(/^author: .*/m, "author: a-planner"));
  }
}

const draw = (path: string) => drawPage(content.root, path);

const getEntry = (path: string, type: string) => {
  const data = draw(path)?.('script[type="application/ld+json"]').text();
  return JSON.parse(data ?? "")["@graph"].find(
    (thing: Record<string, unknown>) => thing["@type"] === type,
  );
};

test("the author of one article is named there without a link, and has no page, to which a link is a fault", async () => {
  sign(first);
  const $ = draw(`/blog/${first}`);
  expect($?.("main header dl").text()).toContain("A. Planner");
  expect($?.(`a[href="${page}"]`).length).toBe(0);
  expect(draw(page)).toBeUndefined();
  expect(await content.findFaults()).toEqual([]);
  content.change("pages/about.yaml", ["bands", 0, "primary", "href"], page);
  expect(await content.findFaults()).toMatchObject([
    { message: expect.stringContaining(`"${page}" is not online, so visitors do not see it`) },
  ]);
});

test("the author of two has a page that lists them with a portrait, both link to it, and search engines learn who it is", async () => {
  sign(first, second);
  content.write("pictures/planner.jpg", photo);
  const portrait = { file: "planner.jpg", alt: "A planner.", rights: "Own photo, with consent." };
  content.change("authors/a-planner.yaml", ["portrait"], portrait);
  expect(await content.findFaults()).toEqual([]);
  for (const slug of [first, second]) {
    expect(draw(`/blog/${slug}`)?.(`main header a[href="${page}"]`).text()).toBe("A. Planner");
  }
  const $ = draw(page);
  expect($?.("h1").text()).toContain("A. Planner");
  expect($?.("main h3 a").length).toBe(2);
  expect($?.('main img[alt="A planner."]').length).toBe(1);
  const person = { "@type": "Person", name: "A. Planner", jobTitle: "Turnaround planner" };
  expect(getEntry(page, "ProfilePage").mainEntity).toMatchObject(person);
  expect(getEntry(`/blog/${first}`, "BlogPosting").author).toMatchObject(person);
});
