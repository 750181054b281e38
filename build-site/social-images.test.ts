import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { articles } from "../app/parts/articles/schema.ts";
import { getSocialImagePath } from "../app/routes.ts";
import { ContentCopy } from "../tests/content-copy.ts";
import { drawPage } from "../tests/draw-page.ts";
import { fitTitle, makeSocialImages, readSocialFonts } from "./social-images.ts";
import { readContent } from "./sources/read-content.ts";

const content = new ContentCopy();
const campaign = "campaigns/spring-window.yaml";

/** The colors of a page's social image, where its picture is. */
async function readPicture(path: string): Promise<number[]> {
  const client = join(content.root, "client");
  const page = join(client, path, "index.html");
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, drawPage(content.root, path)?.html() ?? "");
  await makeSocialImages(content.root, client, [path], readContent(content.root, articles));
  const image = sharp(join(client, getSocialImagePath(path)));
  const picture = image.extract({ left: 700, top: 100, width: 400, height: 400 });
  const { channels } = await sharp(await picture.toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** A file in one color. */
const paint = () =>
  sharp({ create: { width: 1200, height: 960, channels: 3, background: "#c80000" } })
    .png()
    .toBuffer();

test("a page's own photo is on its social image", async () => {
  const photo = { file: "spring.png", alt: "A.", rights: "Our own photo, 2026." };
  content.write("pictures/spring.png", await paint());
  content.change(campaign, ["bands", 0, "picture"], undefined);
  content.change(campaign, ["bands", 0, "photo"], photo);
  expect(await content.findFaults()).toEqual([]);
  const [red = 0, green] = await readPicture("/spring-window");
  expect(red).toBeGreaterThan(190);
  expect(green).toBeLessThan(10);
});

test("a title with a wide word is set smaller still, and never refused", async () => {
  const fonts = await readSocialFonts();
  const wide = await fitTitle("Instandhaltungsmanagementsoftware", fonts);
  expect(wide).toBeLessThan(await fitTitle("Software for Contractor Management", fonts));
  expect(await fitTitle("Contractor".repeat(6), fonts)).toBeLessThanOrEqual(wide);
});
