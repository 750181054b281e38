import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** A photo as a phone names it; each with its own number differs from the others. */
export async function photo(number = 2034) {
  const background = { r: number % 256, g: 128, b: 128 };
  const create = { width: 1200, height: 800, channels: 3, background } as const;
  return {
    name: `IMG_${number} Night Shift.JPG`,
    mimeType: "image/jpeg",
    buffer: await sharp({ create }).jpeg().toBuffer(),
  };
}

/** What the editor makes of it. */
export const getPhotoFile = (number = 2034) => `img_${number}-night-shift.webp`;

/** As iPhones take them; browsers show none. */
export const heicPhoto = {
  name: "IMG_0815.HEIC",
  mimeType: "image/heic",
  buffer: readFileSync(join(import.meta.dirname, "photo.heic")),
};
export const heicFile = "img_0815.webp";

type DroppedFile = Parameters<Locator["setInputFiles"]>[0];

/** Drops a file into a place that asks for one. */
export const dropIn = (place: Locator, file: DroppedFile): Promise<void> =>
  place.locator("input[type=file]").first().setInputFiles(file);

/** Drops a file into a field, and waits until the form has it: a photo is made small first. */
export async function dropInField(field: Locator, file: DroppedFile): Promise<void> {
  await dropIn(field, file);
  await field.getByRole("button", { name: /^Replace / }).waitFor();
}
