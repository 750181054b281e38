import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeHead } from "../tests/parse-article.ts";
import { makeTemporaryFolder } from "../tests/server/site-fixture.ts";
import { listPictureFiles, makePictures, pictureCache } from "./own-pictures.ts";

const root = makeTemporaryFolder(afterAll);
let photo: Buffer;
/** Unlike any other, so that no earlier run has left it in the cache. */
const color = { r: 10, g: 80, b: Date.now() % 256 };
const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
let files: string[];

/** A picture of 350 x 200 that a phone has stored on its side, with its place and a name. */
async function takePhoto(): Promise<Buffer> {
  const create = { width: 200, height: 350, channels: 3 as const, background: color, noise };
  const exif = {
    IFD0: { Artist: "A. Photographer" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 33/1 0/1" },
  };
  return sharp({ create }).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

beforeAll(async () => {
  mkdirSync(join(root, "content/pictures"), { recursive: true });
  photo = await takePhoto();
  writeFileSync(join(root, "content/pictures/gate.jpg"), photo);
});
afterAll(() => {
  for (const file of files) rmSync(join(pictureCache, file), { force: true });
});

const make = () => makePictures(root, { hasDrafts: false });

test("a photo is turned upright, never enlarged, and loses its place and names", async () => {
  expect((await sharp(photo).metadata()).exif?.includes("Photographer")).toBe(true);
  const picture = (await make()).get("pictures/gate.jpg");
  if (!picture) throw new Error("there is no picture");
  files = listPictureFiles(picture);
  expect(picture).toMatchObject({ width: 350, height: 200, isOpaque: true });
  expect([...new Set(files.map((file) => extname(file)))]).toEqual([".jpg", ".avif"]);
  for (const file of files) {
    const data = readFileSync(join(pictureCache, file));
    const { width, height, exif, xmp, orientation } = await sharp(data).metadata();
    expect([file, exif, xmp, orientation]).toEqual([file, undefined, undefined, undefined]);
    expect(width).toBeLessThanOrEqual(350);
    expect(Math.abs(width / height - 7 / 4)).toBeLessThan(0.02);
    expect(data.includes("Photographer")).toBe(false);
  }
});

test("a picture that has not changed is not encoded again", async () => {
  const getTimes = () => files.map((file) => statSync(join(pictureCache, file)).mtimeMs);
  const before = getTimes();
  await make();
  expect(getTimes()).toEqual(before);
});

test("a drawing without a ground stays transparent", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 5"><circle cx="5" cy="2.5" r="${0.4 + (Date.now() % 1000) / 500}"/></svg>`;
  writeFileSync(join(root, "content/pictures/mark.svg"), drawing);
  const picture = (await make()).get("pictures/mark.svg");
  if (picture) files.push(...listPictureFiles(picture));
  expect(picture).toMatchObject({ width: 960, height: 120, isOpaque: false });
  expect(picture?.src).toMatch(/\.png$/);
});

test("pictures of a draft are made for those who write it alone", async () => {
  const folder = join(root, "content/blog/a-draft");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "gate.jpg"), photo);
  const rights = "pictures: [{ file: gate.jpg, rights: A photo by the team. }]";
  const head = changeHead("draft: true", "picture: ./gate.jpg", rights);
  writeFileSync(join(folder, "index.md"), ["---", ...head, "---", "Text"].join("\n"));
  const name = "blog/a-draft/gate.jpg";
  expect((await make()).has(name)).toBe(false);
  expect((await makePictures(root, { hasDrafts: true })).has(name)).toBe(true);
});
