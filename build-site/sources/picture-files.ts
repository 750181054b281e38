import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Checked } from "content-model/check-files";
import { type Fault, listFields, makeFault, makeFileFault } from "content-model/content-file";
import { findSchema, getFieldMetadata } from "content-model/field-metadata";
import { listFiles, rememberLast } from "content-model/files";
import { keptPicture, largestPicture } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import type { YamlSource } from "content-model/source";
import sharp from "sharp";
import type { ArticleFile, PictureUse } from "./article-file.ts";

/** In Exif data: says where the place is (Exif 2.3, 4.6.3), in the two orders of bytes, with its type. */
const placeTags = ["8825000400", "2588040001"];

/** Whether Exif data, or the XMP beside it, has the place where a photo was taken. */
const hasPlace = ({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): boolean =>
  xmp?.includes("GPSLatitude") || placeTags.some((tag) => exif?.includes(tag, 0, "hex")) || false;

/**
 * Pictures that the repository should not keep as they are: larger than needed, or with the place where
 * they were taken. They fit; `cleanPictures` makes them right.
 */
export async function findUncleanPictures(root: string): Promise<Fault[]> {
  const files = listFiles(root, "content/**/*").filter(
    (file) => isPictureName(file) && !file.endsWith(".svg"),
  );
  const faults = files.map(async (file) => {
    const megabytes = statSync(join(root, file)).size / 1e6;
    // One that cannot be read is a fault of its own.
    const metadata = await sharp(join(root, file))
      .metadata()
      .catch(() => ({}));
    const reasons = [
      ...(megabytes > keptPicture.megabytes ? [`has ${megabytes.toFixed(1)} MB`] : []),
      ...(hasPlace(metadata) ? ["says where it was taken"] : []),
    ];
    return reasons.length > 0 ? [makeFileFault(file, reasons.join(" and "))] : [];
  });
  return (await Promise.all(faults)).flat();
}

/**
 * Writes these pictures again where they are: upright, at most 2,400 pixels, without what the camera wrote
 * into them.
 *
 * @returns what was done to each
 */
export async function cleanPictures(root: string): Promise<string[]> {
  const unclean = await findUncleanPictures(root);
  const { pixels } = keptPicture;
  const done = unclean.map(async ({ file, message }) => {
    const path = join(root, file);
    // From memory: sharp does not write to the file that it reads.
    const picture = await sharp(readFileSync(path))
      .autoOrient()
      .resize({ width: pixels, height: pixels, fit: "inside", withoutEnlargement: true })
      .toBuffer();
    writeFileSync(path, picture);
    return `${file} ${message}; it is now ${(picture.length / 1e6).toFixed(1)} MB, without a place`;
  });
  return Promise.all(done);
}

const rendered = join(import.meta.dirname, "../../art/rendered");

export function readScenes(): Map<string, string[]> {
  return new Map(
    listFiles(rendered, "*/scene.json").map((file) => {
      const { anchors } = JSON.parse(readFileSync(join(rendered, file), "utf8"));
      return [dirname(file), Object.keys(anchors)];
    }),
  );
}

/** The team's own pictures that belong to no article. */
const folder = "content/pictures";

const formats: Readonly<Record<string, string>> = {
  ".avif": "heif",
  ".jpeg": "jpeg",
  ".jpg": "jpeg",
  ".png": "png",
  ".svg": "svg",
  ".webp": "webp",
};

export const isPictureName = (name: string) => Object.hasOwn(formats, extname(name));

export const listOwnPictureNames = (root: string) =>
  listFiles(root, `${folder}/*`).filter(isPictureName);

type CheckedFiles = { source: YamlSource; checked: Pick<Checked, "files" | "faults"> };

/** Every place of YAML files that shows a picture of content/pictures (`ownPicture()`). */
function listUses({ source, checked: { files, faults } }: CheckedFiles): PictureUse[] {
  return files.flatMap((file) =>
    listFields(file.value, "file").flatMap(({ text, path }) => {
      const group = findSchema(source.schema, path.slice(0, -1));
      const { leastWidth } = group ? getFieldMetadata(group) : {};
      const place = makeFault(file, path, "");
      const isFaulty = faults.some((each) => each.file === file.file && each.field === place.field);
      return leastWidth && !isFaulty ? { ...place, picture: `pictures/${text}`, leastWidth } : [];
    }),
  );
}

/**
 * Checks the team's own pictures wherever they are shown: that each is there, of a kind that
 * browsers show, and large enough for its place.
 */
export async function checkPictures(
  root: string,
  checked: readonly CheckedFiles[],
  articles: readonly Pick<ArticleFile, "pictures">[],
): Promise<Fault[]> {
  const uses = [...checked.flatMap(listUses), ...articles.flatMap(({ pictures }) => pictures)];
  const faults = uses.map(async ({ picture, leastWidth, ...place }) => {
    const message = await findPictureFault(root, `content/${picture}`, leastWidth);
    return message ? [{ ...place, message: `${basename(picture)} ${message}` }] : [];
  });
  return (await Promise.all(faults)).flat();
}

const rememberFault = rememberLast<Promise<string | undefined>>();

async function findPictureFault(root: string, file: string, leastWidth: number) {
  const path = join(root, file);
  if (!existsSync(path)) {
    const names = listOwnPictureNames(root).map((name) => basename(name));
    return `is not a picture in ${folder}; put the file there, or correct its name${suggestNearest(basename(path), names)}`;
  }
  const { size, mtimeMs } = statSync(path);
  const from = [size, mtimeMs, leastWidth];
  return rememberFault(path, from, () => examinePicture(path, size / 1e6, leastWidth));
}

async function examinePicture(path: string, megabytes: number, leastWidth: number) {
  if (megabytes > largestPicture.megabytes) {
    return `is ${megabytes.toFixed(1)} MB, expected at most ${largestPicture.megabytes}; save it smaller`;
  }
  const kind = extname(path);
  if (kind === ".svg") {
    // Visitors get it as pixels; its fonts differ from machine to machine.
    const hasText = /<text\b/i.test(readFileSync(path, "utf8"));
    return hasText ? "has <text>, expected only shapes; convert text to paths" : findDamage(path);
  }
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format, compression, autoOrient = { width: 0, height: 0 } } = metadata ?? {};
  if (format !== formats[kind] || (format === "heif" && compression !== "av1")) {
    const kinds: Record<string, string> = { hevc: "HEIC", av1: "AVIF" };
    const found = kinds[compression ?? ""] ?? format;
    const really = found ? `is a ${found} file` : "cannot be read";
    return `${really}, expected the format that its name ends in; save it as JPG, PNG, WebP or AVIF`;
  }
  const { width, height } = autoOrient;
  const megapixels = (width * height) / 1e6;
  if (megapixels > largestPicture.megapixels) {
    return `has ${Math.round(megapixels)} megapixels, expected at most ${largestPicture.megapixels}; save it smaller`;
  }
  if (width < leastWidth) {
    return `is ${width} pixels wide, expected at least ${leastWidth} where it is shown`;
  }
  return findDamage(path);
}

/**
 * Whether a picture can be read to its end, which the build needs and its metadata do not show. At
 * this size a photo of 12 megapixels takes 50 ms, at its own 650.
 */
async function findDamage(path: string): Promise<string | undefined> {
  const small = sharp(path, { limitInputPixels: false }).resize({ width: 16 }).raw();
  const isWhole = await small.toBuffer().catch(() => undefined);
  return isWhole
    ? undefined
    : "is damaged or not complete; save or copy it again from the original";
}
