/**
 * `npm run editor:pictures`: retakes the pictures of the editor in docs/editing.md, in a copy of
 * the repository.
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { consent } from "../app/parts/consent/schema.ts";
import { paths } from "../app/routes.ts";
import { readContent } from "../build-site/content/read-content.ts";
import { getLabel } from "../build-site/editor/labels.ts";
import { expand, getField, getTextbox, openEditor } from "../tests/editor/open-editor.ts";

const folder = resolve(import.meta.dirname, "../docs/editor");
const { close, copy, origin, page } = await openEditor();
const editor = page.frameLocator("iframe >> nth=0");
const site = page.frameLocator("iframe >> nth=1");

async function take(name: string): Promise<void> {
  const picture = await page.screenshot({ animations: "disabled" });
  await sharp(picture)
    .resize(1080)
    .webp({ quality: 72 })
    .toFile(resolve(folder, `${name}.webp`));
}

try {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.goto(`${origin}/edit/#/collections/pages/entries/pages-about`);
  const form = editor.getByRole("group", { name: "Content Editor" });
  const hero = getField(form, getLabel("hero"));
  await hero.waitFor();
  await page.evaluate((to) => {
    document.querySelectorAll("iframe")[1]?.contentWindow?.location.assign(to);
  }, paths.about);
  const { acceptAll } = readContent(copy, consent);
  await site.getByRole("button", { name: acceptAll }).click();
  await site.locator("[data-sonner-toast]").waitFor();
  await site.locator("[data-sonner-toast]").waitFor({ state: "detached" });
  await expand(hero);
  await take("beside-the-page");
  await getTextbox(form, "Description").fill("Too short.");
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await getField(form, "Description").getByRole("alert").waitFor();
  await take("what-does-not-fit");
} finally {
  await close();
}
