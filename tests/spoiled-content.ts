import sharp from "sharp";
import type { ContentCopy } from "./content-copy.ts";

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
export const spoiled = {
  async article(content: ContentCopy): Promise<string> {
    const folder = "blog/a-week-at-the-gate";
    content.write(`${folder}/gate.jpg`, await paint(1300));
    content.write(`${folder}/small.jpg`, await paint(100));
    content.write(`${folder}/index.md`, article);
    return `${folder}/index.md`;
  },

  async customers(content: ContentCopy): Promise<string> {
    const file = "customers.yaml";
    content.write("pictures/small.jpg", await paint(100));
    const logo = { file: "small.jpg", alt: "A customer", rights: "Ours" };
    content.change(file, ["logos"], [logo, { file: "none.jpg", alt: "none.jpg" }]);
    content.change(file, ["names", 1], "Refinery A");
    return file;
  },

  async campaign(content: ContentCopy): Promise<string> {
    const file = "campaigns/a-spring-window.yaml";
    content.write(file, campaign);
    return file;
  },

  async job(content: ContentCopy): Promise<string> {
    const file = "jobs/gate-engineer.yaml";
    content.write(file, content.read("jobs/support-engineer.yaml"));
    content.change(file, ["place"], undefined);
    content.change(file, ["salary"], { from: 5, to: 4, currency: "USD", per: "year" });
    content.change(file, ["title"], "");
    content.change(file, ["date"], "2099-12-31");
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
