import sharp from "sharp";

/** A photo as a phone names it. @param width in pixels @param more bytes at its end */
export async function photo(width = 1200, more = 0) {
  const create = { width, height: 800, channels: 3, background: "gray" } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  return {
    name: "IMG_2034 Night Shift.JPG",
    mimeType: "image/jpeg",
    buffer: Buffer.concat([picture, Buffer.alloc(more)]),
  };
}

/** What the editor calls it. */
export const photoFile = "img_2034-night-shift.jpg";
