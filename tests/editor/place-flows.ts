import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { dropInField, getPhotoFile, photo } from "./drop-in.ts";
import { expand, getItem, type openEditor } from "./open-editor.ts";

const article = `---
title: Every Video
excerpt: An article that has each of the files that an article can have, in its own place.
date: 2026-01-15
author: the-team
category: Best Practices
draft: true
picture: persona-maintenance
pictureAlt: A model of a refinery.
pictures:
  - rights: Photo by our own team, May 2026.
videos:
  - id: walk-down
---

Two shifts, one gate.
`;

/** An entry, and what is dropped into it: keys, each with the folder below content/ where it goes. */
interface Entry {
  entry: string;
  file: string;
  places: Record<string, string>;
}

const entries: Entry[] = [
  {
    entry: "articles/entries/every-video/index",
    file: "blog/every-video/index.md",
    places: {
      "pictures.0.file": "blog/every-video",
      "videos.0.poster": "blog/every-video",
      "videos.0.file": "files",
      "videos.0.captions": "files",
    },
  },
  {
    entry: "lists/entries/resources",
    file: "resources.yaml",
    places: { "entries.0.file": "files" },
  },
];

/** Drops files wherever the editor takes one, and looks where they are then. */
export function testPlaces(opened: Awaited<ReturnType<typeof openEditor>>): void {
  const { copy, form, open, origin, page, save } = opened;

  /** The place of a key, inside groups and items that are opened. */
  async function reach(key: string): Promise<Locator> {
    const parts = key.split(".");
    const getPlace = (count: number) =>
      form.locator(`section[data-key-path="${parts.slice(0, count).join(".")}"]`);
    for (let count = 1; count < parts.length; count++) {
      const [last, next] = [Number(parts[count - 1]), Number(parts[count])];
      // Not those of a list in an item.
      const path = parts.slice(0, count).join(".");
      const items = getPlace(count)
        .getByRole("button", { name: "Reorder Item" })
        .locator(`xpath=self::*[ancestor::section[1][@data-key-path="${path}"]]`);
      if (!Number.isNaN(next)) await expand(getItem(items.nth(next)));
      else if (Number.isNaN(last)) await expand(getPlace(count));
    }
    return getPlace(parts.length);
  }

  async function dropAt(key: string, number: number): Promise<string> {
    const field = await reach(key);
    const add = field.getByRole("checkbox").first();
    // A group that is opened is drawn a moment later.
    await add.or(field.locator("input[type=file]")).first().waitFor({ state: "attached" });
    if (await add.isVisible()) await add.check();
    return dropFile(field, key, number);
  }

  async function dropFile(field: Locator, key: string, number: number): Promise<string> {
    const endings: Record<string, string> = { "videos.0.file": "mp4", "videos.0.captions": "vtt" };
    const ending = key === "entries.0.file" ? "pdf" : endings[key];
    if (ending) {
      const name = `file-${number}.${ending}`;
      await dropInField(field, { name, mimeType: "", buffer: Buffer.from(name) });
      return name;
    }
    await dropInField(field, await photo(number));
    return getPhotoFile(number);
  }

  describe("a file that is dropped in", () => {
    beforeAll(async () => {
      // No page is open that would show what does not fit yet.
      await page.goto("about:blank");
      mkdirSync(join(copy, "content/blog/every-video"));
      writeFileSync(join(copy, "content/blog/every-video/index.md"), article);
      // Read anew, with the new entries.
      await page.goto(`${origin}/edit/local/`);
      await page.getByRole("toolbar", { name: "Global" }).waitFor();
    });

    it.each(entries.map((each, index) => ({ ...each, number: 3000 + 11 * index })))(
      "in $file goes where its field says, and nowhere else",
      async ({ entry, file, places, number }) => {
        await open(entry);
        const names: string[] = [];
        for (const [index, key] of Object.keys(places).entries()) {
          names.push(await dropAt(key, number + 80 * index));
        }
        const text = await save(`content/${file}`);
        const value = parse(text.split(/^---$/m)[1] ?? text);
        for (const [index, [key, folder]] of Object.entries(places).entries()) {
          const name = names[index] ?? "";
          const path = key.replace(/^entries\./, "").split(".");
          const found = path.reduce((each, part) => each[part], value);
          expect(String(found).replace(/^\/files\//, "")).toBe(name);
          const place = join("content", folder, name);
          expect(globSync(`content/**/${name}`, { cwd: copy })).toEqual([place]);
          if (!name.endsWith(".webp")) continue;
          expect((await sharp(join(copy, place)).metadata()).format).toBe("webp");
        }
      },
    );
  });
}
