import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";

const content = new ContentCopy();

/** What is wrong with a file at the first check, each as "FIELD: MESSAGE". */
async function findFaults(file: string): Promise<string[]> {
  const faults = await content.findFaults();
  return faults
    .filter((fault) => fault.file.startsWith(`content/${file}`))
    .map(({ field, message }) => `${field}: ${message}`);
}

/** Those that were not told. */
const listUntold = (told: readonly string[], expected: readonly (readonly [string, string])[]) =>
  expected.filter(
    ([field, words]) => !told.some((each) => each.startsWith(`${field}: `) && each.includes(words)),
  );

const paint = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

test("an article's faults come together: head, text, pictures, videos, references", async () => {
  const folder = "blog/a-week-at-the-gate";
  content.write(`${folder}/gate.jpg`, await paint(1300));
  content.write(`${folder}/small.jpg`, await paint(100));
  content.write(
    `${folder}/index.md`,
    `---
title: A Week at the Gate
excerpt: Too short.
date: 2099-01-31
author: the-tem
category: Technologie
picture: gate.jpg
pictures:
  - file: small.jpg
    rights: Ours
videos:
  - id: walk
    poster: gate.jpg
    file: /files/walk.mp4
relatedPosts: [scaffold-waste-tech]
sources:
  - { id: api, title: A study, publisher: A publisher, url: "https://example.com/" }
faq:
  title: Questions
  items:
    - { question: Why?, answer: "See [the modules](/modulez)." }
---

{{claims.no-such}} crews.

Some words ![A gate](gat.jpg) in between.

![A small gate](small.jpg)

![A run](video:run)
`,
  );
  const faults = await findFaults(folder);
  expect(
    listUntold(faults, [
      ["excerpt", "characters long"],
      ["date", "is in the future"],
      ["author", "is not an author"],
      ["category", "is not a category"],
      ["pictureAlt", "is missing"],
      ["picture", "gate.jpg has no rights line"],
      ["pictures[0].rights", "characters long"],
      ["videos[0]", "needs captions"],
      ["videos[0].file", "is not a file in content/files"],
      ["relatedPosts[0]", "is not an article"],
      ["sources[0].id", "is not linked in the text"],
      ["", "/modulez"],
      ["", "in {{claims.no-such}} is not in"],
      ["", "a picture needs a paragraph of its own"],
      ["", '"gat.jpg" is not a picture in this article'],
      ["", "small.jpg is 100 pixels wide"],
      ["", '"video:run" is not a video of this article'],
    ]),
  ).toEqual([]);
});

test("so do those of customers with a logo and a quote", async () => {
  content.write("pictures/small.jpg", await paint(100));
  const logo = { file: "small.jpg", alt: "A customer", rights: "Ours" };
  content.change("customers.yaml", ["logos"], [logo, { file: "none.jpg", alt: "none.jpg" }]);
  content.change("customers.yaml", ["names", 1], "Refinery A");
  expect(
    listUntold(await findFaults("customers.yaml"), [
      ["names[1]", "is there twice"],
      ["logos[0]", 'has a logo for "A customer", which is not in names'],
      ["logos[0].file", "small.jpg is 100 pixels wide"],
      ["logos[0].rights", "characters long"],
      ["logos[1].alt", "is the file's name"],
      ["logos[1].rights", "is missing"],
      ["logos[1].file", "none.jpg is not a picture in content/pictures"],
    ]),
  ).toEqual([]);
});

test("so do those of a campaign, and of the others in its folder", async () => {
  const file = "campaigns/a-spring-window.yaml";
  content.write(
    file,
    `title: A Spring Window
description: Too short.
draft: true
publish: 2099-01-31
bands:
  - band: points
    eyebrow: What changes
    title: Three {{claims.no-such}} changes
    items: [{ title: Rates, text: "" }]
  - band: hero
    eyebrow: Spring
    title: One window, one list.
    primary: { label: Go to the Form, href: /nowhere }
    picture: persona-nobody
    photo: { file: none.jpg, alt: A gate., rights: Ours }
`,
  );
  expect(
    listUntold(await findFaults(file), [
      ["title", "is already the title of"],
      ["description", "characters long"],
      ["modified", "is missing"],
      ["publish", "has no effect on a draft"],
      ["bands[0]", "expected a hero"],
      ["bands[0].title", "{{claims.no-such}}"],
      ["bands[0].items[0].text", "found nothing"],
      ["bands[1]", "has both picture and photo"],
      ["bands[1].lead", "is missing"],
      ["bands[1].picture", "is not a rendered picture"],
      ["bands[1].photo.rights", "characters long"],
      ["bands[1].photo.file", "none.jpg is not a picture"],
      ["bands[1].primary.href", "is not a page on this site"],
    ]),
  ).toEqual([]);
});

test("so do those of a job, and one fault has no other in its train", async () => {
  const file = "jobs/gate-engineer.yaml";
  const salary = { from: 5, to: 4, currency: "USD", per: "year" };
  content.write(file, content.read("jobs/support-engineer.yaml"));
  content.change(file, ["place"], undefined);
  content.change(file, ["salary"], salary);
  content.change(file, ["title"], "");
  content.change(file, ["date"], "2099-12-31");
  const faults = await findFaults(file);
  expect(
    listUntold(faults, [
      ["", "has neither place nor remote"],
      ["title", "found nothing"],
      ["date", "is in the future"],
      ["description", "is already the description"],
      ["salary", "is not a range"],
    ]),
  ).toEqual([]);
  expect(faults).toHaveLength(5);
});
