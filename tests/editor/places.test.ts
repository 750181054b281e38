import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import type { AnyField } from "../filled-fields.ts";
import { dropInField, getPhotoFile, photo } from "./drop-in.ts";
import { addItem, expand, getItem, getTextbox, openEditor, settle } from "./open-editor.ts";

// One server, one browser, one person: the tests run in this order.
const { close, copy, form, open, page, read, save, takeProblems } = await openEditor();
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

/** Where a picture can go, and how to get there: an entry of the editor, and keys as the form has them. */
const places = [
  { form: "campaigns", entry: "every-picture", key: "bands.0.photo" },
  { form: "campaigns", entry: "every-picture", key: "bands.1.portrait" },
  { form: "authors", entry: "jane-doe", key: "portrait" },
  { form: "lists", entry: "customers", key: "logos.0" },
  { form: "lists", entry: "industries", key: "entries.0.photo" },
  { form: "lists", entry: "stories", key: "entries.0.portrait" },
];

const getFile = ({ form: folder, entry }: (typeof places)[number]) =>
  `content/${folder === "lists" ? "" : `${folder}/`}${entry}.yaml`;

beforeAll(async () => {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(copy, "content", file), stringify(value));
  write("campaigns/every-picture.yaml", campaign);
  write("authors/jane-doe.yaml", { ...about, name: "Jane Doe", kind: "person" });
  write("customers.yaml", { names: ["Rhine Polymers"], logos: [] });
  write("stories.yaml", [{ persona: "maintenance", ...words }]);
  const [{ picture: _, ...industry }] = parse(read("content/industries.yaml"));
  write("industries.yaml", [industry]);
  await page.reload();
});

/** The keys of a form's places for own pictures, with * for a list's entries. */
function listKeys(field: AnyField, above = ""): string[] {
  const key = above + field.name;
  const inside = field.widget === "list" ? `${key}.*.` : `${key}.`;
  const fields = [
    ...(field.fields ?? []),
    ...(field.types ?? []).flatMap((type) => type.fields ?? []),
  ];
  return [
    ...(field.widget === "image" ? [key.replace(/\.file$/, "")] : []),
    ...fields.flatMap((each) => listKeys(each, inside)),
  ];
}

it("has every kind of place for an own picture", async () => {
  const { collections = [] } = await makeContentConfig();
  const keys = collections.flatMap((collection) => {
    if ("divider" in collection || collection.name === "articles") return [];
    const forms = "files" in collection ? collection.files : [collection];
    return forms.flatMap(({ fields = [] }) => fields.flatMap((field) => listKeys(field)));
  });
  const known = places.map(({ key }) => key.replace(/\d+/g, "*"));
  expect(new Set(keys)).toEqual(new Set(known));
});

/** The place of a key, in an entry of a list that is opened, or that is new. */
async function reach(key: string): Promise<Locator> {
  const [name = "", index, inner] = key.split(".");
  const getPlace = (path: string) => form.locator(`section[data-key-path="${path}"]`);
  if (index === undefined) return getPlace(name);
  if (!inner) return addItem(getPlace(name));
  const items = getPlace(name).getByRole("button", { name: "Reorder Item" });
  await expand(getItem(items.nth(Number(index))));
  return getPlace(key);
}

it.each(places.map((place, index) => ({ ...place, number: 3000 + index })))(
  "puts a picture of $entry at $key where it belongs",
  async (place) => {
    await open(`${place.form}/entries/${place.entry}`);
    const group = await reach(place.key);
    const add = group.getByRole("checkbox").first();
    if (await add.isVisible()) await add.check();
    await dropInField(group, await photo(place.number));
    await getTextbox(group, "Alternative text").fill("Two planners at a table");
    await getTextbox(group, "Rights").fill("Photo by our own team, May 2026.");
    await settle(form);
    const value = parse(await save(getFile(place)));
    const found = place.key
      .replace("entries.", "")
      .split(".")
      .reduce((each, key) => each[key], value);
    expect(found.file).toBe(getPhotoFile(place.number));
    expect(readdirSync(join(copy, "content/pictures"))).toContain(getPhotoFile(place.number));
    expect(existsSync(join(copy, "content/files", getPhotoFile(place.number)))).toBe(false);
  },
);

/** How many entries the editor remembers that are not saved; it writes them down a moment after a key. */
const countBackups = () =>
  page.evaluate(
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
  await page.keyboard.type("!");
  await expect.poll(countBackups).toBe(1);
  await open("lists/entries/customers");
  await open(about);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe(`${before}!`);
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});
