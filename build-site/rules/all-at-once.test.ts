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

const campaign = `title: A Spring Window
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
`;

/** Files with many faults each; every function returns the one that has them. */
const spoiled = {
  async article(content: ContentCopy): Promise<string> {
    const folder = "blog/a-week-at-the-gate";
    content.write(`${folder}/gate.jpg`, await paint(1300));
    content.write(`${folder}/small.jpg`, await paint(100));
    content.write(`${folder}/index.md`, article);
    return `${folder}/index.md`;
  },

  async campaign(content: ContentCopy): Promise<string> {
    const file = "campaigns/a-spring-window.yaml";
    content.write(file, campaign);
    return file;
  },

  /** What is readable YAML, and says something else than was meant. */
  async misread(content: ContentCopy): Promise<string> {
    const file = "jobs/gate-engineer.yaml";
    const text = content.read("jobs/support-engineer.yaml");
    const salary = "salary:\n  from: 70.000\n  to: 80.000\n  currency: €\n  per: year\n";
    content.write(file, text.replace(/^title: .*/m, "title: “Gate Engineer”") + salary);
    content.change(file, ["date"], "31.12.2026");
    content.change(
      file,
      ["description"],
      "Read the gate of a plant, and say plainly what is open.",
    );
    return file;
  },
};

/** What is told of a file: its field, and words of the message. */
const told: Record<keyof typeof spoiled, [string, string][]> = {
  article: [
    ["excerpt", "characters long"],
    ["date", "is in the future"],
    ["author", "is not an author"],
    ["category", "is not a category"],
    ["pictureAlt", "is missing"],
    ["picture", "gate.jpg has no rights line"],
    ["pictures[0].rights", "characters long"],
    ["videos[0]", "needs captions"],
    ["videos[0].file", "is not a file in content/files"],
    ["relatedPosts[0]", "is not a page on this site"],
    ["videos[0].poster", "gate.jpg needs `rights`"],
    ["sources[0].id", "is not linked in the text"],
    ["", "/modulez"],
    ["", "in {{claims.no-such}} is not in"],
    ["", "a picture needs a paragraph of its own"],
    ["", '"gat.jpg" is not a picture in this article'],
    ["", "small.jpg is 100 pixels wide"],
    ["", '"video:run" is not a video of this article'],
  ],
  campaign: [
    ["title", "is also the title of"],
    ["description", "characters long"],
    ["modified", "is missing"],
    ["publish", "has no effect on a draft"],
    ["bands[0].as", "is missing"],
    ["bands[0]", "expected a hero"],
    ["bands[0].title", "{{claims.no-such}}"],
    ["bands[0].items[0].text", "found nothing"],
    ["bands[1]", "has both picture and photo"],
    ["bands[1].lead", "is missing"],
    ["bands[1].picture", "is not a rendered picture"],
    ["bands[1].photo.rights", "characters long"],
    ["bands[1].photo.file", "none.jpg is not a picture"],
    ["bands[1].primary.href", "is not a page on this site"],
  ],
  misread: [
    ["", "has curly quotes around it"],
    ["", "70.000 is the number 70"],
    ["", "80.000 is the number 80"],
    ["date", "expected a date"],
    ["salary.currency", "expected a currency"],
  ],
};

test.each(Object.entries(told))(
  "all that is wrong with a file is told at once: %s",
  async (name, expected) => {
    const file = await spoiled[name as keyof typeof spoiled](content);
    const faults = (await content.findFaults())
      .filter((fault) => fault.file === `content/${file}`)
      .map(({ field, message }) => `${field}: ${message}`);
    const untold = expected.filter(
      ([field, words]) =>
        !faults.some((each) => each.startsWith(`${field}: `) && each.includes(words)),
    );
    expect(untold).toEqual([]);
    // And each thing once.
    expect(faults).toHaveLength(expected.length);
  },
);
