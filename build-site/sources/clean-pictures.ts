import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, makeFileFault } from "content-model/content-file";
import { listFiles } from "content-model/files";
import { keptPicture } from "content-model/media-fields";
import sharp from "sharp";
import { isPictureName } from "./picture-files.ts";

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
