import sharp from "sharp";

/** A photo as a phone names it. */
export async function photo() {
  const create = { width: 1200, height: 800, channels: 3, background: "gray" } as const;
  return {
    name: "IMG_2034 Night Shift.JPG",
    mimeType: "image/jpeg",
    buffer: await sharp({ create }).jpeg().toBuffer(),
  };
}

/** What the editor makes of it. */
export const photoFile = "img_2034-night-shift.webp";
