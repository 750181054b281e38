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
