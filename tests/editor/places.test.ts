import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import type { AnyField } from "../filled-fields.ts";
import { dropInField, getPhotoFile, photo } from "./drop-in.ts";
import { addItem, expand, getItem, getTextbox, openEditor } from "./open-editor.ts";

// One server, one browser, one person: the tests run in this order.
const { close, copy, form, open, page: editor, read, save, takeProblems } = await openEditor();
afterAll(close);
afterEach(() => expect(takeProblems(), "problems in the browser").toEqual([]));

const words = {
  quote: "We settle hours before the next shift starts.",
  role: "Maintenance Leader",
  company: "Refinery",
  modules: ["timemanagement"],
};
const campaign = {
  title: "Every Picture",
  description: "A page that has each of the pictures that a campaign can have, in its own place.",
  modified: "2026-01-15",
  draft: true,
  bands: [
    {
      band: "hero",
      eyebrow: "Pictures",
      title: "Every picture.",
      lead: "A picture on top, and one of a person.",
      primary: { label: "Talk to Us", href: "#form" },
    },
    { band: "quote", eyebrow: "A customer", title: "What they say", ...words },
    { band: "form", eyebrow: "You", title: "Talk to us.", text: "Say what you have." },
  ],
};
const about = parse(read("content/authors/the-team.yaml"));

/** Its heading with a photo and a customer's words, as a campaign has them. */
const pageFile = "pages/unit-rate.yaml";
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
const heic = {
  name: "IMG_0815.HEIC",
  mimeType: "image/heic",
  buffer: readFileSync(join(import.meta.dirname, "photo.heic")),
};
/** Someone on the page about the company. */
const aboutFile = "pages/about.yaml";
const aboutUs = parse(read(`content/${aboutFile}`));
const teamBand = aboutUs.bands.findIndex(({ band }: { band: string }) => band === "team");
const team = `bands.${teamBand}.leads.people.0`;
const lead = { name: "Jane Doe", role: "Planner", plants: ["A refinery"], years: 9 };
const photos = { folder: "content/pictures", address: "" };
const videos = { form: "articles", entry: "every-video/index" };
const files = { folder: "content/files", address: "/files/" };

/**
 * Where a file can go, and how to get there: an entry of the editor, and keys as the form has them. Files
 * other than photos keep their names; one photo is as a phone saves it.
 */
const places: Place[] = [
  { form: "campaigns", entry: "every-picture", key: "bands.0.photo", ...photos },
  { form: "campaigns", entry: "every-picture", key: "bands.1.portrait", ...photos },
  { form: "pages", entry: "pages-unit-rate", key: "bands.0.photo", ...photos },
  { form: "pages", entry: "pages-unit-rate", key: "bands.1.portrait", ...photos },
  { form: "pages", entry: "pages-about", key: `${team}.portrait`, ...photos },
  { form: "authors", entry: "jane-doe", key: "portrait", ...photos, isHeic: true },
  { form: "lists", entry: "customers", key: "logos.0", ...photos },
  { form: "lists", entry: "industries", key: "entries.0.photo", ...photos },
  { form: "lists", entry: "stories", key: "entries.0.portrait", ...photos },
  { ...videos, key: "videos.0.poster", folder: "content/blog/every-video", address: "" },
  { ...videos, key: "videos.0.file", ...files, name: "walk-down.mp4" },
  { ...videos, key: "videos.0.captions", ...files, name: "walk-down.vtt" },
];
/** The places that the frequent tasks drop something into (editor.test.ts). */
const elsewhere = ["articles picture", "articles pictures.*", "lists entries.*.file"];

interface Place {
  form: string;
  entry: string;
  key: string;
  folder: string;
  /** what is written before the file's name */
  address: string;
  name?: string;
  isHeic?: true;
}

function getFile({ form, entry }: Place): string {
  if (form === "articles") return `content/blog/${entry}.md`;
  if (form === "pages") return `content/${entry.replace("pages-", "pages/")}.yaml`;
  return `content/${form === "lists" ? "" : `${form}/`}${entry}.yaml`;
}

beforeAll(async () => {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(copy, "content", file), stringify(value));
  write("campaigns/every-picture.yaml", campaign);
  write("authors/jane-doe.yaml", { ...about, name: "Jane Doe", kind: "person" });
  write("customers.yaml", { names: ["Rhine Polymers"], logos: [] });
  write("stories.yaml", [{ persona: "maintenance", ...words }]);
  const [{ picture: _, ...industry }] = parse(read("content/industries.yaml"));
  write("industries.yaml", [industry]);
  const unitRate = parse(read(`content/${pageFile}`));
  const [{ picture: _scene, pictureAlt: _alt, callouts: _notes, ...hero }, ...others] =
    unitRate.bands;
  write(pageFile, { ...unitRate, bands: [hero, campaign.bands[1], ...others] });
  aboutUs.bands[teamBand].leads = { title: "Who you meet", years: "{years} years", people: [lead] };
  write(aboutFile, aboutUs);
  mkdirSync(join(copy, "content/blog/every-video"));
  writeFileSync(join(copy, "content/blog/every-video/index.md"), article);
  await editor.reload();
});

const uploads = ["image", "file", "scene-or-picture"];

/** The keys of a form's places for files, with * for a list's entries. */
function listKeys(field: AnyField, above = ""): string[] {
  const key = above + field.name;
  const inside = field.widget === "list" ? `${key}.*.` : `${key}.`;
  const fields = [
    ...(field.fields ?? []),
    ...(field.types ?? []).flatMap((type) => type.fields ?? []),
  ];
  return [
    ...(uploads.includes(field.widget ?? "") ? [key] : []),
    ...fields.flatMap((each) => listKeys(each, inside)),
  ];
}

/** A picture's group is its place. */
const getKind = (form: string, key: string) =>
  `${form} ${key.replace(/\d+/g, "*").replace(/(photo|portrait|logos\.\*|pictures\.\*)\.file$/, "$1")}`;

it("has every kind of place for a file, in every collection", async () => {
  const { collections = [] } = await makeContentConfig();
  const kinds = collections.flatMap((collection) => {
    if ("divider" in collection) return [];
    const forms = "files" in collection ? collection.files : [collection];
    const keys = forms.flatMap(({ fields = [] }) => fields.flatMap((field) => listKeys(field)));
    return keys.map((key) => getKind(collection.name, key));
  });
  const known = [...places.map(({ form, key }) => getKind(form, key)), ...elsewhere];
  expect(new Set(kinds)).toEqual(new Set(known));
});

/** The place of a key, inside groups and items that are opened; a new item of a list that has none. */
async function reach(key: string): Promise<Locator> {
  const parts = key.split(".");
  const getPlace = (count: number) =>
    form.locator(`section[data-key-path="${parts.slice(0, count).join(".")}"]`);
  if (key === "logos.0") return addItem(getPlace(1));
  for (let count = 1; count < parts.length; count++) {
    const [last, next] = [Number(parts[count - 1]), Number(parts[count])];
    const items = getPlace(count).getByRole("button", { name: "Reorder Item" });
    if (!Number.isNaN(next)) await expand(getItem(items.nth(next)));
    else if (Number.isNaN(last)) await expand(getPlace(count));
  }
  return getPlace(parts.length);
}

it.each(places.map((place, index) => ({ ...place, number: 3000 + index })))(
  "puts a file of $entry at $key where it belongs",
  async (place) => {
    await open(`${place.form}/entries/${place.entry}`);
    const group = await reach(place.key);
    const add = group.getByRole("checkbox").first();
    if (await add.isVisible()) await add.check();
    const { name } = place;
    const own = name && { name, mimeType: "", buffer: Buffer.from(name) };
    const picture = place.isHeic ? heic : await photo(place.number);
    await dropInField(group, own ?? picture);
    if (place.folder === "content/pictures") {
      await getTextbox(group, "Alternative text").fill("Two planners at a table");
      await getTextbox(group, "Rights").fill("Photo by our own team, May 2026.");
    }
    const text = await save(getFile(place));
    const found = place.key
      .replace("entries.", "")
      .split(".")
      .reduce((each, key) => each[key], parse(text.split(/^---$/m)[1] ?? text));
    const file = name ?? (place.isHeic ? "img_0815.webp" : getPhotoFile(place.number));
    expect(found.file ?? found).toBe(place.address + file);
    expect(readdirSync(join(copy, place.folder))).toContain(file);
    if (file.endsWith(".webp")) {
      const { format } = await sharp(join(copy, place.folder, file)).metadata();
      expect(format).toBe("webp");
    }
    // And nowhere else.
    expect(globSync(`content/**/${file}`, { cwd: copy })).toEqual([join(place.folder, file)]);
  },
);

/** How many entries the editor remembers that are not saved; it writes them down a moment after a key. */
const countBackups = () =>
  editor.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("edit");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("draft-backups").objectStore("draft-backups");
          const request = counting.count();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
  );

it("keeps what is typed, asks before the page closes, and offers it again", async () => {
  const about = "pages/entries/pages-about";
  await open(about);
  const title = getTextbox(form, "Title");
  const before = await title.inputValue();
  await title.press("End");
  await editor.keyboard.type("!");
  await expect.poll(countBackups).toBe(1);
  await open("lists/entries/customers");
  await open(about);
  await editor.getByRole("button", { name: "Restore", exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe(`${before}!`);
  const asked: string[] = [];
  editor.once("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await editor.reload();
  expect(asked).toEqual(["beforeunload"]);
});
