import { afterAll, afterEach, expect, it } from "vitest";
import { addItem, getField, openEditor, openEntry, save } from "./open-editor.ts";

const { close, page, problems, read } = await openEditor();
afterAll(close);
afterEach(() => expect(problems, "problems in the browser").toEqual([]));

it("changes a headline and nothing else", async () => {
  const file = "content/pages/about.yaml";
  const before = read(file);
  await openEntry(page, "pages/entries/pages-about");
  const title = getField(page, "Title").first().getByRole("textbox");
  const old = await title.inputValue();
  await title.fill("A new title");
  expect(await save(page, () => read(file))).toBe(before.replace(`title: ${old}\n`, "title: A new title\n"));
  await title.fill(old);
  expect(await save(page, () => read(file))).toBe(before);
});

it("adds a customer", async () => {
  const file = "content/customers.yaml";
  const before = read(file);
  await openEntry(page, "bands/entries/customers");
  const item = await addItem(getField(page, "Names"));
  await getField(item, "Item").getByRole("textbox").fill("A new customer");
  expect(await save(page, () => read(file))).toBe(`${before}  - A new customer\n`);
});

it("changes a claim's figure", async () => {
  const file = "content/claims.yaml";
  const before = read(file);
  await openEntry(page, "claims/entries/claims");
  const first = getField(page, "Entries").getByRole("button", { name: "Reorder Item" }).first().locator("xpath=ancestor::*[@role='group'][1]");
  await first.getByRole("button", { name: "Expand", exact: true }).click();
  const value = getField(first, "Value").getByRole("textbox");
  await value.fill("60+");
  expect(await save(page, () => read(file))).toBe(before.replace("value: 50+", "value: 60+"));
});

it("adds a redirect", async () => {
  const file = "content/redirects.yaml";
  await openEntry(page, "site/entries/redirects");
  const item = await addItem(getField(page, "Entries"));
  console.log(await item.ariaSnapshot());
});
