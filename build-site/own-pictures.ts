import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { listFields } from "content-model/content-file";
import { listShown } from "content-model/entries";
import type { PictureSource } from "content-model/media-fields";
import sharp, { type Sharp } from "sharp";
import type { Edition, Editions } from "../app/engine/page-record.ts";
import { articles } from "../app/parts/articles/schema.ts";
import { getOnce } from "./get-once.ts";
import { listOwnPictureNames } from "./sources/picture-files.ts";
import { readContent } from "./sources/read-content.ts";

/**
 * Where encoded pictures are kept between builds, by name and a hash of what they were made from;
 * they have the same names in the site's folder `assets`.
 */
export const pictureCache = resolve(import.meta.dirname, "../.cache/pictures");

/** Part of each hash: changed with anything below that changes what comes out. */
const version = 2;

const widths = [160, 320, 480, 720, 960, 1280, 1600];

/** Twice as wide as the widest place. */
const maxWidth = 2160;

/** For structured data, feeds, posters of videos and old browsers. */
const fallbackWidth = 960;

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 4 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ palette: true }),
};

/**
 * Encodes every own picture of an edition that is not in the cache, without its EXIF data.
 *
 * @param root the folder with its content/
 * @param options whether the pictures of articles that are not online yet are included
 * @returns the pictures as pages show them, by path below content/
 */
export async function makePictures(
  root: string,
  { hasDrafts }: { hasDrafts: boolean },
): Promise<Map<string, PictureSource>> {
  const shown = listShown(readContent(root, articles), hasDrafts);
  const names = [
    ...listFields(shown, "picture").flatMap(({ text }) => (text.includes("/") ? text : [])),
    ...listOwnPictureNames(root).map((name) => name.replace(/^content\//, "")),
  ];
  const pictures = new Map<string, PictureSource>();
  mkdirSync(pictureCache, { recursive: true });
  // One after the other, because sharp uses every processor for one.
  for (const name of new Set(names)) {
    pictures.set(name, await makePicture(join(root, "content", name)));
  }
  return pictures;
}

export type OwnPictures = ReadonlyMap<Edition, ReadonlyMap<string, PictureSource>>;

export async function makeOwnPictures(
  root: string,
  editions: Editions,
  options: { hasDrafts: boolean },
): Promise<OwnPictures> {
  const pictures = new Map<Edition, ReadonlyMap<string, PictureSource>>();
  for (const edition of editions) {
    pictures.set(edition, await makePictures(join(root, edition.folder), options));
  }
  return pictures;
}

/** Stands for own pictures where pages are drawn only to be read, in tests and comparisons. */
export const notEncoded = {
  get: (name: string): PictureSource | undefined =>
    name.includes("/")
      ? { src: name, width: 3, height: 2, srcSet: name, anchors: {}, isOpaque: true }
      : undefined,
};

/** Names of a picture's files in the cache and in the site's folder `assets`. */
export function listPictureFiles({ src, srcSet }: PictureSource): string[] {
  const urls = srcSet.split(", ").map((entry) => entry.split(" ")[0] ?? "");
  return [src, ...urls].map((url) => basename(url));
}

/** Pictures that are being encoded, by the record that each will have. */
const beingMade = new Map<string, Promise<void>>();

async function makePicture(file: string): Promise<PictureSource> {
  const data = readFileSync(file);
  const hash = createHash("sha256").update(`${version}`).update(data).digest("hex").slice(0, 10);
  const name = `${basename(file, extname(file))}-${hash}`;
  const record = join(pictureCache, `${name}.json`);
  // Once for all who need it: it takes every processor for seconds.
  if (!existsSync(record)) {
    const encode = async () => writeWhole(record, JSON.stringify(await encodePicture(data, name)));
    await getOnce(beingMade, record, () => encode().finally(() => beingMade.delete(record)));
  }
  return JSON.parse(readFileSync(record, "utf8"));
}

async function encodePicture(data: Buffer, name: string): Promise<PictureSource> {
  const { autoOrient, format, hasAlpha, ...metadata } = await sharp(data).metadata();
  const aspect = autoOrient.height / autoOrient.width;
  const isVector = format === "svg";
  const isOpaque = !hasAlpha || (!isVector && (await sharp(data).stats()).isOpaque);
  const widest = isVector ? 1280 : Math.min(autoOrient.width, maxWidth);
  const fitting = [...widths.filter((width) => width < widest), widest];
  const add = async (width: number, kind: keyof typeof encoders) => {
    const density = isVector ? Math.min(2400, (width / autoOrient.width) * 72) : metadata.density;
    const picture = sharp(data, density ? { density } : {})
      .autoOrient()
      .resize({ width });
    const file = `${name}-${width}.${kind}`;
    writeWhole(join(pictureCache, file), await encoders[kind](picture).toBuffer());
    return `/assets/${file}`;
  };
  const files = [];
  for (const each of fitting) files.push(`${await add(each, "avif")} ${each}w`);
  const width = fitting.findLast((each) => each <= fallbackWidth) ?? widest;
  return {
    src: await add(width, isOpaque ? "jpg" : "png"),
    width,
    height: Math.round(width * aspect),
    anchors: {},
    isOpaque,
    srcSet: files.join(", "),
  };
}

/** At once, because another process may be reading the same. */
function writeWhole(file: string, data: string | Buffer): void {
  writeFileSync(`${file}.${process.pid}`, data);
  renameSync(`${file}.${process.pid}`, file);
}
