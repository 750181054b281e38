import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";

const content = new ContentCopy();

const paint = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

const article = `---
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

![A walk](video:walk)
`;

/** What is told of it: the field, and words of the message. */
const told = [
  ["excerpt", "characters long"],
  ["date", "is in the future"],
  ["author", "is not an author"],
  ["category", "is not a category"],
  ["pictureAlt", "is missing"],
  ["picture", "gate.jpg has no rights line"],
  ["pictures[0].rights", "characters long"],
  ["videos[0]", "needs captions"],
  ["videos[0].file", "is not a file on this site"],
  ["relatedPosts[0]", "is not a page on this site"],
  ["videos[0].poster", "gate.jpg needs `rights`"],
  ["sources[0].id", "is not linked in the text"],
  ["", "/modulez"],
  ["", "in {{claims.no-such}} is not in"],
  ["", "a picture needs a paragraph of its own"],
  ["", '"gat.jpg" is not a picture in this article'],
  ["", "small.jpg is 100 pixels wide"],
  ["", '"video:run" is not a video of this article'],
] as const;

test("all that is wrong with a file is told at once", async () => {
  const folder = "blog/a-week-at-the-gate";
  content.write(`${folder}/gate.jpg`, await paint(1300));
  content.write(`${folder}/small.jpg`, await paint(100));
  content.write(`${folder}/index.md`, article);
  const faults = (await content.findFaults()).map(({ field, message }) => `${field}: ${message}`);
  const isTold = (field: string, words: string) =>
    faults.some((each) => each.startsWith(`${field}: `) && each.includes(words));
  expect(told.filter(([field, words]) => !isTold(field, words))).toEqual([]);
  // And each thing once.
  expect(faults).toHaveLength(told.length);
});
