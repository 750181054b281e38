import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { dropInField, getPhotoFile, photo } from "./drop-in.ts";
import { expand, getItem, getTextbox, type openEditor } from "./open-editor.ts";

const campaign = {
  title: "Every Picture",
  description: "A page that has the pictures that a campaign can have, each in its own place.",
  modified: "2026-01-15",
  draft: true,
  bands: [
    {
      band: "hero",
      eyebrow: "Pictures",
      title: "Every picture.",
      lead: "A picture on top.",
      primary: { label: "Talk to Us", href: "#form" },
    },
    { band: "form", eyebrow: "You", title: "Talk to us.", text: "Say what you have." },
  ],
};
const article = `---
title: Every Video
excerpt: An article that has each of the files that an article can have, in its own place.
date: 2026-01-15
author: the-team
category: Best Practices
draft: true
picture: persona-maintenance
pictureAlt: A model of a refinery.
videos:
  - id: walk-down
---

Two shifts, one gate.
`;

interface Place {
  entry: string;
  file: string;
  key: string;
  folder: string;
  /** what is dropped there, unless a photo */
  dropped?: { name: string; mimeType: string; buffer: Buffer };
  /** what it is called then */
  name?: string;
}

const drop = (name: string) => ({
  dropped: { name, mimeType: "", buffer: Buffer.from(name) },
  name,
});
const video = { entry: "articles/entries/every-video/index", file: "blog/every-video/index.md" };

/** One place for each kind of file and folder; form-rules.test.ts has where the others put theirs. */
const places: Place[] = [
  {
    entry: "campaigns/entries/every-picture",
    file: "campaigns/every-picture.yaml",
    key: "bands.0.photo",
    folder: "pictures",
  },
  {
    entry: "authors/entries/jane-doe",
    file: "authors/jane-doe.yaml",
    key: "portrait",
    folder: "pictures",
    dropped: {
      name: "IMG_0815.HEIC",
      mimeType: "image/heic",
      buffer: readFileSync(join(import.meta.dirname, "photo.heic")),
    },
    name: "img_0815.webp",
  },
  { ...video, key: "videos.0.poster", folder: "blog/every-video" },
  { ...video, key: "videos.0.file", folder: "files", ...drop("walk-down.mp4") },
  { ...video, key: "videos.0.captions", folder: "files", ...drop("walk-down.vtt") },
];

/** Drops files wherever the editor takes one, and looks where they are then. */
export function testPlaces({
  copy,
  form,
  open,
  origin,
  page,
  read,
  save,
}: Awaited<ReturnType<typeof openEditor>>): void {
  /** The place of a key, inside groups and items that are opened. */
  async function reach(key: string): Promise<Locator> {
    const parts = key.split(".");
    const getPlace = (count: number) =>
      form.locator(`section[data-key-path="${parts.slice(0, count).join(".")}"]`);
    for (let count = 1; count < parts.length; count++) {
      const [last, next] = [Number(parts[count - 1]), Number(parts[count])];
      const items = getPlace(count).getByRole("button", { name: "Reorder Item" });
      if (!Number.isNaN(next)) await expand(getItem(items.nth(next)));
      else if (Number.isNaN(last)) await expand(getPlace(count));
    }
    return getPlace(parts.length);
  }

  describe("a file that is dropped in", () => {
    beforeAll(async () => {
      // No page is open that would show what does not fit yet.
      await page.goto("about:blank");
      const write = (file: string, text: string) =>
        writeFileSync(join(copy, "content", file), text);
      const about = parse(read("content/authors/the-team.yaml"));
      write("campaigns/every-picture.yaml", stringify(campaign));
      write("authors/jane-doe.yaml", stringify({ ...about, name: "Jane Doe", kind: "person" }));
      mkdirSync(join(copy, "content/blog/every-video"));
      write("blog/every-video/index.md", article);
      // Read anew, with the new entries.
      await page.goto(`${origin}/edit/local/`);
      await page.getByRole("toolbar", { name: "Global" }).waitFor();
    });

    it.each(places.map((place, index) => ({ ...place, number: 3000 + index })))(
      "goes from $key of $file to $folder, and nowhere else",
      async ({ entry, file, key, folder, dropped, name, number }) => {
        await open(entry);
        const group = await reach(key);
        const add = group.getByRole("checkbox").first();
        // A group that is opened is drawn a moment later.
        await add.or(group.locator("input[type=file]")).first().waitFor({ state: "attached" });
        if (await add.isVisible()) await add.check();
        await dropInField(group, dropped ?? (await photo(number)));
        if (folder === "pictures") {
          await getTextbox(group, "Alternative text").fill("Two planners at a table");
          await getTextbox(group, "Rights").fill("Photo by our own team, May 2026.");
        }
        const text = await save(`content/${file}`);
        const found = key
          .split(".")
          .reduce((each, part) => each[part], parse(text.split(/^---$/m)[1] ?? text));
        const written = name ?? getPhotoFile(number);
        expect(found.file ?? found).toBe(folder === "files" ? `/files/${written}` : written);
        const place = join("content", folder, written);
        expect(globSync(`content/**/${written}`, { cwd: copy })).toEqual([place]);
        if (!written.endsWith(".webp")) return;
        expect((await sharp(join(copy, place)).metadata()).format).toBe("webp");
      },
    );
  });
}
