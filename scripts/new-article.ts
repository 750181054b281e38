import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeSlug } from "content-model/formatted-text";
import { parseOptions } from "startup/parse-options";
import { runOrExplain } from "startup/run-or-explain";
import { StartError } from "startup/start-error";
import { blogPage } from "../app/pages/blog/schema.ts";
import { authors } from "../app/parts/articles/schema.ts";
import { getArticlePath } from "../app/routes.ts";
import { articleHints, getArticleFileName } from "../build-site/sources/article-file.ts";
import { readScenes } from "../build-site/sources/picture-files.ts";
import { readContent } from "../build-site/sources/read-content.ts";

/** Each cover belongs to one article; a persona's scene stands in until this one has its own. */
const placeholder = [...readScenes().keys()].find((name) => name.startsWith("persona-"));

/** An article that fits the schema, with what to write in each place. */
const draftArticle = (title: string, author: string, categories: readonly string[]) => `---
# At most 51 characters; quotes are needed if the title has ": " in it.
title: ${JSON.stringify(title)}
# 50 to 160 characters: below the title, on cards, in search results.
excerpt: ${articleHints.excerpt}
date: ${new Date().toISOString().slice(0, 10)}
# A file in content/authors.
author: ${author}
# readTime is computed from the words; a line "readTime: 8 min" overrides it.
# One of: ${categories.join(", ")}; others can be added in content/pages/blog.yaml.
category: ${categories[0]}
# true puts it at the top of the index, which has space for two.
featured: false
# Delete this line to publish.
draft: true
# A folder in art/rendered, or your own picture, such as ./night-shift.jpg (docs/editing.md); what it shows.
picture: ${placeholder}
pictureAlt: ${articleHints.pictureAlt}
# Three articles to read next. Without this list, the default three are shown.
# relatedPosts: [scaffold-waste-tech-solution]
# What the article ends on, such as one of the calculation sheets at /tools. Without it, the default is shown.
# nextStep:
#   title: Count one of your own.
#   subtitle: The sheet has the example of this article. Put your own numbers in.
#   link: { label: Open Scaffold Cost, href: /tools/scaffold-cost }
---

${articleHints.text}

## A heading

${articleHints.headings}
[Planning](/modules/planning).

- A list begins with a hyphen.
- [ ] ${articleHints.box}

> ${articleHints.quote}

| Item | Hours |
| ---- | ----: |
| One  |  12.5 |

Table: ${articleHints.caption}
`;

/**
 * `npm run new:article -- "Title"`: creates content/blog/SLUG/index.md, a draft that fits the
 * schema. `--root` takes another root.
 */
await runOrExplain(async () => {
  const { values, positionals } = parseOptions({
    root: { type: "string", default: join(import.meta.dirname, "..") },
  });
  const title = positionals.join(" ").trim();
  const slug = makeSlug(title).replace(/^[\d-]+/, "");

  if (slug === "") {
    throw new StartError(
      `expected a title with letters${title && `, found "${title}"`}: npm run new:article -- "What a standing scaffold costs"`,
    );
  }
  const file = getArticleFileName(slug);
  const path = join(values.root, file);
  if (existsSync(path)) {
    throw new StartError(`${file} already exists; write in it, or choose another title`);
  }

  const { categories } = readContent(values.root, blogPage);
  // Never a person, who may not have agreed to it.
  const author = readContent(values.root, authors).find(({ kind }) => kind === "team");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, draftArticle(title, author?.slug ?? "the-team", categories));
  console.log(`${file} is a draft. Next:
  1. npm run dev, then open ${getArticlePath(slug)} and write; the page shows each save.
  2. Write the excerpt, choose a category and a picture, and say what it shows.
  3. When it is ready, set Draft to No in the editor, or delete its line, and run npm run publish-changes.`);
});
